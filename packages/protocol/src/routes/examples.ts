import type * as z from 'zod/mini';
import {
  accountExport,
  accountNamed,
  accountSession,
  boardPlayed,
  boards,
  credentials,
  declareBot,
  friend,
  friends,
  listedTokens,
  newPassword,
  newToken,
  ownCard,
  ownChair,
  sessionNamed,
  sessions,
  signedIn,
  tokenMade,
  tokenNamed,
} from '../account.ts';
import { actionDone, tableAction } from '../action.ts';
import { annotatedBoard, dealRecord, dealRecords } from '../board.ts';
import { challengeNamed, challengeOverview, joinChallenge, openChallenge } from '../challenge.ts';
import {
  addMembers,
  changeMember,
  clubKey,
  clubView,
  describeClub,
  eveningOpened,
  eveningsOfClub,
  memberResults,
  membersOfClub,
  openClub,
  openEvening,
  setSeries,
  standings,
} from '../clubs.ts';
import { deskKey, deskNamed, desksOfAccount, ownDesk } from '../desks.ts';
import { done } from '../forms.ts';
import { codeAnswer, codeQuery, inviteCode } from '../invite/messages.ts';
import { inviteProgram, programInvited } from '../invite/programs.ts';
import {
  giveAnswers,
  lessonKey,
  lessonOfAccount,
  lessonOverview,
  lessonResults,
  lessonsOfAccount,
  ownLesson,
  shareLesson,
  takeLesson,
} from '../lesson.ts';
import {
  answerWish,
  listedTables,
  listTable,
  postWish,
  wishAnswers,
  wishes,
  wishKey,
} from '../meeting/forms.ts';
import { messages } from '../messages.ts';
import { reportBody } from '../moderation/report.ts';
import { oembed } from '../oembed.ts';
import { offlineDeal } from '../offline.ts';
import { gameEntries, gameEntry, opened, openTable, tableInfo } from '../openTable.ts';
import {
  accountByPasskey,
  listedPasskey,
  passkeyAdded,
  passkeyAssertion,
  passkeyNamed,
  passkeyOptions,
  passkeys,
} from '../passkey.ts';
import { POLICIES, type Policies } from '../policies.ts';
import { problem, problemKind, refused } from '../refusal.ts';
import { changeSignup, setSignups, signUp, signupKey, signupsView } from '../signups.ts';
import {
  addresses,
  openedTournament,
  openTournament,
  tournamentCommands,
  tournamentMessages,
} from '../tournament.ts';
import {
  boardsFile,
  contestantsFile,
  devicesView,
  tournamentChanged,
  tournamentSnapshot,
} from '../tournamentFiles.ts';
import { PARAMETERS } from './list.ts';

/** Pairs a form with a value of it. */
const as = <Form extends z.ZodMiniType>(form: Form, value: z.input<Form>) => [form, value] as const;

const TABLE = 'k3x9q2m7p1ab';
const TOURNAMENT = 'c7v2n8d4w6ef';
const CLUB = 'h5t1y9r3z8gj';
const LESSON = 'b4s6u2k8x1lm';
const WISH = 'p9f3e7a5q2no';
const TOKEN = 'pQ3v8ZyT1uWmK5rX7cN2bL9dF4gH6jS0aE-iO_qUwYz';
const DATE = '2026-11-30';
const AT = 1_796_061_600_000;
const DEAL = 'N:AQ962.K7.QJ4.983 KJ5.AQ4.K98.AQ42 T743.JT93.T65.T6 8.8652.A732.KJ75';

/** The policies of a table on which nothing else was agreed. */
const policies = Object.fromEntries(
  Object.entries(POLICIES).map(([name, option]) => [name, option.default]),
) as unknown as Policies;

const RECORD: z.input<typeof dealRecord> = {
  game: 'bridge',
  options: {},
  setup: { board: 1, dealer: 'N', vul: 'none', deal: DEAL },
  steps: ['N 1S', 'E P', 'S P', 'W P', 'E D8'],
};
const GAME: z.input<typeof gameEntry> = {
  id: 'bridge',
  name: 'Contract bridge',
  players: 4,
  options: { honours: { kind: 'flag', default: false, help: 'Honours score.' } },
  matches: ['chicago', 'rubber', 'boards'],
};
const BOARD: z.input<typeof boardPlayed> = {
  ...{ table: TABLE, deal: 1, game: 'bridge', match: 'chicago', seat: 'S' },
  contract: { level: 4, strain: 'S', doubling: 0, declarer: 'S' },
  ...{ tricks: 10, points: 420, against: 0 },
};
const FRIEND: z.input<typeof friend> = {
  name: 'Bea',
  mutual: true,
  tables: [{ table: TABLE, game: 'bridge', match: 'chicago', free: 2 }],
};
const SESSION: z.input<typeof accountSession> = {
  id: 'a1b2c3d4e5f60718',
  at: AT,
  device: 'iPhone',
  current: true,
};
const OF_PROGRAM = { id: 'q8w3e5r7t1yu', name: 'My engine', scope: 'play', at: AT, until: AT } as const;
const PASSKEY: z.input<typeof listedPasskey> = { id: 'Zm9vYmFy', device: 'Phone', at: AT };
const NEW_PASSKEY: z.input<typeof passkeyAdded>['passkey'] = {
  id: 'Zm9vYmFy',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  transports: ['internal'],
};
const OF_ACCOUNT: z.input<typeof lessonOfAccount> = {
  ...{ lesson: LESSON, title: 'Stayman', label: 'Tuesday class', isOwn: true, pupils: 3 },
};
const LESSON_TEXT = '# Stayman\n\nWith a major, ask with 2♣.\n';
const WISHED: z.input<typeof postWish> = {
  kind: 'table',
  game: 'bridge',
  level: 'club',
  system: 'acol',
  zone: 'Europe/Vienna',
  times: [{ day: 1, from: 1140, to: 1320 }],
  words: 'Two friends look for two more',
  name: 'Ann',
};
const WEEKLY = { day: 1, time: '19:00', zone: 'Europe/London' };
const TEMPLATE = { form: 'pairs', game: 'bridge', method: 'mp', boards: 24, minutesPerBoard: 7 } as const;
const MEMBER = { member: 'm1', name: 'Ann Lee' };
const EVENING = {
  ...{ tournament: TOURNAMENT, name: 'Monday club', date: DATE, isPublished: true, ranked: 14 },
  winners: [['m1', null]],
};
const SERIES = {
  name: 'Winter series',
  form: 'series',
  who: 'players',
  from: '2026-10-01',
  to: '2027-03-31',
  by: 'percent',
  total: 'mean',
  ties: 'shared',
  best: 10,
} as const;
const TERMS = { who: 'everybody', pairs: 20, closes: 60, money: '£4' } as const;

/** A message of a chair, on the version that its page shows. */
const OF_CHAIR = { table: TABLE, token: TOKEN };
const OF_DEAL = { ...OF_CHAIR, deal: 1 };
const DECIDED = { ...OF_DEAL, version: 12, id: 'a7f0' };
const CARD = { lines: [{ line: 'notrump', text: '12 to 14' }] } as const;

const OF_MESSAGES = [
  as(messages.enter, { table: TABLE, token: TOKEN, have: 12 }),
  as(messages.sit, { table: TABLE, chair: 1, name: 'Bea' }),
  as(messages.start, OF_CHAIR),
  as(messages.leave, OF_CHAIR),
  as(messages.rest, { ...OF_CHAIR, away: true }),
  as(messages.skip, { ...OF_DEAL, wanted: true }),
  as(messages.card, { ...OF_CHAIR, card: { lines: [...CARD.lines] } }),
  as(messages.end, { ...OF_DEAL, wanted: true }),
  as(messages.admit, { ...OF_CHAIR, knock: 14, accept: true }),
  as(messages.remove, { ...OF_CHAIR, other: 2 }),
  as(messages.mute, { ...OF_CHAIR, other: 2, muted: true }),
  as(messages.act, { ...DECIDED, action: '1NT' }),
  as(messages.claim, { ...DECIDED, tricks: 9, line: 'Drawing trumps first' }),
  as(messages.answer, { ...DECIDED, accept: true }),
  as(messages.undo, DECIDED),
  as(messages.agree, { ...DECIDED, accept: true }),
  as(messages.withdraw, DECIDED),
  as(messages.explain, { ...OF_DEAL, id: 'a7f1', call: 2, text: 'Five spades, 6 to 9 points' }),
  as(messages.ask, { ...OF_DEAL, id: 'a7f2', call: 2 }),
  as(messages.face, OF_DEAL),
  as(messages.hint, { ...OF_DEAL, version: 12 }),
  as(messages.flag, { ...OF_CHAIR, id: 'a7f3', text: 'A hesitation' }),
  as(messages.unflag, { ...OF_CHAIR, flag: 15 }),
  as(messages.rematch, { ...OF_DEAL, seats: 'same' }),
  as(messages.adjust, { ...OF_DEAL, policies: { hints: true } }),
  as(messages.pause, { ...OF_CHAIR, paused: true }),
  as(messages.direct, { ...OF_DEAL, id: 'a7f4', order: { what: 'stop', reason: 'Time’s up' } }),
  as(messages.log, OF_DEAL),
  as(messages.say, { ...OF_CHAIR, to: 'table', text: 'Good evening' }),
  as(messages.voice, { ...OF_CHAIR, to: 2, signal: '{"type":"offer"}' }),
  as(messages.report, { ...OF_CHAIR, other: 2, reason: 'spam', text: 'The same line again and again' }),
  as(messages.next, OF_DEAL),
  as(tournamentMessages.attend, { tournament: TOURNAMENT, token: TOKEN, have: 40 }),
  as(tournamentMessages.depart, { tournament: TOURNAMENT }),
  as(tournamentMessages.join, {
    tournament: TOURNAMENT,
    token: TOKEN,
    id: 'a7f5',
    contestant: 'c4',
    player: 1,
  }),
  as(tournamentMessages.do, {
    ...{ tournament: TOURNAMENT, token: TOKEN, id: 'a7f6' },
    command: { kind: 'reported', line: 'A3/2/7', result: '4S N 10', side: 'NS' },
  }),
];

const OF_TABLES = [
  as(done, { ok: true }),
  as(refused, {
    ok: false,
    code: 'ERR_STALE',
    message: 'The table has moved on. Look again before you act.',
    version: 13,
  }),
  as(problem, {
    ...{ type: '/api/problems/ERR_NO_TABLE', title: 'There is no table at this link.', status: 404 },
    ...{ detail: 'There is no table at this link.', ok: false, code: 'ERR_NO_TABLE' },
    message: 'There is no table at this link.',
  }),
  as(problemKind, { code: 'ERR_NO_TABLE', title: 'There is no table at this link.' }),
  as(gameEntry, GAME),
  as(gameEntries, [GAME]),
  as(openTable, {
    ...{ game: 'bridge', match: 'boards', matchOptions: { boards: 4 }, name: 'Ann', chair: 0, people: 2 },
    policies: { spectators: 'off' },
  }),
  as(opened, { table: TABLE, chair: 0, token: TOKEN }),
  as(tableInfo, {
    ...{ table: TABLE, game: 'bridge', options: {}, match: 'boards', matchOptions: { boards: 4 }, policies },
    chairs: [
      { chair: 0, seat: 'N', kind: 'person', name: 'Ann', present: true, host: true },
      { chair: 1, seat: 'E', kind: 'bot', name: 'Birch', present: true },
    ],
  }),
  as(tableAction, { kind: 'act', deal: 1, version: 12, id: 'a7f0', action: '1NT' }),
  as(actionDone, { ok: true, version: 13 }),
  as(inviteProgram, { program: 'Deep Finesse Jr', chair: 2 }),
  as(programInvited, { name: 'BOT Deep Finesse Jr', operator: 'Ann Lee' }),
  as(inviteCode, { code: 'BDFHKM', until: AT }),
  as(codeQuery, { code: 'bdf-hkm' }),
  as(codeAnswer, { table: TABLE }),
  as(dealRecord, RECORD),
  as(dealRecords, [RECORD]),
  as(annotatedBoard, {
    record: JSON.stringify(RECORD),
    match: 'boards',
    players: { N: 'Ann', E: 'Birch' },
    meanings: { '0': 'Five spades, 12 points or more' },
    reasons: { '4': 'The fourth-best of the longest suit' },
  }),
  as(offlineDeal, {
    ...{ table: TABLE, token: TOKEN, wanted: { game: 'bridge', name: 'Ann', chair: 0 }, deal: 1 },
    ...{ setup: RECORD.setup, steps: [...RECORD.steps] },
  }),
  as(oembed, {
    ...{ version: '1.0', type: 'rich', title: 'Ranking · Monday club', provider_name: 'Overtrick' },
    ...{ provider_url: 'https://bridge.example', cache_age: 60, width: 600, height: 420 },
    html: `<iframe src="https://bridge.example/embed/ranking/${TOURNAMENT}" width="600" height="420"></iframe>`,
  }),
  as(openChallenge, { game: 'bridge', boards: 4, method: 'mp' }),
  as(challengeNamed, { challenge: TABLE }),
  as(joinChallenge, { name: 'Ann' }),
  as(challengeOverview, {
    ...{ challenge: TABLE, game: 'bridge', options: {}, boards: 4, method: 'mp', you: 0 },
    entrants: [{ name: 'Ann', done: 1 }],
    finished: [
      {
        ...{ board: 1, party: 'NS', seat: 'S' },
        results: [{ entrant: 0, tricks: 10, points: { NS: 420, EW: 0 }, record: JSON.stringify(RECORD) }],
      },
    ],
  }),
  as(reportBody, { reason: 'spam', text: 'The same words again and again' }),
  as(postWish, WISHED),
  as(wishKey, { wish: WISH, token: TOKEN }),
  as(wishes, { wishes: [{ wish: WISH, ...WISHED, until: AT, answers: 1 }], next: WISH }),
  as(answerWish, { name: 'Bea', words: 'We would like to' }),
  as(wishAnswers, { answers: [{ name: 'Bea', words: 'We would like to', table: TABLE, at: AT }] }),
  as(listTable, { table: TABLE, level: 'social', words: 'Beginners are welcome' }),
  as(listedTables, {
    tables: [
      {
        ...{
          table: TABLE,
          game: 'bridge',
          match: 'chicago',
          level: 'social',
          words: 'Beginners are welcome',
        },
        ...{ system: 'usual', people: ['Ann'], free: 3 },
      },
    ],
  }),
];

const OF_LESSONS = [
  as(shareLesson, { text: LESSON_TEXT, label: 'Tuesday class' }),
  as(takeLesson, { name: 'Bea' }),
  as(giveAnswers, { answers: [{ question: 0, call: '2C' }] }),
  as(ownLesson, { lesson: LESSON, token: TOKEN }),
  as(lessonKey, { lesson: LESSON, token: TOKEN }),
  as(lessonOverview, {
    ...{ lesson: LESSON, text: LESSON_TEXT, label: 'Tuesday class', isOwn: false },
    you: { name: 'Bea', answers: [{ question: 0, call: '2C' }] },
  }),
  as(lessonResults, {
    ...{ lesson: LESSON, text: LESSON_TEXT },
    pupils: [{ pupil: 'r8w2q4', name: 'Bea', answers: [{ question: 0, call: '2C' }] }],
  }),
  as(lessonOfAccount, OF_ACCOUNT),
  as(lessonsOfAccount, { lessons: [OF_ACCOUNT] }),
];

const OF_EVENINGS = [
  as(openTournament, { name: 'Monday club', date: DATE, form: 'pairs', game: 'bridge', method: 'mp' }),
  as(openedTournament, { tournament: TOURNAMENT, token: TOKEN }),
  as(tournamentSnapshot, {
    ...{ tournament: TOURNAMENT, version: 40, now: AT },
    view: { head: { name: 'Monday club', form: 'pairs', state: 'playing' } } as never,
  }),
  as(tournamentChanged, { version: 42, number: 42 }),
  as(contestantsFile, { id: 'a7f7', text: 'number,name,name2\n1,Ann Lee,Bo Day\n' }),
  as(boardsFile, { id: 'a7f8', text: `[Board "1"]\n[Deal "${DEAL}"]\n` }),
  as(tournamentCommands, { id: 'a7f9', commands: [{ kind: 'announced', text: 'Coffee', to: 'all' }] }),
  as(devicesView, { devices: [{ key: 3, silentMs: 0 }] }),
  as(addresses, { addresses: ['http://192.168.1.20:3000'] }),
];

const OF_CLUBS = [
  as(openClub, { name: 'Monday club' }),
  as(describeClub, { name: 'Monday club', weekly: WEEKLY, template: TEMPLATE, names: 'members' }),
  as(clubKey, { club: CLUB, token: TOKEN }),
  as(clubView, {
    ...{ club: CLUB, name: 'Monday club', role: 'members', weekly: WEEKLY, next: AT, names: 'members' },
    ...{ members: [MEMBER], evenings: [EVENING], all: 1, series: [{ series: 's1', ...SERIES }] },
  }),
  as(membersOfClub, { members: [MEMBER] }),
  as(eveningsOfClub, { evenings: [EVENING] }),
  as(addMembers, { members: [{ name: 'Ann Lee', number: '12345', handicap: 2 }] }),
  as(changeMember, { isHidden: true }),
  as(openEvening, { date: DATE, withSignups: true }),
  as(eveningOpened, { tournament: TOURNAMENT, token: TOKEN }),
  as(setSeries, { series: 's1', ...SERIES }),
  as(standings, {
    ...{ series: 's1', ...SERIES, evenings: [{ tournament: TOURNAMENT, date: DATE }] },
    rows: [
      {
        members: ['m1'],
        names: ['Ann Lee'],
        place: 1,
        total: 56.25,
        played: 1,
        scores: [56.25],
        counted: [0],
      },
    ],
  }),
  as(memberResults, {
    ...MEMBER,
    results: [
      { tournament: TOURNAMENT, date: DATE, partners: [null], place: 1, of: 14, percent: 56.25, points: 81 },
    ],
  }),
  as(setSignups, { terms: TERMS }),
  as(signUp, { evening: DATE, name: 'Ann Lee', partner: 'Bo Day' }),
  as(changeSignup, { kind: 'ask', evening: DATE, other: 'p2' }),
  as(signupKey, { signup: 'p1', token: TOKEN }),
  as(signupsView, {
    ...{
      club: CLUB,
      evening: { date: DATE, start: AT, closes: AT, isOpen: true, hasStarted: false },
      limit: 20,
      mayEnter: true,
    },
    ...{ isWhole: true, pairs: 1, reserves: 0, singles: 0 },
    signups: [{ signup: 'p1', players: [{ name: 'Ann Lee' }, { name: 'Bo Day' }], place: 'in', number: 1 }],
  }),
];

const OF_ACCOUNTS = [
  as(credentials, { name: 'Ann', password: 'correct horse battery' }),
  as(signedIn, { name: 'Ann' }),
  as(accountNamed, { name: 'Bea' }),
  as(declareBot, { name: 'Deep Finesse Jr', operator: 'Ann Lee' }),
  as(newPassword, { password: 'correct horse battery', next: 'staple correct horse' }),
  as(newToken, { name: 'My engine', scope: 'play' }),
  as(tokenMade, { ...OF_PROGRAM, token: `ot_YW5u.${TOKEN}` }),
  as(listedTokens, { tokens: [OF_PROGRAM] }),
  as(tokenNamed, { id: OF_PROGRAM.id }),
  as(accountSession, SESSION),
  as(sessions, { sessions: [SESSION], password: true }),
  as(sessionNamed, { id: 'others' }),
  as(ownChair, OF_CHAIR),
  as(boardPlayed, BOARD),
  as(boards, { boards: [BOARD] }),
  as(friend, FRIEND),
  as(friends, { friends: [FRIEND] }),
  as(ownCard, { card: { lines: [...CARD.lines] } }),
  as(accountExport, { name: 'Ann', tables: [{ table: TABLE, boards: [RECORD] }] }),
  as(ownDesk, { tournament: TOURNAMENT, token: TOKEN, label: 'Ann’s laptop' }),
  as(deskNamed, { tournament: TOURNAMENT }),
  as(deskKey, { tournament: TOURNAMENT, token: TOKEN }),
  as(desksOfAccount, {
    evenings: [{ tournament: TOURNAMENT, state: 'playing', name: 'Monday club', date: DATE }],
  }),
  as(passkeyOptions, { options: { challenge: 'dGhlIGNoYWxsZW5nZQ', timeout: 120_000 } }),
  as(passkeyAdded, { device: 'Phone', passkey: NEW_PASSKEY }),
  as(accountByPasskey, { name: 'Ann', device: 'Phone', passkey: NEW_PASSKEY }),
  as(passkeyAssertion, {
    ...{ id: 'Zm9vYmFy', clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
    ...{ authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDx' },
  }),
  as(passkeyNamed, { id: 'Zm9vYmFy' }),
  as(listedPasskey, PASSKEY),
  as(passkeys, { passkeys: [PASSKEY] }),
];

const OF_ADDRESSES = [
  as(PARAMETERS.table, TABLE),
  as(PARAMETERS.deal, '1'),
  as(PARAMETERS.chair, '2'),
  as(PARAMETERS.challenge, TABLE),
  as(PARAMETERS.wish, WISH),
  as(PARAMETERS.lesson, LESSON),
  as(PARAMETERS.pupil, 'r8w2q4'),
  as(PARAMETERS.contestant, 'c4'),
  as(PARAMETERS.tournament, TOURNAMENT),
  as(PARAMETERS.club, CLUB),
  as(PARAMETERS.member, 'm1'),
  as(PARAMETERS.series, 's1'),
  as(PARAMETERS.signup, 'p1'),
  as(PARAMETERS.format, 'csv'),
  as(PARAMETERS.code, 'ERR_NO_TABLE'),
];

/** A value of each form in the published description: bodies, answers, messages and parts of addresses. */
export const EXAMPLES: ReadonlyMap<z.ZodMiniType, unknown> = new Map<z.ZodMiniType, unknown>([
  ...OF_MESSAGES,
  ...OF_TABLES,
  ...OF_LESSONS,
  ...OF_EVENINGS,
  ...OF_CLUBS,
  ...OF_ACCOUNTS,
  ...OF_ADDRESSES,
]);
