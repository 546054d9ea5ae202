/**
 * Reads Bridgemate's file (.bws), a Jet 4 database. Results are the rows of the table ReceivedData; sections' letters
 * are in Section, players' names in PlayerNumbers.
 */
import { Buffer } from 'node:buffer';
import type { Event, Player } from '@overtrick/duplicate/event/event';
import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS, type Award } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import { isSeat, type Side, sideOf } from '@overtrick/rules/cards/seat';
import { fail, ok, type Result } from '@overtrick/rules/result';
import MDBReader from 'mdb-reader';
import type { EventFileCode } from '../eventFormat.ts';
import { parseLead } from '../lead.ts';
import { leavesOut, type Reading, strictly } from '../reading.ts';
import { eventOfRows, type Row } from '../rows.ts';

type Cells = Readonly<Record<string, unknown>>;

/** The tables of a database by their names, each with its rows. */
export interface Tables {
  readonly names: readonly string[];
  rows(name: string): readonly Cells[];
}

export function readBridgemate(bytes: Uint8Array, reading?: Reading): Result<Event, EventFileCode> {
  const tables = tablesOf(bytes);
  if (!tables.ok) return tables;
  try {
    return eventOfTables(tables.value, reading);
  } catch (error) {
    // the reader throws where a page of the database is missing
    return broken(error);
  }
}

export function tablesOf(bytes: Uint8Array): Result<Tables, EventFileCode> {
  try {
    const database = new MDBReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const names = database.getTableNames();
    return ok({ names, rows: (name) => (names.includes(name) ? database.getTable(name).getData() : []) });
  } catch (error) {
    return broken(error);
  }
}

const broken = (error: unknown) =>
  fail(
    'ERR_DATABASE',
    undefined,
    `this is not a complete Bridgemate database: ${error instanceof Error && error.message !== '' ? error.message : 'it cannot be read'}`,
  );

export function eventOfTables(tables: Tables, reading: Reading = strictly()): Result<Event, EventFileCode> {
  if (!tables.names.includes('ReceivedData'))
    return fail(
      'ERR_DATABASE',
      undefined,
      'there is no table ReceivedData: this is not a Bridgemate database',
    );
  const letters = new Map(
    tables.rows('Section').map((row) => [Number(row.ID), textOf(row.Letter) || String(row.ID)]),
  );
  // a table may send a board again: what it sent last counts
  const rows = new Map<string, Row>();
  for (const [i, row] of tables.rows('ReceivedData').entries()) {
    if (row.Erased === true) continue;
    const place = `ReceivedData:${i + 1}`;
    const board = Number(row.Board);
    const [ns, ew] = [Number(row.PairNS), Number(row.PairEW)];
    if (!(board >= 1)) {
      const wrong = fail('ERR_EVENT', place, 'a result is of a board with a number from 1');
      if (!leavesOut(reading, wrong)) return wrong;
      continue;
    }
    // a sit-out is written with pair 0
    if (ns === 0 || ew === 0) continue;
    const outcome = outcomeOf(row, board);
    if (typeof outcome === 'string') {
      const wrong = fail('ERR_RESULT', place, `board ${board}, pairs ${ns} and ${ew}: ${outcome}`);
      if (!leavesOut(reading, wrong)) return wrong;
      continue;
    }
    const section = letters.get(Number(row.Section)) ?? textOf(row.Section);
    const swapped = textOf(row.Remarks).toLowerCase() === 'wrong direction';
    const [north, east] = swapped ? [ew, ns] : [ns, ew];
    rows.set([section, row.Table, row.Round, board].join(' '), {
      board,
      section,
      ns: String(north),
      ew: String(east),
      outcome,
      lead: outcome.kind === 'played' ? parseLead(textOf(row.LeadCard)) : undefined,
      place,
    });
  }
  return eventOfRows([...rows.values()], {}, playersOf(tables, letters), reading);
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

/** Returns the players of a pair: those who sat at its first table in its direction. */
function playersOf(tables: Tables, letters: ReadonlyMap<number, string>) {
  const pairs = new Map<string, Player[]>();
  const start = new Map<string, string>();
  for (const row of tables.rows('RoundData'))
    if (Number(row.Round) === 1) {
      const at = `${letters.get(Number(row.Section)) ?? ''} ${Number(row.Table)}`;
      start.set(`${at} NS`, String(row.NSPair));
      start.set(`${at} EW`, String(row.EWPair));
    }
  for (const row of tables.rows('PlayerNumbers')) {
    const seat = textOf(row.Direction).toUpperCase();
    if (!isSeat(seat) || Number(row.Round ?? 0) > 1) continue;
    const section = letters.get(Number(row.Section)) ?? '';
    const side = sideOf(seat);
    const pair = start.get(`${section} ${Number(row.Table)} ${side}`);
    if (pair === undefined) continue;
    const key = `${section} ${pair} ${side}`;
    const number = textOf(row.Number);
    const player = { name: textOf(row.Name), ...(number !== '' && { number }) };
    if (player.name !== '' || number !== '') pairs.set(key, [...(pairs.get(key) ?? []), player]);
  }
  return (number: string, section: string | undefined, side: Side) =>
    pairs.get(`${section} ${number} ${side}`);
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();
