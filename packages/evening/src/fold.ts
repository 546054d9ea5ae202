import { assert } from '@overtrick/rules/assert';
import type { TournamentEntry } from './entry.ts';
import type { Change, Folded } from './log/folded.ts';
import { SharedMap } from './log/growing.ts';
import { initialStates, kindOf } from './subjects.ts';
import type { Tournament } from './tournament.ts';

/**
 * Folds a log made by `decide` into its tournament; the first entry opens it.
 * @throws for any other log, since that is a bug
 */
export function tournamentOf(entries: readonly TournamentEntry[]): Tournament {
  const [first, ...others] = entries;
  assert(first !== undefined, 'a log has an entry');
  return shared(others.reduce(entered, opened(first)));
}

/**
 * Returns the tournament after one more entry. The one before is unchanged and shares everything that the entry leaves
 * alone.
 */
export const added = (tournament: Tournament, entry: TournamentEntry): Tournament =>
  entered(shared(tournament), entry);

/**
 * Returns the state after the entry that opens a tournament. Its large maps are plain ones, which `entered` changes,
 * for callers that read a whole log and keep only the last state.
 */
export function opened(first: TournamentEntry): Folded {
  assert(first.kind === 'opened', 'a log begins with what opens it');
  return {
    version: 1,
    ...initialStates(first),
    done: first.id === undefined ? new Map() : new Map([[first.id, 1]]),
  };
}

/** Applies one more entry to the state. */
export function entered(now: Folded, entry: TournamentEntry): Folded {
  assert(entry.kind !== 'opened', 'the tournament is already open');
  const version = now.version + 1;
  const change = kindOf(entry.kind).fold as Change;
  const changes = change(now, entry, version);
  return {
    ...now,
    ...changes,
    version,
    ...(entry.id !== undefined && { done: now.done.set(entry.id, version) }),
  };
}

/** Returns the state with immutable maps. */
export const shared = (now: Tournament): Folded => ({
  ...now,
  books: sharedMap(now.books),
  reached: sharedMap(now.reached),
  records: sharedMap(now.records),
  done: sharedMap(now.done),
});

const sharedMap = <V>(map: ReadonlyMap<string, V>): SharedMap<string, V> =>
  map instanceof SharedMap ? map : new SharedMap(map);
