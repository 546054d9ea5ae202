/**
 * Reads the score tables of a PBN file (5.9): an event whose boards are the file's games. The seating determines
 * whether there are one or two winners, since PBN has no tag for it.
 */

import type { Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { awardOf } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { Card } from '@overtrick/rules/cards/card';
import { parseVul, type Side, type Vul } from '@overtrick/rules/cards/seat';
import type { OptionValues } from '@overtrick/rules/options';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import { type PbnGame, type PbnTag, parsePbn } from '../../pbn/file.ts';
import { inheritTags } from '../../pbn/inherit.ts';
import { isUnknown } from '../../pbn/stated.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { parseLead } from '../lead.ts';
import { correctedOr, isOfResult, leavesOut, type Reading, resultOf, strictly } from '../reading.ts';
import { eventOfRows, type Row } from '../rows.ts';
import { type TableRow, tableOf } from './table.ts';
import { withTotals } from './totals.ts';

export function readPbnEvent(text: string, reading: Reading = strictly()): Result<Event, EventFileCode> {
  const rows: Row[] = [];
  const games = inheritTags(parsePbn(text).games.flatMap(byBoard));
  for (const tags of games) {
    const table = tags.find(({ name }) => name === 'ScoreTable');
    if (table === undefined || table.text.trim() === '') continue;
    const read = rowsOf(table, tags, reading);
    if (!read.ok) return read;
    rows.push(...read.value);
  }
  if (rows.length === 0)
    return fail('ERR_NO_RESULT', '1:1', 'there is no ScoreTable in the file: boards alone are no event');
  const first = games.find((tags) => tags.length > 0) ?? [];
  const event = eventOfRows(
    rows,
    {
      ...nameOf(first),
      ...dateOf(first),
      ...methodOf(scoringIn(games)),
    },
    undefined,
    reading,
  );
  const totals = games.flatMap((tags) => tags.find(({ name }) => name === 'TotalScoreTable') ?? [])[0];
  return event.ok && totals ? withTotals(event.value, totals, reading) : event;
}

/** Returns the first Scoring tag with a value. */
const scoringIn = (games: readonly (readonly PbnTag[])[]): string =>
  games.map((tags) => tagValue(tags, 'Scoring')).find((value) => value !== undefined) ?? '';

/** Splits a game by its boards, for files without empty lines between games and without deals. */
function byBoard(game: PbnGame): PbnGame[] {
  const games: PbnTag[][] = [];
  for (const tag of game.tags)
    if (games.length === 0 || (tag.name === 'Board' && games.at(-1)?.some(({ name }) => name === 'Board')))
      games.push([tag]);
    else games.at(-1)?.push(tag);
  return games.map((tags) => ({ ...game, tags }));
}

const tagValue = (tags: readonly PbnTag[], name: string): string | undefined => {
  const value = tags.find((tag) => tag.name === name)?.value;
  return value === undefined || isUnknown(value) ? undefined : value;
};

function nameOf(tags: readonly PbnTag[]): Pick<Event, 'name'> {
  const name = tagValue(tags, 'Event');
  return name === undefined ? {} : { name };
}

function dateOf(tags: readonly PbnTag[]): Pick<Event, 'date'> {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(tagValue(tags, 'Date') ?? '') ?? [];
  return year === undefined ? {} : { date: `${year}-${month}-${day}` };
}

/** The values of PBN's Scoring tag (3.4.12), each with its method and options. */
const SCORING: readonly (readonly [word: RegExp, method: string, options?: OptionValues])[] = [
  [/ascherman/i, 'ascherman'],
  [/\bMP2\b/, 'mp-acbl'],
  [/\b(MP1?|MatchPoints)\b/i, 'mp'],
  [/butler-2/i, 'butler', { extremes: '1' }],
  [/butler/i, 'butler', { extremes: '0' }],
  [/cross1/i, 'cross-imp', { per: 'result' }],
  [/cross2/i, 'cross-imp', { per: 'comparison' }],
  [/cross/i, 'cross-imp', { per: 'sum' }],
  [/\bIMPs?\b/i, 'cross-imp'],
  [/\b(BAM|board-a-match)\b/i, 'bam'],
];

function methodOf(scoring: string): Pick<Event, 'method' | 'options'> {
  const found = SCORING.find(([word]) => word.test(scoring));
  if (found === undefined) return {};
  const [, method, options] = found;
  return { method, ...(options && { options }) };
}

function rowsOf(table: PbnTag, tags: readonly PbnTag[], reading: Reading): Result<Row[], EventFileCode> {
  const label = tagValue(tags, 'Board') ?? '';
  const board = Number(label);
  if (!/^\d{1,6}$/.test(label) || board < 1)
    return failAt('ERR_EVENT', table.place, 'a ScoreTable is of a board with a number from 1');
  const vul = parseVul(tagValue(tags, 'Vulnerable') ?? '');
  const rows: Row[] = [];
  const results = tableOf(table);
  const top = topOf(results);
  for (const row of results) {
    // rows without pairs are a frequency table
    if (row.cell('PairId_NS') === '' && row.cell('PairId_EW') === '') continue;
    const outcome =
      row.cell('PairId_NS') === '' || row.cell('PairId_EW') === ''
        ? fail('ERR_EVENT', row.place, 'a row has the numbers of both pairs')
        : correctedOr(reading, row.place, board, () => outcomeOf(reading, row, board, vul, top), vul);
    if (!outcome.ok) {
      const { ns, ew } = names(row);
      if (!leavesOut(reading, outcome, isOfResult(outcome) ? { board, ns, ew } : undefined)) return outcome;
      continue;
    }
    rows.push({
      board,
      ...names(row),
      section: row.cell('Section') || undefined,
      session: row.cell('Session') || undefined,
      outcome: outcome.value,
      lead: leadOf(row, outcome.value),
      place: row.place,
    });
  }
  return ok(rows);
}

/** Reads the opening lead; an invalid card does not invalidate the result. */
const leadOf = (row: TableRow, outcome: Outcome): Card | undefined =>
  outcome.kind === 'played' && typeof outcome.contract === 'object' ? parseLead(row.cell('Lead')) : undefined;

const names = (row: TableRow) => ({
  ns: row.cell('PairId_NS').replace(/(?<=\d)NS$/i, ''),
  ew: row.cell('PairId_EW').replace(/(?<=\d)EW$/i, ''),
  nsNames: row.cell('Names_NS') || undefined,
  ewNames: row.cell('Names_EW') || undefined,
});

function outcomeOf(
  reading: Reading,
  row: TableRow,
  board: number,
  vul: Vul | undefined,
  top: number,
): Result<Outcome, EventFileCode> {
  const contract = row.cell('Contract');
  const ns = numberOf(row.cell('Score_NS'));
  const ew = numberOf(row.cell('Score_EW'));
  const score = ns ?? (ew === undefined ? undefined : 0 - ew);
  if (contract === '' && score === undefined) return ok(artificialOf(row, top));
  const told = {
    contract,
    declarer: row.cell('Declarer').replace('^', ''),
    tricks: row.cell('Result').replace('^', ''),
    score,
  };
  const played = resultOf(reading, row.place, told, board, vul);
  return typeof played === 'string' ? fail('ERR_RESULT', row.place, played) : ok(played);
}

/** Returns the matchpoints of both sides together in the first row with a score: a top, on the file's own scale. */
function topOf(rows: readonly TableRow[]): number {
  const played = rows.find((row) => row.cell('Contract') !== '' && row.cell('MP_NS') !== '');
  return played ? (numberOf(played.cell('MP_NS')) ?? 0) + (numberOf(played.cell('MP_EW')) ?? 0) : 0;
}

/**
 * Reads the artificial score of a row without contract and score (5.9), in percent or in matchpoints; without either,
 * the board was not played.
 */
function artificialOf(row: TableRow, top: number): Outcome {
  const percent = (side: Side): number | undefined => {
    const points = numberOf(row.cell(`MP_${side}`));
    return (
      numberOf(row.cell(`Percentage_${side}`)) ??
      (points === undefined || top <= 0 ? undefined : (100 * points) / top)
    );
  };
  const [ns, ew] = [percent('NS'), percent('EW')];
  if (ns === undefined && ew === undefined) return { kind: 'notPlayed' };
  return {
    kind: 'artificial',
    ns: awardOf(roundTo(ns ?? 100 - (ew ?? 50), 2)),
    ew: awardOf(roundTo(ew ?? 100 - (ns ?? 50), 2)),
  };
}

const numberOf = (text: string): number | undefined => {
  const plain = text.replace(/^\^/, '').replace(/%$/, '');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};
