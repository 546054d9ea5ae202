/**
 * A tournament's log as text: an entry a line, each a JSON object.
 *
 *     {"at":0,"by":0,"kind":"reported","line":"A3/2/7","result":"4S N 10","side":"both"}
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { parseMovement } from '../movement/text.ts';
import { decide } from './decide.ts';
import { FORMS, type TournamentEntry } from './entry.ts';
import { added, tournamentOf } from './fold.ts';
import type { Tournament } from './tournament.ts';

export type LogCode = 'ERR_LOG';

/** A log and what it tells. */
export interface ReadLog {
  readonly entries: readonly TournamentEntry[];
  readonly tournament: Tournament;
}

export const makeLog = (entries: readonly TournamentEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** Reads a log and goes through it; a failure has the line, from 1, and a sentence. Unknown fields are kept. */
export function parseLog(text: string): Result<ReadLog, LogCode> {
  const entries: TournamentEntry[] = [];
  let tournament: Tournament | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = entryIn(line);
    if (typeof entry === 'string') return wrong(i, entry);
    const before = tournament;
    if (before === undefined) {
      if (entry.kind !== 'opened') return wrong(i, 'the first entry of a log opens the tournament');
      tournament = tournamentOf([entry]);
    } else {
      if (entry.kind === 'opened') return wrong(i, 'a tournament is opened once');
      const decided = decide(before, entry);
      if (!decided.ok) return wrong(i, decided.why ?? decided.code);
      tournament = added(before, entry);
    }
    entries.push(entry);
  }
  return tournament === undefined ? wrong(0, 'the log is empty') : ok({ entries, tournament });
}

const wrong = (index: number, why: string): Failure<LogCode> => fail('ERR_LOG', `${index + 1}:1`, why);

type Field = readonly [check: (value: unknown) => boolean, form: string];

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf = (...words: readonly string[]): Field => [
  (value) => isText(value) && words.includes(value),
  `one of ${words.join(', ')}`,
];

const TEXT: Field = [isText, 'a text'];
const COUNT: Field = [isCount, 'a whole number from 1'];
const RESULT: Field = [(value) => value === null || isText(value), 'a text, or null'];
const SIDES = oneOf('NS', 'EW', 'both');
const MOVEMENT: Field = [
  (value) => isObject(value) && parseMovement(JSON.stringify(value)).ok,
  'a movement as JSON',
];
const ENTRANTS: Field = [
  (value) => Array.isArray(value) && value.every((one) => one === null || isText(one)),
  'a list of contestants, null where nobody is',
];
const PLAYERS: Field = [
  (value) => Array.isArray(value) && value.every((one) => isObject(one) && isText(one.name)),
  'a list of players, each with a name',
];

/** By kind: the fields that an entry has; those with a question mark may be left out. */
const FIELDS: Readonly<Record<TournamentEntry['kind'], Readonly<Record<string, Field>>>> = {
  opened: {
    form: oneOf(...FORMS),
    game: TEXT,
    method: TEXT,
    'name?': TEXT,
    'date?': TEXT,
    'options?': [isObject, 'an object'],
  },
  entered: { contestant: TEXT, 'players?': PLAYERS, 'strat?': TEXT },
  planned: {
    section: [(value) => isText(value) && /^[A-Z]{1,2}$/.test(value), 'one or two capital letters'],
    from: COUNT,
    movement: MOVEMENT,
    entrants: ENTRANTS,
    boardsPerRound: COUNT,
    firstBoard: COUNT,
    'why?': TEXT,
  },
  reported: { line: TEXT, result: TEXT, side: SIDES, 'seen?': [isNumber, 'a number'] },
  agreed: { line: TEXT, side: oneOf('NS', 'EW') },
  withdrawn: { line: TEXT, side: SIDES },
  skipped: { line: TEXT, why: oneOf('time', 'fouled', 'other') },
  ruled: { line: TEXT, result: RESULT, reason: TEXT },
  curtailed: { section: TEXT, rounds: COUNT },
  penalised: {
    contestant: TEXT,
    amount: [isNumber, 'a number'],
    unit: oneOf('points', 'tops', 'percent'),
    'reason?': TEXT,
  },
  ended: {},
};

const isKind = (value: unknown): value is TournamentEntry['kind'] =>
  isText(value) && Object.hasOwn(FIELDS, value);

/** The entry in a line of a log, or one sentence that says why there is none. */
function entryIn(line: string): TournamentEntry | string {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return 'this is no JSON';
  }
  if (!isObject(entry)) return `an entry is an object, not ${quote(entry)}`;
  if (!isKind(entry.kind)) return `there is no entry of the kind ${quote(entry.kind)}`;
  const fields = Object.entries({
    at: [isNumber, 'a number'] as Field,
    by: [isNumber, 'a number'] as Field,
    ...FIELDS[entry.kind],
  });
  for (const [key, [check, form]] of fields) {
    const name = key.replace('?', '');
    const value = entry[name];
    if (value === undefined ? !key.endsWith('?') : !check(value))
      return `${name} is ${form}, not ${quote(value)}`;
  }
  return entry as unknown as TournamentEntry;
}
