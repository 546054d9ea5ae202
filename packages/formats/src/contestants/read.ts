/**
 * A list of contestants as separated values: the first row names the columns, in any order. `name` and `name2` are the
 * players, `member` and `member2` their numbers at the national organization, `number` puts the rows in order, and rows
 * with the same `team` are the players of one contestant.
 *
 *     name,name2,number
 *     Ann Lee,Bo Day,2
 */

import type { Player } from '@overtrick/duplicate/event/event';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { type CsvRow, parseCsv } from './csv.ts';

export type ContestantsCode = 'ERR_CSV' | 'ERR_COLUMN' | 'ERR_CONTESTANT';

export interface ListedContestant {
  readonly players: readonly Player[];
  readonly team?: string;
}

const COLUMNS = ['name', 'name2', 'number', 'member', 'member2', 'team'] as const;
type Column = (typeof COLUMNS)[number];

/** More contestants than any evening has, and the most players of a team. */
const MOST = 1000;
const MOST_IN_TEAM = 8;
const LONGEST = 60;
/** Control characters, lone surrogates, and characters that change the direction of the text around them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

interface Row extends Readonly<Partial<Record<Column, string>>> {
  readonly line: number;
}

/** Reads a list, in the order of its numbers where it has any. A failure's place is `line:column`, or the line. */
export function readContestants(text: string): Result<readonly ListedContestant[], ContestantsCode> {
  const csv = parseCsv(text);
  if (!csv.ok) return csv;
  const [head, ...body] = csv.value;
  if (head === undefined) return fail('ERR_CSV', '1:1', 'the list is empty');
  const columns = columnsOf(head);
  if (!columns.ok) return columns;
  if (body.length > MOST) return wrong(body[MOST], `a list has ${MOST} rows at most`);
  const rows: Row[] = [];
  for (const row of body) {
    const read = readRow(row, columns.value);
    if (!read.ok) return read;
    rows.push(read.value);
  }
  return contestantsIn(rows);
}

function columnsOf({ line, values }: CsvRow): Result<readonly Column[], 'ERR_COLUMN'> {
  const columns: Column[] = [];
  for (const [i, value] of values.entries()) {
    const column = COLUMNS.find((name) => name === value.toLowerCase());
    const at = `${line}:${i + 1}`;
    if (column === undefined)
      return fail(
        'ERR_COLUMN',
        at,
        `the first row names the columns ${COLUMNS.join(', ')}, not ${quote(value)}`,
      );
    if (columns.includes(column)) return fail('ERR_COLUMN', at, `there are two columns ${column}`);
    columns.push(column);
  }
  if (columns.includes('name')) return ok(columns);
  return fail('ERR_COLUMN', `${line}:1`, 'there is no column name');
}

function readRow(row: CsvRow, columns: readonly Column[]): Result<Row, 'ERR_CONTESTANT'> {
  const { line, values } = row;
  if (values.slice(columns.length).some((value) => value !== ''))
    return wrong(row, `the row has ${values.length} values, and there are ${columns.length} columns`);
  const long = values.find((value) => [...value].length > LONGEST || UNWRITABLE.test(value));
  if (long !== undefined)
    return wrong(row, `a value is one line of ${LONGEST} characters at most, not ${quote(long)}`);
  const named = Object.fromEntries(
    columns.flatMap((column, i) => (values[i] ? [[column, values[i]] as const] : [])),
  );
  const read: Row = { ...named, line };
  if (read.name === undefined) return wrong(row, 'the row has no name');
  if (read.number !== undefined && !/^\d{1,4}$/.test(read.number))
    return wrong(row, `a number is a whole number, not ${quote(read.number)}`);
  return ok(read);
}

function contestantsIn(rows: readonly Row[]): Result<readonly ListedContestant[], 'ERR_CONTESTANT'> {
  const twice = repeated(rows);
  if (twice !== undefined) return wrong(twice, `there are two rows with the number ${twice.number}`);
  const found: { readonly number: number; readonly team?: string; readonly players: Player[] }[] = [];
  for (const row of rows) {
    const { team, number } = row;
    const same = team === undefined ? undefined : found.find((one) => one.team === team);
    if (same !== undefined) same.players.push(...playersOf(row));
    else
      found.push({
        number: number === undefined ? Infinity : Number(number),
        ...present({ team }),
        players: playersOf(row),
      });
    if (same !== undefined && same.players.length > MOST_IN_TEAM)
      return wrong(row, `a team has ${MOST_IN_TEAM} players at most`);
  }
  return ok(
    found
      .toSorted((a, b) => (a.number === b.number ? 0 : a.number - b.number))
      .map(({ players, team }) => ({ players, ...present({ team }) })),
  );
}

/** Finds the first row whose number an earlier row has; the players of a team may all have the team's number. */
function repeated(rows: readonly Row[]): Row | undefined {
  const known = new Map<number, string | undefined>();
  return rows.find(({ number, team }) => {
    if (number === undefined) return false;
    const at = Number(number);
    const isNew = !known.has(at) || (team !== undefined && known.get(at) === team);
    known.set(at, team);
    return !isNew;
  });
}

function playersOf({ name, name2, member, member2 }: Row): Player[] {
  const player = (named: string | undefined, number: string | undefined): Player[] =>
    named === undefined ? [] : [{ name: named, ...present({ number }) }];
  return [...player(name, member), ...player(name2, member2)];
}

const wrong = (row: Pick<CsvRow, 'line'> | undefined, why: string): Failure<'ERR_CONTESTANT'> =>
  fail('ERR_CONTESTANT', `${row?.line ?? 1}`, why);
