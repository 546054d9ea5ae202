import * as z from 'zod/mini';
import {
  accountNamed,
  accountSession,
  boardPlayed,
  credentials,
  friend,
  newPassword,
  newToken,
  ownChair,
  sessionNamed,
  signedIn,
  tokenMade,
  tokenNamed,
} from '../account.ts';
import { actionDone, tableAction } from '../action.ts';
import { annotatedBoard, dealRecord } from '../board.ts';
import { challengeOverview, joinChallenge, openChallenge } from '../challenge.ts';
import {
  addMembers,
  CLUB_ID,
  changeMember,
  clubKey,
  clubView,
  describeClub,
  eveningOpened,
  MEMBER_ID,
  memberResults,
  openClub,
  openEvening,
  SERIES_ID,
  setSeries,
  standings,
} from '../clubs.ts';
import { type Immutable, TABLE_ID } from '../forms.ts';
import { codeAnswer, codeQuery, inviteCode } from '../invite/messages.ts';
import {
  giveAnswers,
  LESSON_ID,
  lessonKey,
  lessonOfAccount,
  lessonOverview,
  lessonResults,
  ownLesson,
  shareLesson,
  takeLesson,
} from '../lesson.ts';
import {
  answerWish,
  listedTables,
  listTable,
  postWish,
  WISH_ID,
  wishAnswers,
  wishes,
  wishKey,
} from '../meeting/forms.ts';
import { messages } from '../messages.ts';
import { reportBody } from '../moderation/report.ts';
import { oembed } from '../oembed.ts';
import { offlineDeal } from '../offline.ts';
import { gameEntry, opened, openTable, tableInfo } from '../openTable.ts';
import { accountByPasskey, listedPasskey, passkeyAdded, passkeyAssertion, passkeyNamed } from '../passkey.ts';
import { problem, refused } from '../refusal.ts';
import { changeSignup, SIGNUP_ID, setSignups, signUp, signupKey, signupsView } from '../signups.ts';
import { openedTournament, openTournament, tournamentCommands, tournamentMessages } from '../tournament.ts';
import {
  boardsFile,
  contestantsFile,
  EXPORT_FORMATS,
  tournamentChanged,
  tournamentSnapshot,
} from '../tournamentFiles.ts';
import { ACCOUNT_ROUTES } from './accounts.ts';
import { CHALLENGE_ROUTES } from './challenges.ts';
import { CLUB_ROUTES } from './clubs.ts';
import { EMBED_ROUTES } from './embeds.ts';
import { LESSON_ROUTES } from './lessons.ts';
import { MEETING_ROUTES } from './meeting.ts';
import { PASSKEY_ROUTES } from './passkeys.ts';
import { PROBLEM_ROUTES } from './problems.ts';
import type { Route } from './route.ts';
import { TABLE_ROUTES } from './tables.ts';
import { TOURNAMENT_ROUTES } from './tournaments.ts';

/**
 * The whole HTTP interface. The page's client, the published description and the tests of the server are made from it.
 */
export const ROUTES = {
  ...TABLE_ROUTES,
  ...CHALLENGE_ROUTES,
  ...EMBED_ROUTES,
  ...PROBLEM_ROUTES,
  ...MEETING_ROUTES,
  ...LESSON_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...CLUB_ROUTES,
  ...ACCOUNT_ROUTES,
  ...PASSKEY_ROUTES,
} as const;

export type RouteName = keyof typeof ROUTES;

type SchemaOf<R extends RouteName> = (typeof ROUTES)[R] extends { readonly body: infer Body } ? Body : never;

/** The body of a request to a route; `undefined` where it has none. */
export type BodyOf<R extends RouteName> = [SchemaOf<R>] extends [never]
  ? undefined
  : Immutable<z.input<SchemaOf<R>>>;

/** The body of a route's answer when it is not refused; `undefined` where it has none. */
export type AnswerOf<R extends RouteName> = {
  [Status in keyof (typeof ROUTES)[R]['answers']]: (typeof ROUTES)[R]['answers'][Status] extends {
    readonly body: infer Body;
  }
    ? Immutable<z.infer<Body>>
    : undefined;
}[keyof (typeof ROUTES)[R]['answers']];

/** The names between braces in a route's address. */
export type ParameterOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The forms of those parts of an address. */
export const PARAMETERS: Readonly<Record<ParameterOf<RouteName>, z.ZodMiniType<string>>> = {
  table: z.string().check(z.regex(new RegExp(TABLE_ID))),
  deal: z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)),
  chair: z.string().check(z.regex(/^[0-3]$/)),
  challenge: z.string(),
  wish: z.string().check(z.regex(new RegExp(WISH_ID))),
  lesson: z.string().check(z.regex(new RegExp(LESSON_ID))),
  pupil: z.string(),
  contestant: z.string(),
  tournament: z.string().check(z.regex(new RegExp(TABLE_ID))),
  club: z.string().check(z.regex(new RegExp(CLUB_ID))),
  member: z.string().check(z.regex(new RegExp(MEMBER_ID))),
  series: z.string().check(z.regex(new RegExp(SERIES_ID))),
  signup: z.string().check(z.regex(new RegExp(SIGNUP_ID))),
  format: z.enum(EXPORT_FORMATS),
  code: z.string().check(z.maxLength(40)),
};

/** Returns the route of a name, without its specific type. */
export const routeOf = (name: RouteName): Route => ROUTES[name];

/** The names under which the published description knows the forms of messages. */
export const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Refused: refused,
  Problem: problem,
  OpenTable: openTable,
  OfflineDeal: offlineDeal,
  OpenChallenge: openChallenge,
  JoinChallenge: joinChallenge,
  Challenge: challengeOverview,
  PostWish: postWish,
  WishKey: wishKey,
  Wishes: wishes,
  AnswerWish: answerWish,
  WishAnswers: wishAnswers,
  ListTable: listTable,
  ListedTables: listedTables,
  Opened: opened,
  Action: tableAction,
  ActionDone: actionDone,
  Table: tableInfo,
  CodeGiven: inviteCode,
  CodeTyped: codeQuery,
  CodeFound: codeAnswer,
  Game: gameEntry,
  Frame: oembed,
  Record: dealRecord,
  Board: annotatedBoard,
  ShareLesson: shareLesson,
  Report: reportBody,
  TakeLesson: takeLesson,
  GiveAnswers: giveAnswers,
  OwnLesson: ownLesson,
  LessonKey: lessonKey,
  Lesson: lessonOverview,
  LessonResults: lessonResults,
  LessonOfAccount: lessonOfAccount,
  OpenTournament: openTournament,
  OpenedTournament: openedTournament,
  Tournament: tournamentSnapshot,
  TournamentChanged: tournamentChanged,
  ContestantsFile: contestantsFile,
  BoardsFile: boardsFile,
  TournamentCommands: tournamentCommands,
  OpenClub: openClub,
  DescribeClub: describeClub,
  ClubKey: clubKey,
  Club: clubView,
  AddMembers: addMembers,
  ChangeMember: changeMember,
  OpenEvening: openEvening,
  EveningOpened: eveningOpened,
  SetSeries: setSeries,
  Standings: standings,
  MemberResults: memberResults,
  SetSignups: setSignups,
  SignUp: signUp,
  ChangeSignup: changeSignup,
  SignupKey: signupKey,
  Signups: signupsView,
  Credentials: credentials,
  OwnChair: ownChair,
  AccountNamed: accountNamed,
  SignedIn: signedIn,
  SessionNamed: sessionNamed,
  NewPassword: newPassword,
  NewToken: newToken,
  TokenMade: tokenMade,
  TokenNamed: tokenNamed,
  Session: accountSession,
  BoardPlayed: boardPlayed,
  Friend: friend,
  AccountByPasskey: accountByPasskey,
  PasskeyAdded: passkeyAdded,
  PasskeyNamed: passkeyNamed,
  PasskeyShown: passkeyAssertion,
  Passkey: listedPasskey,
  ...Object.fromEntries(
    Object.entries({ ...messages, ...tournamentMessages }).map(([name, message]) => [
      `socket.${name}`,
      message,
    ]),
  ),
};
