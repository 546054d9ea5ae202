/**
 * Reads Bridgemate's file (.bws), a Jet 4 database. Results are the rows of the table ReceivedData; sections' letters
 * are in Section, players' names in PlayerNumbers.
 */
import type { Event, Player } from '@overtrick/duplicate/event/event';
import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS, type Award } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import { isSeat, type Side, sideOf } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { readJet } from '../../jet/read.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type FourRow, individualOf } from '../individual.ts';
import { parseLead } from '../lead.ts';
import { correctedOr, type FaultyRow, isOfResult, leavesOut, type Reading, strictly } from '../reading.ts';
import { eventOfRows, type Row } from '../rows.ts';

type Cells = Readonly<Record<string, unknown>>;

/** The tables of a database by their names, each with its rows. */
export interface Tables {
  readonly names: readonly string[];
  rows(name: string): readonly Cells[];
}

/** The tables with results and names. */
const TABLES = ['Session', 'Section', 'ReceivedData', 'RoundData', 'PlayerNumbers'];

export function readBridgemate(bytes: Uint8Array, reading?: Reading): Result<Event, EventFileCode> {
  const tables = tablesOf(bytes, TABLES);
  return tables.ok ? eventOfTables(tables.value, reading) : tables;
}

/** Reads these tables of a database, as far as it has them. */
export function tablesOf(bytes: Uint8Array, wanted: readonly string[]): Result<Tables, EventFileCode> {
  const file = readJet(bytes);
  if (!file.ok) return broken(file);
  const { names } = file.value;
  const rows = new Map<string, readonly Cells[]>();
  for (const name of wanted) {
    const read = file.value.rows(name);
    if (!read.ok) return broken(read);
    rows.set(name, read.value);
  }
  return ok({ names, rows: (name) => rows.get(name) ?? [] });
}

const broken = ({ why = '' }: Failure): Failure<EventFileCode> =>
  fail('ERR_DATABASE', undefined, `this is not a complete Bridgemate database: ${why}`);

export function eventOfTables(tables: Tables, reading: Reading = strictly()): Result<Event, EventFileCode> {
  if (!tables.names.includes('ReceivedData'))
    return fail(
      'ERR_DATABASE',
      undefined,
      'there is no table ReceivedData: this is not a Bridgemate database',
    );
  const sections = sectionsOf(tables);
  const wrong = scoringError(tables, reading);
  if (wrong) return wrong;
  // a table may send a board again: what it sent last counts
  const rows = new Map<string, FourRow | { readonly row: Row; readonly seated?: undefined }>();
  for (const [i, row] of tables.rows('ReceivedData').entries()) {
    if (row.Erased === true) continue;
    const read = rowOf(row, `ReceivedData:${i + 1}`, sections, reading);
    if (read === undefined) continue;
    if (!read.ok) {
      if (!leavesOut(reading, read, isOfResult(read) ? sidesIn(row) : undefined)) return read;
      continue;
    }
    rows.set([row.Section, row.Table, row.Round, read.value.row.board].join(' '), read.value);
  }
  const all = [...rows.values()];
  const head = headOf(tables);
  const playersOf = playersIn(tables, sections);
  const fours = all.flatMap((one) => (one.seated === undefined ? [] : [one]));
  if (fours.length > 0 && fours.length === all.length)
    return individualOf(fours, head, (number, section) => playersOf(number, section)?.[0], reading);
  const winners = winnersOf(tables);
  return eventOfRows(
    all.map(({ row }) => row),
    { ...head, ...present({ winners }) },
    playersOf,
    reading,
  );
}

/** The letter and the session of each section by its number. */
type Sections = ReadonlyMap<number, { readonly letter: string; readonly session?: string }>;

function sectionsOf(tables: Tables): Sections {
  const rows = tables.rows('Section');
  const sessions = new Set(rows.map((row) => Number(row.Session ?? 0)));
  return new Map(
    rows.map((row) => [
      Number(row.ID),
      {
        letter: textOf(row.Letter) || String(row.ID),
        ...(sessions.size > 1 && { session: String(row.Session ?? '') }),
      },
    ]),
  );
}

/** The number of a section's ScoringType for IMPs of a kind that it does not tell. */
const IMPS = 2;

/** Refuses a file whose method is not known, unless the caller chose one. */
function scoringError(tables: Tables, { method }: Reading): Failure<EventFileCode> | undefined {
  const i = tables.rows('Section').findIndex((row) => Number(row.ScoringType) === IMPS);
  return i === -1 || method !== undefined
    ? undefined
    : fail(
        'ERR_EVENT',
        `Section:${i + 1}`,
        'ScoringType is 2, IMPs, and the file does not say which: choose the method cross-imp or butler',
      );
}

/** Returns the number of winners if all sections state the same. */
function winnersOf(tables: Tables): 1 | 2 | undefined {
  const stated = new Set(tables.rows('Section').map((row) => Number(row.Winners ?? 0)));
  const [winners] = stated;
  return stated.size === 1 && (winners === 1 || winners === 2) ? winners : undefined;
}

function headOf(tables: Tables): Pick<Event, 'name' | 'date'> {
  const [session] = tables.rows('Session');
  const name = textOf(session?.Name) || undefined;
  const date =
    session?.Date instanceof Date && !Number.isNaN(session.Date.valueOf())
      ? session.Date.toISOString().slice(0, 10)
      : undefined;
  return present({ name, date });
}

const sidesIn = ({ Board, PairNS, PairEW }: Cells): FaultyRow => ({
  ...{ board: Number(Board), ns: String(PairNS), ew: String(PairEW) },
});

/** Reads a result; `undefined` for a sit-out, which is written with pair 0. */
function rowOf(
  row: Cells,
  place: string,
  sections: Sections,
  reading: Reading,
): Result<FourRow | { readonly row: Row; readonly seated?: undefined }, EventFileCode> | undefined {
  const board = Number(row.Board);
  const [ns, ew] = [Number(row.PairNS), Number(row.PairEW)];
  if (!(board >= 1)) return fail('ERR_EVENT', place, 'a result is of a board with a number from 1');
  if (ns === 0 || ew === 0) return undefined;
  const result = correctedOr(reading, place, board, () => {
    const told = outcomeOf(row, board);
    return typeof told === 'string'
      ? fail('ERR_RESULT', place, `board ${board}, pairs ${ns} and ${ew}: ${told}`)
      : ok(told);
  });
  if (!result.ok) return result;
  const outcome = result.value;
  const { letter: section, session } = sections.get(Number(row.Section)) ?? { letter: textOf(row.Section) };
  const isTurned = textOf(row.Remarks).toLowerCase() === 'wrong direction';
  const [north, east] = isTurned ? [ew, ns] : [ns, ew];
  const [south, west] = [Number(row.South ?? 0), Number(row.West ?? 0)];
  const lead = outcome.kind === 'played' ? parseLead(textOf(row.LeadCard)) : undefined;
  const read: Row = {
    ...{ board, section, session, ns: String(north), ew: String(east), outcome, lead, place },
  };
  if (!(south > 0 && west > 0)) return ok({ row: read });
  const [one, other] = isTurned ? [west, south] : [south, west];
  return ok({ row: read, seated: [String(north), String(one), String(east), String(other)] });
}

const AWARDS: Readonly<Record<string, Award | undefined>> = {
  60: AVERAGE_PLUS,
  50: AVERAGE,
  40: AVERAGE_MINUS,
};

function outcomeOf(row: Cells, board: number): Outcome | string {
  const remarks = textOf(row.Remarks);
  if (/^not played$/i.test(remarks)) return { kind: 'notPlayed' };
  const [, ns, ew] = /^(\d\d)%-(\d\d)%$/.exec(remarks) ?? [];
  const [nsAward, ewAward] = [AWARDS[ns ?? ''], AWARDS[ew ?? '']];
  if (nsAward && ewAward) return { kind: 'artificial', ns: nsAward, ew: ewAward };
  const contract = textOf(row.Contract);
  if (contract === '') return { kind: 'notPlayed' };
  return readPlayed({ contract, declarer: textOf(row['NS/EW']), tricks: textOf(row.Result) }, board);
}

/** Returns the players of a pair, or a player: those who sat at the table and in the round that name them. */
function playersIn(tables: Tables, sections: Sections) {
  const letterOf = (row: Cells): string => sections.get(Number(row.Section))?.letter ?? '';
  const seated = new Map<string, Cells>();
  for (const row of tables.rows('RoundData'))
    seated.set([row.Section, Number(row.Table), Number(row.Round)].join(' '), row);
  const found = new Map<string, Player[]>();
  for (const row of tables.rows('PlayerNumbers')) {
    const seat = textOf(row.Direction).toUpperCase();
    // without a round, and in round 0, a player begins there
    const sitting = seated.get([row.Section, Number(row.Table), Number(row.Round) || 1].join(' '));
    if (!isSeat(seat) || sitting === undefined) continue;
    const side = sideOf(seat);
    const isIndividual = Number(sitting.South ?? 0) > 0;
    const column = isIndividual ? SEAT_COLUMNS[seat] : side === 'NS' ? 'NSPair' : 'EWPair';
    const key = [letterOf(row), sitting[column], isIndividual ? '' : side].join(' ');
    const number = textOf(row.Number);
    const player = { name: textOf(row.Name), ...(number !== '' && { number }) };
    if (player.name !== '' || number !== '') found.set(key, [...(found.get(key) ?? []), player]);
  }
  return (number: string, section: string | undefined, side?: Side): readonly Player[] | undefined =>
    found.get([section, number, side ?? ''].join(' '));
}

const SEAT_COLUMNS = { N: 'NSPair', S: 'South', E: 'EWPair', W: 'West' } as const;

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();
