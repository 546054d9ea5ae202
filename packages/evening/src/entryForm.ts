/**
 * The form of entries: for each kind its fields, with the bounds of their texts and numbers. Logs and commands from
 * outside are read by this table alone.
 *
 *     parseCommand({ kind: 'skipped', line: 'A3/2/7', why: 'time', more: 1 })
 *     // ok: { kind: 'skipped', line: 'A3/2/7', why: 'time' }
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { FORMS, type Opened, type TournamentCommand, type TournamentEntry } from './entry.ts';
import {
  between,
  copied,
  type Field,
  field,
  isObject,
  isText,
  list,
  MOST_OF,
  oneOf,
  text,
  type Value,
  whole,
} from './form/field.ts';
import {
  BOARD,
  BREAKS,
  DATE,
  ENTRANTS,
  ENTRY,
  ID,
  LABEL,
  LINE,
  MOVEMENT,
  NAME,
  OPTIONS,
  PLACE,
  PLAYERS,
  POLICIES,
  REASON,
  RESULT,
  ROUND,
  RULING,
  SECTION,
  SEEN,
  SIDE,
  SIDES,
  SITTING,
  SITTING_OR_LINE,
  TIME,
  TO,
  TWO_SEATS,
  YES,
} from './form/fields.ts';

import { BASES, DRAWS } from './teams/entries.ts';

export type EntryCode =
  | 'ERR_ENTRY' // not of the form of its kind
  | 'ERR_KIND'; // a kind that this version does not know

/** The fields of an entry; those with a question mark may be left out. */
type Fields = Readonly<Record<string, Field>>;

const CARRIED: Field = {
  ...field(
    (value) =>
      isObject(value) &&
      between(-1e6, 1e6).isFit(value.points) &&
      (value.top === undefined || between(0, 1e6).isFit(value.top)),
    'points, and of how many',
  ),
  copy: (value) => {
    const { points, top } = value as Value;
    return { points, ...(top !== undefined && { top }) };
  },
};

const TWO_PLAYERS = field(
  (value) => Array.isArray(value) && value.length === 2 && value.every(whole(1, MOST_OF.players).isFit),
  'two players by their numbers',
);

const PLAYER = whole(1, MOST_OF.players);

const HANDICAP = between(-50, 50);

const FINALISTS: Field = {
  ...list(
    (value) => isObject(value) && ID.isFit(value.contestant) && CARRIED.isFit(value),
    MOST_OF.entrants,
    'contestants, each with points',
  ),
  copy: copied('contestant', 'points', 'top'),
};

const isListOf = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every(ID.isFit);

const THREE_WAY: Field = {
  ...field(
    (value) =>
      isObject(value) && isListOf(value.teams, 3) && (value.length === 'short' || value.length === 'long'),
    'three teams, and a length: short or long',
  ),
  copy: (value) => {
    const { teams, length } = value as Value;
    return { teams, length };
  },
};

const ZONE = field(
  (value) => isText(value, 1, 60) && /^[A-Za-z0-9_+\-/]+$/.test(String(value)),
  'a time zone like Europe/London',
);

const TERMS: Fields = { 'name?': NAME, 'date?': DATE, 'options?': OPTIONS, 'policies?': POLICIES };

const FIELDS: Readonly<Record<TournamentEntry['kind'], Fields>> = {
  opened: {
    form: oneOf(...FORMS),
    game: text(40),
    'seats?': TWO_SEATS,
    method: text(40),
    ...TERMS,
    'strats?': list(LABEL.isFit, 10, 'names'),
    'secret?': text(100),
    'series?': ID,
    'club?': ID,
    'isPractice?': YES,
  },
  regulated: { ...TERMS, 'method?': text(40) },
  granted: {
    role: oneOf('director', 'scorer', 'table', 'player', 'screen'),
    // a log that a director was given has none
    proof: text(100, 0),
    'label?': LABEL,
    'place?': PLACE,
    'contestant?': ID,
    'player?': whole(1, MOST_OF.players),
    'plays?': ID,
    'isAsked?': YES,
  },
  admitted: { key: ENTRY },
  revoked: { key: ENTRY },
  entered: {
    contestant: ID,
    'players?': PLAYERS,
    'strat?': LABEL,
    'isUnranked?': YES,
    'number?': ID,
    'direction?': SIDE,
    'carried?': CARRIED,
    'handicap?': HANDICAP,
    'isAway?': YES,
    'isRobots?': YES,
  },
  amended: {
    contestant: ID,
    'players?': PLAYERS,
    'strat?': field((value) => value === null || LABEL.isFit(value), `${LABEL.form}, or null`),
    'handicap?': field((value) => value === null || HANDICAP.isFit(value), `${HANDICAP.form}, or null`),
    'isUnranked?': YES,
    'isAway?': YES,
    'isRobots?': YES,
  },
  scratched: { contestant: ID },
  planned: {
    section: SECTION,
    from: ROUND,
    movement: MOVEMENT,
    entrants: ENTRANTS,
    boardsPerRound: whole(1, 99),
    firstBoard: BOARD,
    'boards?': oneOf('together', 'apart'),
    'session?': LABEL,
    'expected?': whole(1, 9999),
    'online?': list(whole(1, MOST_OF.tables).isFit, MOST_OF.tables, 'tables'),
    'draw?': oneOf(...DRAWS),
    'after?': whole(0, MOST_OF.rounds),
    'why?': REASON,
  },
  dealt: { board: BOARD, deal: text(80, 0), source: oneOf('server', 'file', 'hand') },
  solved: {
    board: BOARD,
    tricks: field(
      (value) => typeof value === 'string' && /^(?:[0-9a-d]{20})?$/i.test(value),
      '20 hexadecimal digits, or nothing',
    ),
    'par?': between(-8000, 8000),
  },
  timed: {
    section: SECTION,
    minutesPerBoard: between(1, 120),
    minutesPerMove: between(0, 120),
    'breaks?': BREAKS,
    'warnings?': list((value) => between(0, 120).isFit(value), 5, 'minutes'),
  },
  clock: {
    section: SECTION,
    act: oneOf('start', 'pause', 'resume', 'add', 'next'),
    'seconds?': between(-86_400, 86_400),
  },
  begun: { where: SITTING },
  seated: { where: SITTING, table: ID },
  shortened: { where: SITTING, boards: whole(1, 99) },
  covered: { where: SITTING },
  scheduled: {
    start: field((value) => value === null || TIME.isFit(value), `${TIME.form}, or null`),
    boards: whole(2, 99),
    minutesPerBoard: between(1, 60),
    'every?': whole(1, 366),
    'zone?': ZONE,
  },
  continued: { next: ID },
  sealed: {
    commitment: field(
      (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
      '64 hexadecimal digits',
    ),
    salt: text(60),
    boards: list(BOARD.isFit, MOST_OF.board, 'boards'),
  },
  reported: {
    line: LINE,
    result: RESULT,
    side: SIDES,
    'plan?': ENTRY,
    'seen?': SEEN,
    'ago?': between(0, 1e10),
    'record?': text(8000),
  },
  agreed: { line: LINE, side: SIDE, 'seen?': SEEN },
  withdrawn: { line: LINE, side: SIDES },
  skipped: { line: LINE, why: oneOf('time', 'fouled', 'other') },
  accepted: { line: LINE },
  ruled: {
    line: LINE,
    result: field((value) => value === null || RULING.isFit(value), `${RULING.form}, or null`),
    reason: REASON,
    'law?': text(20),
    'seen?': SEEN,
  },
  late: { line: LINE },
  fouled: {
    board: BOARD,
    lines: list(LINE.isFit, 400, 'lines'),
    form: field((value) => value === null || LABEL.isFit(value), `${LABEL.form}, or null`),
  },
  reseated: {
    where: SITTING_OR_LINE,
    // of partners two ids and what is between them
    ns: text(41),
    ew: text(41),
    'seats?': list(ID.isFit, 4, 'contestants'),
  },
  absent: {
    contestant: ID,
    from: ROUND,
    'to?': whole(0, MOST_OF.rounds),
    as: oneOf('late', 'never', 'gone'),
    'treatment?': oneOf('stand', 'void'),
  },
  curtailed: { section: SECTION, rounds: ROUND },
  penalised: {
    contestant: ID,
    amount: between(-10_000, 10_000),
    unit: oneOf('points', 'tops', 'percent'),
    'reason?': REASON,
  },
  appealed: { line: LINE, text: REASON },
  heard: { appeal: ENTRY, decision: REASON },
  substituted: { contestant: ID, player: PLAYER, substitute: PLAYER, from: ROUND, 'to?': ROUND },
  session: { name: LABEL, 'date?': DATE, 'finalists?': FINALISTS, 'isBySection?': YES },
  flagged: { place: PLACE, text: text(300) },
  attended: { flag: ENTRY },
  unflagged: { flag: ENTRY },
  announced: { text: text(300), to: TO },
  unsealed: { board: BOARD, reason: REASON },
  drawn: {
    section: SECTION,
    round: ROUND,
    meetings: list((value) => isListOf(value, 2), MOST_OF.entrants, 'meetings of two'),
    'byes?': list(ID.isFit, MOST_OF.entrants, 'contestants'),
    'threeWay?': THREE_WAY,
    'seed?': text(60),
    'basis?': oneOf(...BASES),
    'why?': REASON,
  },
  carded: { where: SITTING, 'contestant?': ID, home: between(-1e5, 1e5), away: between(-1e5, 1e5) },
  lined: { contestant: ID, from: ROUND, ns: TWO_PLAYERS, ew: TWO_PLAYERS },
  hid: { contestant: ID, player: whole(1, MOST_OF.players) },
  ended: {},
  published: {},
  reopened: { reason: REASON },
};

/** The kinds of entries that this version knows. */
export const ENTRY_KINDS: readonly string[] = Object.keys(FIELDS);

const STAMP: Fields = { at: TIME, by: SEEN, 'id?': text(60) };

/** Reads an entry of a log. Fields that this version does not know are kept. */
export function parseEntry(value: unknown): Result<TournamentEntry, EntryCode> {
  const kind = kindOf(value, 'an entry');
  if (!kind.ok) return kind;
  const { fields, object } = kind.value;
  return faultIn(object, { ...STAMP, ...fields }) ?? ok(object as unknown as TournamentEntry);
}

/** Reads what a page sends: the known fields alone are kept. Where the log is opened is no command. */
export function parseCommand(value: unknown): Result<TournamentCommand, EntryCode> {
  const kind = kindOf(value, 'a command');
  if (!kind.ok) return kind;
  const { fields, object } = kind.value;
  if (object.kind === 'opened') return fail('ERR_KIND', 'kind', 'a tournament is opened once');
  const fault = faultIn(object, fields);
  return fault ?? ok(copyOf(object, fields) as unknown as TournamentCommand);
}

function kindOf(value: unknown, noun: string): Result<{ fields: Fields; object: Value }, EntryCode> {
  if (!isObject(value)) return fail('ERR_ENTRY', undefined, `${noun} is an object, not ${quote(value)}`);
  const { kind } = value;
  if (typeof kind !== 'string') return fail('ERR_ENTRY', 'kind', `${noun} has a kind, not ${quote(kind)}`);
  return isKind(kind)
    ? ok({ fields: FIELDS[kind], object: value })
    : fail('ERR_KIND', 'kind', `there is no entry of the kind ${quote(kind)}`);
}

const isKind = (kind: string): kind is (Opened | TournamentCommand)['kind'] => Object.hasOwn(FIELDS, kind);

function faultIn(value: Value, fields: Fields): Failure<EntryCode> | undefined {
  for (const [key, { isFit, form }] of Object.entries(fields)) {
    const name = nameOf(key);
    const is = value[name];
    if (is === undefined ? !key.endsWith('?') : !isFit(is))
      return fail('ERR_ENTRY', name, `${name} is ${form}, not ${quote(is)}`);
  }
  return undefined;
}

const nameOf = (key: string): string => (key.endsWith('?') ? key.slice(0, -1) : key);

/** The known fields of a fit value. */
const copyOf = (value: Value, fields: Fields): Value => ({
  kind: value.kind,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([key, { copy = (is: unknown) => is }]) => {
      const name = nameOf(key);
      return value[name] === undefined ? [] : [[name, copy(value[name])]];
    }),
  ),
});
