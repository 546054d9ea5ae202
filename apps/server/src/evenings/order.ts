import type { TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { type Failure, fail, type Result } from '@overtrick/rules/result';
import { type OfKind, whyTooLong } from './limits.ts';

/** A command that waits for its turn: the key that gives it, and the entries that it makes. */
export interface Order {
  /** The device's own id for the command: if it is sent twice, it is carried out once. */
  readonly id?: string | undefined;
  /** Finds the key that gives the command; a failure if there is none, or no longer. */
  readonly keyIn: (tournament: Tournament) => Result<Key>;
  /** @param at the time, milliseconds since 1970 */
  readonly decide: (tournament: Tournament, key: Key, at: number) => Result<readonly TournamentCommand[]>;
}

/** The result of an order that is stored. */
export interface OrderResult {
  readonly ok: true;
  /** The number of its last entry, or of the log's last one if it made none. */
  readonly number: number;
}

/** Orders that were decided together: the tournament after all of them, and the entries to store first. */
export interface DecidedOrders {
  readonly tournament: Tournament;
  readonly entries: readonly TournamentEntry[];
  readonly results: readonly (OrderResult | Failure)[];
}

interface Circumstances {
  /** The time, milliseconds since 1970. */
  readonly at: number;
  /** Counts the entries of a key, by its number. */
  readonly madeBy: (key: number) => number;
  readonly ofKind: OfKind;
  /** Called with the error of an order that could not be decided; it affects no other order. */
  readonly onFault: (error: unknown) => void;
}

/** Decides each order on the state after the one before. */
export function decideAll(
  before: Tournament,
  orders: readonly Order[],
  circumstances: Circumstances,
): DecidedOrders {
  let tournament = before;
  const entries: TournamentEntry[] = [];
  const results = orders.map((order): OrderResult | Failure => {
    try {
      const made = entriesOf(order, tournament, circumstances);
      if (!made.ok) return made;
      tournament = made.value.reduce(added, tournament);
      entries.push(...made.value);
      const done = order.id === undefined ? undefined : tournament.done.get(order.id);
      return { ok: true, number: done ?? tournament.version };
    } catch (error) {
      circumstances.onFault(error);
      return fail('ERR_SERVER');
    }
  });
  return { tournament, entries, results };
}

/** Returns the entries that an order makes; none if it was already carried out. */
function entriesOf(
  { id, keyIn, decide }: Order,
  tournament: Tournament,
  { at, madeBy, ofKind }: Circumstances,
): Result<readonly TournamentEntry[]> {
  const key = keyIn(tournament);
  if (!key.ok) return key;
  if (id !== undefined && tournament.done.has(id)) return { ok: true, value: [] };
  const decided = decide(tournament, key.value, at);
  if (!decided.ok) return decided;
  const { number: by } = key.value;
  const tooLong = whyTooLong(tournament, key.value, decided.value, madeBy(by), ofKind);
  if (tooLong !== undefined) return tooLong;
  const stamp = { at, by, ...(id !== undefined && { id }) };
  return { ok: true, value: decided.value.map((command) => ({ ...stamp, ...command })) };
}
