import { entryFaults, headError } from '@overtrick/duplicate/event/check';
import type { Event } from '@overtrick/duplicate/event/event';
import type { Outcome, Played } from '@overtrick/duplicate/traveller/outcome';
import { type ResultTexts, readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import type { Vul } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { EventFileCode } from './eventFormat.ts';
import { readResult } from './json/result.ts';

/** A fault of a file that did not stop its reading. */
export interface Fault extends Failure<EventFileCode> {
  /** The loss: a whole row, or one field of a row whose score is stated. */
  readonly costs: 'row' | 'field';
  /** The board and the sides of the row, if these could be read: then its result can be corrected. */
  readonly row?: FaultyRow;
}

/** A row of a file whose result cannot be read. */
export interface FaultyRow {
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
}

/** A contestant's result as a file states it. */
export interface StatedResult {
  /** The number as printed. */
  readonly number: string;
  readonly place?: number;
  readonly total?: number;
  readonly percentage?: number;
}

/** A way to read a score file; collects the faults that do not stop it. */
export interface Reading {
  /** True if rows that cannot be read are left out; otherwise the first of them refuses the file. */
  readonly keepsGoing: boolean;
  /** The method that the caller chose: then the file's own need not be known. */
  readonly method?: string | undefined;
  readonly faults: Fault[];
  /** Results that replace those of rows, by the place of the row: `4S N 10`, `PASS`, `A6040`, `NP`, a score. */
  readonly corrections?: ReadonlyMap<string, string>;
  /** If given: what the file states of the results is added to it, to be compared with ours. */
  readonly stated?: StatedResult[];
  /** If given: names of what the file has and the reader does not use are added to it. */
  readonly passedOver?: Set<string>;
}

/** Returns a reading that refuses a file with a row that cannot be read. */
export const strictly = (): Reading => ({ keepsGoing: false, faults: [] });

/** The most rows that are left out: a file with more is another kind of file. */
const MOST_FAULTS = 1000;

/**
 * True if the row is left out and its fault noted; false if the fault refuses the file.
 * @param row the board and the sides of the row, if only its result is at fault
 */
export function leavesOut(
  { keepsGoing, faults }: Reading,
  failure: Failure<EventFileCode>,
  row?: FaultyRow,
): boolean {
  if (!keepsGoing || faults.length >= MOST_FAULTS) return false;
  faults.push({ ...failure, costs: 'row', ...present({ row }) });
  return true;
}

/** True for the faults of a result alone. */
export const isOfResult = ({ code }: Failure<EventFileCode>): boolean =>
  code === 'ERR_RESULT' || code === 'ERR_SCORE';

/** Returns the correction of a row's result, or otherwise what the file has. */
export function correctedOr(
  { corrections }: Reading,
  at: string,
  board: number,
  read: () => Result<Outcome, EventFileCode>,
  vul?: Vul,
): Result<Outcome, EventFileCode> {
  const text = corrections?.get(at);
  if (text === undefined) return read();
  const outcome = readResult(/^[-+]?\d+$/.test(text.trim()) ? Number(text) : text, board, vul);
  return typeof outcome === 'string' ? fail('ERR_RESULT', at, outcome) : ok(outcome);
}

/**
 * Reads a result. If a score is stated, a contract, declarer or number of tricks that cannot be read costs only these:
 * the score counts, and the fault is noted. Otherwise it returns one sentence with the reason.
 * @param at the place of the row
 */
export function resultOf(
  reading: Reading,
  at: string,
  told: ResultTexts,
  board: number,
  vul?: Vul,
): Played | string {
  const played = readPlayed(told, board, vul);
  if (typeof played !== 'string' || told.score === undefined) return played;
  const plain = readPlayed({ contract: '', declarer: '', tricks: '', score: told.score }, board, vul);
  if (typeof plain === 'string') return plain;
  reading.faults.push({
    ...fail('ERR_RESULT', at, `${played}; its score ${told.score} counts`),
    costs: 'field',
  });
  return plain;
}

/**
 * Returns an event without faults that concern several rows, such as a pair that has a board twice: the later row is
 * left out, or refuses the file.
 */
export function settledEvent(reading: Reading, event: Event): Result<Event, EventFileCode> {
  const wrong = headError(event);
  if (wrong !== undefined) return wrong;
  const left = new Set<Entry>();
  for (const { entry, failure } of entryFaults(event)) {
    if (entry.place === undefined || !leavesOut(reading, failure)) return failure;
    left.add(entry);
  }
  if (left.size === 0) return ok(event);
  const travellers = event.travellers.flatMap((traveller) => {
    const entries = traveller.entries.filter((entry) => !left.has(entry));
    return entries.length > 0 ? [{ ...traveller, entries }] : [];
  });
  return ok({ ...event, travellers });
}
