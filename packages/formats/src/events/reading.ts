import { eventError } from '@overtrick/duplicate/event/check';
import type { Event } from '@overtrick/duplicate/event/event';
import type { Played } from '@overtrick/duplicate/traveller/outcome';
import { type ResultTexts, readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Vul } from '@overtrick/rules/cards/seat';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { EventFileCode } from './eventFormat.ts';

/** A fault of a file that did not stop its reading. */
interface Fault extends Failure<EventFileCode> {
  /** The loss: a whole row, or one field of a row whose score is stated. */
  readonly costs: 'row' | 'field';
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
  /** If given: what the file states of the results is added to it, to be compared with ours. */
  readonly stated?: StatedResult[];
  /** If given: names of what the file has and the reader does not use are added to it. */
  readonly passedOver?: Set<string>;
}

/** Returns a reading that refuses a file with a row that cannot be read. */
export const strictly = (): Reading => ({ keepsGoing: false, faults: [] });

/** The most rows that are left out: a file with more is another kind of file. */
const MOST_FAULTS = 1000;

/** True if the row is left out and its fault noted; false if the fault refuses the file. */
export function leavesOut({ keepsGoing, faults }: Reading, failure: Failure<EventFileCode>): boolean {
  if (!keepsGoing || faults.length >= MOST_FAULTS) return false;
  faults.push({ ...failure, costs: 'row' });
  return true;
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
  let now = event;
  for (;;) {
    const wrong = eventError(now);
    if (wrong === undefined) return ok(now);
    const travellers = now.travellers.map((traveller) => ({
      ...traveller,
      entries: traveller.entries.filter(({ place }) => place === undefined || place !== wrong.at),
    }));
    const isFound = travellers.some(
      ({ entries }, i) => entries.length < (now.travellers[i]?.entries.length ?? 0),
    );
    if (!isFound || !leavesOut(reading, wrong)) return wrong;
    now = { ...now, travellers: travellers.filter(({ entries }) => entries.length > 0) };
  }
}
