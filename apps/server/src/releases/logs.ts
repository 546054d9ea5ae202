import { ENTRY_KINDS } from '@overtrick/evening/entryForm';
import { defined } from '@overtrick/rules/assert';
import { entrySchema } from '@overtrick/table/entry';
import { kindsOf } from '@overtrick/table/kinds';
import { type AccountEntry, accountAfter, schema as accountSchema } from '../accounts/account.ts';
import { type ChallengeEntry, challengeAfter, schema as challengeSchema } from '../boards/challenge.ts';
import { type Club, type ClubEntry, clubAfter, schema as clubSchema } from '../clubs/clubLog.ts';
import { type CodeEntry, codeAfter, schema as codeSchema } from '../codes/codeLog.ts';
import { eveningsAfter, type TimedEvening } from '../evenings/online/timetable.ts';
import { entryOf, foldOf } from '../evenings/tournamentLog.ts';
import {
  answersAfter,
  CLEARED,
  type LessonEntry,
  lessonAfter,
  schema as lessonSchema,
  pupilSchema,
} from '../lessons/sharedLesson.ts';
import { bodyOf as lineOf } from '../live/chat.ts';
import { readTable } from '../live/tableLog.ts';
import { type NoticeEntry, type Notices, schema as noticeSchema, noticesAfter } from '../meeting/notice.ts';
import { BANS, type BanEntry, schema as banSchema, bansAfter } from '../moderation/banLog.ts';
import {
  countsAfter,
  type ReportCounts,
  type ReportEntry,
  schema as reportSchema,
} from '../moderation/reportLog.ts';
import {
  logOf as listOf,
  type SignupEntry,
  type SignupList,
  schema as signupSchema,
  signupsAfter,
} from '../signups/signupLog.ts';
import { kindOf, type LogKind, logOf } from '../store/logKinds.ts';
import { tournamentGist, tournamentLogs } from './tournaments.ts';
import { allWrittenLogs, gist } from './written.ts';

/** The parts that must not change when a log of an older version is read, by its kind. */
const GISTS: Readonly<Record<LogKind, (bodies: readonly string[]) => unknown>> = {
  table: (bodies) => gist(defined(readTable('table1', bodies), 'a table')),
  chat: (bodies) => bodies.map(lineOf),
  challenge: (bodies) => challengeAfter(undefined, bodies),
  lesson: (bodies) =>
    lessonAfter(undefined, bodies, 0) ?? { isCleared: bodies[0] === JSON.stringify(CLEARED) },
  pupil: (bodies) => answersAfter(undefined, bodies),
  tournament: (bodies) => tournamentGist(defined(foldOf(bodies.map(entryOf)), 'a tournament')),
  timetable: (bodies) => eveningsAfter(undefined, bodies),
  series: (bodies) => eveningsAfter(undefined, bodies),
  club: (bodies) => clubGist(defined(clubAfter(undefined, bodies, 0), 'a club')),
  signups: (bodies) => signupsGist(signupsAfter(undefined, bodies, 0)),
  notices: (bodies) => noticesGist(defined(noticesAfter(undefined, bodies), 'notices')),
  account: (bodies) => accountAfter(undefined, bodies),
  passkey: (bodies) => bodies.map(kindOf),
  look: (bodies) => bodies.map(kindOf),
  code: (bodies) => codeAfter(bodies),
  bans: (bodies) => [...bansAfter(undefined, bodies)],
  reports: (bodies) => countsGist(defined(countsAfter(undefined, bodies), 'reports')),
};

// the marks of each request already identify the device that posted it
const noticesGist = ({ wishes, posts, devices: _, cleared: __, ...notices }: Notices): object => ({
  ...notices,
  wishes: [...wishes.values()].map(({ reports, ...wish }) => ({ ...wish, reports: [...reports] })),
  posts: [...posts],
});

const countsGist = ({ from, about, ...counts }: ReportCounts): object => ({
  ...counts,
  from: [...from],
  about: [...about],
});

const clubGist = ({ members, evenings, series, ...club }: Club): object => ({
  ...club,
  members: [...members.values()],
  evenings: [...evenings.values()].map(({ told: _, ...evening }) => evening),
  series: [...series.values()],
});

const signupsGist = ({ signups, steps, ...list }: SignupList): object => ({
  ...list,
  signups: [...signups.values()],
  steps: [...steps],
});

/** The kinds of entries in each kind of log that has several. */
export const ENTRIES: Readonly<Partial<Record<LogKind, readonly string[]>>> = {
  table: [...kindsOf(entrySchema)],
  challenge: [...kindsOf(challengeSchema)],
  lesson: [...kindsOf(lessonSchema)],
  pupil: [...kindsOf(pupilSchema)],
  tournament: ENTRY_KINDS,
  club: [...kindsOf(clubSchema)],
  signups: [...kindsOf(signupSchema)],
  notices: [...kindsOf(noticeSchema)],
  account: [...kindsOf(accountSchema)],
  code: [...kindsOf(codeSchema)],
  reports: [...kindsOf(reportSchema)],
  bans: [...kindsOf(banSchema)],
};

/** Returns the gist of a log by its name in the store. */
export const gistOf = (log: string, bodies: readonly string[]): unknown =>
  GISTS[defined(kindOf(log), 'a kind of log')](bodies);

/** Returns all logs that a release writes, by their names in a store: each kind of log with each kind of entry. */
export function allLogs(): ReadonlyMap<string, readonly string[]> {
  const tournaments = [...tournamentLogs()].map(([id, bodies]) => [logOf('tournament', id), bodies] as const);
  const others = Object.entries(OTHERS).map(
    ([log, entries]) => [log, entries.map((entry) => JSON.stringify(entry))] as const,
  );
  const owned = [logOf('passkey', 'key'), logOf('look', 'ann')].map(
    (log) => [log, [logOf('account', 'ann')]] as const,
  );
  return new Map([...allWrittenLogs(), ...tournaments, ...others, ...owned]);
}

const REWRITTEN = { kind: 'rewritten', skip: true } as const;
type Rewritten = typeof REWRITTEN;
const DEVICE = { at: 1_700_000_000_000, device: 'Linux' };
const LESSON = '# One hand\n\n? AQ962.K72.QJ4.83 :\nWhat do you call?\n+ 1S Right.\n- No.';
const FRIDAY: TimedEvening = { tournament: 'friday123456', start: 1_700_000_000_000 };

/** The logs other than those of tables and tournaments, by their names in a store. */
const OTHERS: Readonly<Record<string, readonly object[]>> = {
  [logOf('chat', 'everything')]: [
    { chair: 0, name: 'Ann', to: 'table', text: 'well played' },
    { name: 'Bea', to: 'spectators', text: 'the ten was the card' },
  ],
  [logOf('challenge', 'week')]: [
    {
      kind: 'challenge',
      game: 'bridge',
      options: { claims: 'asked' },
      match: 'boards',
      boards: 4,
      method: 'cross-imp',
      bots: 'club',
      secret: 'secret',
      day: '2026-11-22',
    },
    { kind: 'joined', table: 'table1', name: 'Ann' },
    { kind: 'from', marks: ['account 1', 'address 2'], skip: true },
    { kind: 'joined', table: 'table2', name: 'a former member' },
    REWRITTEN,
  ] satisfies readonly (ChallengeEntry | Rewritten)[],
  [logOf('lesson', 'class')]: [
    { kind: 'lesson', text: LESSON, title: 'One hand', label: 'Tuesday', proof: 'proof 1' },
    { kind: 'joined', pupil: 'pupil', name: 'Ann', proof: 'proof 2' },
    { kind: 'dismissed' },
    REWRITTEN,
    { kind: 'joined', pupil: 'other', name: 'Bea', proof: 'proof 3' },
  ] satisfies readonly (LessonEntry | Rewritten)[],
  [logOf('lesson', 'cleared')]: [CLEARED, { kind: 'dismissed' }, REWRITTEN] satisfies readonly (
    | LessonEntry
    | Rewritten
  )[],
  [logOf('pupil', 'pupil')]: [
    { kind: 'pupil', lesson: 'class' },
    { kind: 'answered', question: 0, call: 'P' },
    { kind: 'answered', question: 0, call: '1S' },
  ],
  [logOf('notices', 'period1400')]: [
    { kind: 'notices', secret: 'secret' },
    {
      kind: 'wish',
      wish: 'wish12345678',
      at: 1_700_000_000_000,
      terms: {
        kind: 'table',
        game: 'bridge',
        level: 'club',
        system: 'acol',
        zone: 'Europe/London',
        times: [{ day: 2, from: 1140, to: 1320 }],
        words: 'Two hours, no hurry',
        name: 'Ann',
      },
      proof: 'proof 1',
      marks: ['address 1', 'device 1'],
    },
    { kind: 'answer', wish: 'wish12345678', at: 1_700_000_001_000, name: 'Bea', table: 'table2', marks: [] },
    { kind: 'report', wish: 'wish12345678', marks: ['address 2'] },
    { kind: 'table', table: 'table1', at: 1_700_000_002_000, level: 'any', marks: [] },
    { kind: 'cleared', skip: true, wish: 'wish12345678', tables: ['table3'] },
    { kind: 'withdrawn', wish: 'other1234567' },
  ] satisfies readonly NoticeEntry[],
  [logOf('code', 'hash1')]: [
    { kind: 'opened', table: 'table1', until: 1_700_000_000_000 },
    { kind: 'ended' },
    { kind: 'opened', table: 'table2', until: 1_700_000_100_000 },
  ] satisfies readonly CodeEntry[],
  [BANS]: [
    { kind: 'banned', id: 'ban1', at: 1_700_000_000_000, who: 'Bea', secret: 's', marks: ['device 1'] },
    {
      kind: 'banned',
      id: 'ban2',
      at: 1_700_000_000_000,
      who: 'the account Ann',
      note: 'insults',
      secret: 't',
      marks: [],
      account: { key: 'ann', id: 'id' },
    },
    { kind: 'device', ban: 'ban2', marks: ['device 2'] },
    { kind: 'lifted', id: 'ban1', at: 1_700_000_001_000 },
  ] satisfies readonly BanEntry[],
  [logOf('reports', 'period660')]: [
    { kind: 'reports', secret: 'secret' },
    {
      kind: 'report',
      id: 'report123456',
      at: 1_700_000_000_000,
      place: { kind: 'table', id: 'table1' },
      secret: 'other secret',
      about: { name: 'Bea', chair: 1, proof: 'proof 1', marks: ['device 1', 'address 1'] },
      reason: 'insult',
      text: 'Again and again.',
      said: [{ name: 'Bea', chair: 1, to: 'table', text: 'You cannot play.', at: 1_700_000_000_000 }],
      by: { name: 'Ann', chair: 0, marks: ['device 2', 'address 2'] },
    },
    { kind: 'closed', id: 'report123456', at: 1_700_000_001_000, note: 'spoken to' },
  ] satisfies readonly ReportEntry[],
  [logOf('timetable', 'all')]: [FRIDAY, { ...FRIDAY, start: FRIDAY.start + 1 }],
  [logOf('series', 'friday123456')]: [FRIDAY],
  [logOf('club', 'monday123456')]: [
    { kind: 'club', name: 'Monday club', proof: 'proof 1', secret: 'secret' },
    {
      kind: 'described',
      name: 'The Monday club',
      isFound: true,
      weekly: { day: 1, time: '19:30', zone: 'Europe/London' },
      template: {
        form: 'pairs',
        game: 'bridge',
        method: 'mp',
        policies: { medium: 'online' },
        boards: 24,
        minutesPerBoard: 7,
        isUnattended: true,
      },
      names: 'members',
    },
    { kind: 'member', member: 'm1', name: 'Ann', number: '17', handicap: 2.5 },
    { kind: 'member', member: 'm2', name: 'Bea', isHidden: true },
    { kind: 'left', member: 'm3' },
    { kind: 'keyed', member: 'm1', proof: 'proof 2' },
    { kind: 'linked' },
    { kind: 'evening', tournament: 'first1234567', name: 'Monday', date: '2026-11-16', game: 'bridge' },
    { kind: 'evening', tournament: 'second123456', date: '2026-11-23', start: FRIDAY.start, isOpen: true },
    { kind: 'evening', tournament: 'third1234567', series: 'second123456' },
    {
      kind: 'result',
      tournament: 'first1234567',
      ranked: 4,
      lines: [
        {
          contestant: 'c1',
          members: ['m1', null],
          group: 'NS',
          place: 1,
          of: 2,
          percent: 62.5,
          points: 30,
          second: { place: 2, total: 65 },
        },
      ],
    },
    { kind: 'result', tournament: 'second123456', ranked: 0, lines: [] },
    { kind: 'withdrawn', tournament: 'second123456' },
    { kind: 'removed', tournament: 'third1234567' },
    {
      kind: 'series',
      series: 's1',
      name: 'Winter',
      form: 'series',
      who: 'pairs',
      from: '2026-10-01',
      to: '2027-03-31',
      game: 'bridge',
      nights: 20,
      by: 'places',
      places: [10, 6, 3],
      total: 'sum',
      ties: 'countback',
      best: 12,
      least: 5,
    },
    {
      kind: 'series',
      series: 's2',
      name: 'Ladder',
      form: 'ladder',
      who: 'players',
      by: 'percent',
      total: 'mean',
      ties: 'shared',
    },
    { kind: 'finished', series: 's2' },
    {
      kind: 'signupTerms',
      terms: {
        who: 'members',
        pairs: 12,
        closes: 60,
        money: '£4',
        announced: { date: '2026-12-28', time: '14:00', zone: 'Europe/London' },
      },
    },
    { kind: 'signupList', evening: '2026-12-28' },
    REWRITTEN,
  ] satisfies readonly (ClubEntry | Rewritten)[],
  [listOf('monday123456', '2026-12-28')]: [
    { kind: 'signups', secret: 'secret' },
    {
      kind: 'signedUp',
      signup: 'p1',
      at: 1_700_000_000_000,
      players: [{ member: 'm1' }, { name: 'Cy' }],
      owners: ['proof 1', 'member m1'],
      marks: ['member m1'],
    },
    {
      kind: 'signedUp',
      signup: 'p2',
      at: 1_700_000_001_000,
      players: [{ name: 'Di' }],
      owners: ['proof 2', 'account 1'],
      marks: ['address 1', 'device 1', 'account 1'],
    },
    {
      kind: 'signedUp',
      signup: 'p3',
      at: 1_700_000_002_000,
      players: [{ name: 'Eve' }],
      owners: ['proof 3'],
      marks: ['device 2'],
    },
    {
      kind: 'signedUp',
      signup: 'p4',
      at: 1_700_000_003_000,
      players: [{ name: 'Flo' }, { member: 'm2' }],
      owners: ['proof 4'],
      marks: [],
    },
    { kind: 'asked', signup: 'p3', other: 'p2', marks: ['device 2'] },
    { kind: 'joined', signup: 'p2', other: 'p3', marks: ['device 1'] },
    { kind: 'paid', signup: 'p2', player: 2, isPaid: true },
    { kind: 'changed', signup: 'p1', players: [{ member: 'm1' }, { name: 'Cy Fox' }], marks: ['member m1'] },
    { kind: 'withdrawn', signup: 'p4', marks: [] },
    REWRITTEN,
  ] satisfies readonly (SignupEntry | Rewritten)[],
  [logOf('account', 'ann')]: [
    { kind: 'registered', id: 'id', name: 'Ann', hash: 'hash' },
    { kind: 'signedIn', proof: 'session 1', ...DEVICE },
    { kind: 'sat', table: 'table1', chair: 0, proof: 'chair 1' },
    { kind: 'sat', table: 'table2', chair: 3, proof: 'chair 2' },
    { kind: 'lesson', lesson: 'class', proof: 'proof 1' },
    { kind: 'desk', tournament: 'evening1', proof: 'desk 1' },
    { kind: 'desk', tournament: 'evening2', proof: 'desk 2' },
    { kind: 'deskLeft', tournament: 'evening1' },
    { kind: 'passkeyAdded', id: 'key', publicKey: 'public', count: 0, transports: ['usb'], ...DEVICE },
    { kind: 'passkeyAdded', id: 'gone', publicKey: 'public', count: 0, transports: [], ...DEVICE },
    { kind: 'passkeyRemoved', id: 'gone' },
    { kind: 'signedIn', proof: 'session 2', passkey: 'key', count: 7, ...DEVICE },
    { kind: 'signedIn', proof: 'session 3' },
    { kind: 'signedOut', proof: 'session 3' },
    { kind: 'tokenMade', id: 'token1', name: 'Engine', scope: 'play', proof: 'proof 3', at: 2, skip: true },
    { kind: 'tokenMade', id: 'token2', name: 'Reader', scope: 'read', proof: 'proof 4', at: 3, skip: true },
    { kind: 'tokenRevoked', id: 'token2', skip: true },
    { kind: 'program', operator: 'Ann Lee', secret: 'secret 5' },
    { kind: 'invited', to: 'table1', at: 4, skip: true },
    { kind: 'befriended', key: 'bea', id: 'id 2' },
    { kind: 'befriended', key: 'cleo' },
    { kind: 'unfriended', key: 'cleo' },
    { kind: 'carded', card: { isTableSystem: true, choices: { drury: 'on' }, lines: [] } },
    REWRITTEN,
    { kind: 'passwordChanged', hash: 'other', keep: 'session 2' },
    { kind: 'leaving' },
  ] satisfies readonly (AccountEntry | Rewritten)[],
};
