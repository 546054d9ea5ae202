/**
 * Reads the results of an event from separated values. The first row names the columns, in any order; `board`, `ns` and
 * `ew` must be there, and a result: `result` (`4S N 10`, `PASS`, `A6040`, `NP`), or `contract`, `declarer`, `tricks`,
 * or `score` from North-South's side.
 *
 *     board,ns,ew,contract,declarer,tricks
 *     1,3,7,4S,N,10
 *
 * In an individual `ns` and `ew` are two players each, `3+7`. The method is matchpoints unless the caller chooses.
 */
import type { Event } from '@overtrick/duplicate/event/event';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { type CsvRow, parseCsv } from '../../contestants/csv.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type FourRow, individualOf } from '../individual.ts';
import { readResult } from '../json/result.ts';
import { parseLead } from '../lead.ts';
import {
  correctedOr,
  type FaultyRow,
  isOfResult,
  leavesOut,
  type Reading,
  resultOf,
  strictly,
} from '../reading.ts';
import { eventOfRows, type Row } from '../rows.ts';

/** The columns that are used. */
const USED = [
  ...['board', 'ns', 'ew', 'session', 'section', 'contract', 'declarer', 'tricks', 'lead', 'score', 'result'],
  // what follows from the others
  ...['ns_points', 'ew_points'],
];

export function readCsvEvent(text: string, reading: Reading = strictly()): Result<Event, EventFileCode> {
  const csv = parseCsv(text);
  if (!csv.ok) return fail('ERR_EVENT', csv.at, csv.why ?? csv.code);
  const [head, ...body] = csv.value;
  const names = (head?.values ?? []).map((name) => name.toLowerCase());
  const missing = ['board', 'ns', 'ew'].find((name) => !names.includes(name));
  if (missing !== undefined) return fail('ERR_EVENT', '1:1', `there is no column ${missing}`);
  if (names.includes('round'))
    return fail(
      'ERR_EVENT',
      '1:1',
      'these are results of teams, and the file does not say which meet and how they are scored: use JSON or USEBIO',
    );
  for (const name of names) if (!USED.includes(name)) reading.passedOver?.add(name);
  const rows: Row[] = [];
  for (const row of body) {
    const read = rowOf(row, names, reading);
    if (read.ok) rows.push(read.value);
    else if (!leavesOut(reading, read, isOfResult(read) ? sidesIn(row, names) : undefined)) return read;
  }
  const fours = rows.flatMap(playersIn);
  return fours.length === rows.length && fours.length > 0
    ? individualOf(fours, {}, () => undefined, reading)
    : eventOfRows(rows, {}, undefined, reading);
}

function rowOf(
  { line, values }: CsvRow,
  names: readonly string[],
  reading: Reading,
): Result<Row, EventFileCode> {
  const cell = (name: string): string => values[names.indexOf(name)] ?? '';
  const place = `${line}:1`;
  const board = Number(cell('board'));
  if (!Number.isInteger(board) || board < 1)
    return fail('ERR_EVENT', place, `a board has a number from 1, not ${quote(cell('board'))}`);
  const [ns, ew] = [cell('ns'), cell('ew')];
  if (![ns, ew].every(isNumber))
    return fail('ERR_EVENT', place, `a row has numbers of at most ${LONGEST} characters in ns and ew`);
  const outcome = correctedOr(reading, place, board, () => outcomeOf(cell, board, place, reading));
  if (!outcome.ok) return outcome;
  const lead = outcome.value.kind === 'played' ? parseLead(cell('lead')) : undefined;
  return ok({
    ...{ board, ns, ew, outcome: outcome.value, place },
    ...present({ session: cell('session') || undefined, section: cell('section') || undefined, lead }),
  });
}

const sidesIn = ({ values }: CsvRow, names: readonly string[]): FaultyRow => {
  const [board = '', ns = '', ew = ''] = ['board', 'ns', 'ew'].map((name) => values[names.indexOf(name)]);
  return { board: Number(board), ns, ew };
};

/** The most characters of the number of a pair, or of two players. */
const LONGEST = 20;

const isNumber = (text: string): boolean => text !== '' && text.length <= LONGEST && !/\s/.test(text);

/** Reads a result by its contract, its score, or as a text. */
function outcomeOf(
  cell: (name: string) => string,
  board: number,
  place: string,
  reading: Reading,
): Result<Outcome, EventFileCode> {
  const wrong = (why: string): Failure<EventFileCode> => fail('ERR_RESULT', place, why);
  const [contract, score] = [cell('contract'), cell('score')];
  if (contract !== '' || score !== '') {
    const told = { contract, declarer: cell('declarer'), tricks: cell('tricks') };
    if (score !== '' && !/^[-+]?\d+$/.test(score))
      return fail('ERR_SCORE', place, `a score is a number, not ${quote(score)}`);
    const played = resultOf(
      reading,
      place,
      { ...told, score: score === '' ? undefined : Number(score) },
      board,
    );
    return typeof played === 'string' ? wrong(played) : ok(played);
  }
  const text = cell('result');
  if (text === '') return ok({ kind: 'notPlayed' });
  const read = readResult(/^[-+]?\d+$/.test(text) ? Number(text) : text, board);
  return typeof read === 'string' ? wrong(read) : ok(read);
}

/** Returns the four players of a row of an individual. */
function playersIn(row: Row): readonly FourRow[] {
  const seated = [row.ns, row.ew].flatMap((side) => side.split('+').map((one) => one.trim()));
  const [north, south, east, west, ...more] = seated;
  return more.length > 0 ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined
    ? []
    : [{ row, seated: [north, south, east, west] }];
}
