import { type OfHands, withHands } from '@overtrick/evening/desk/ofHands';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { added, tournamentOf } from '@overtrick/evening/fold';
import type { Tournament } from '@overtrick/evening/tournament';
import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import type { EveningState } from './state.ts';

export interface Directing {
  readonly directed: typeof directed;
}

/** New entries of the log, from number `after + 1` on, and the facts that the server has computed from hands. */
interface News {
  readonly entries?: readonly TournamentEntry[] | undefined;
  readonly after?: number | undefined;
  readonly version: number;
  readonly ofHands?: OfHands | undefined;
}

/**
 * Returns the page's state after news: the page of a director who does not play folds the log itself, and builds its
 * view from it. The log has no cards; those that the director may see come separately.
 */
export function directed(
  { entries: before = [], key, ofHands: known }: EveningState,
  { entries: more = [], after = before.length, version, ofHands = known }: News,
): Pick<EveningState, 'entries' | 'view' | 'version' | 'ofHands'> {
  const entries = [...before.slice(0, after), ...more];
  const tournament = knownOf(entries, ofHands);
  const view = viewFor(tournament, standpointOf(tournament, key));
  return { entries, version, view, ...(ofHands !== undefined && { ofHands }) };
}

/** Returns the fold over the entries, with the hands that the director may see. */
export function knownOf(entries: readonly TournamentEntry[], ofHands: OfHands | undefined): Tournament {
  const tournament = foldOf(entries);
  return ofHands === undefined ? tournament : withHands(tournament, ofHands);
}

let last: { readonly entries: readonly TournamentEntry[]; readonly tournament: Tournament } | undefined;

/** Folds the entries, continuing from the last fold where possible. */
function foldOf(entries: readonly TournamentEntry[]): Tournament {
  const known = last;
  if (known?.entries === entries) return known.tournament;
  const length = known?.entries.length ?? 0;
  const goesOn =
    known !== undefined && length <= entries.length && known.entries[length - 1] === entries[length - 1];
  const tournament = goesOn ? entries.slice(length).reduce(added, known.tournament) : tournamentOf(entries);
  last = { entries, tournament };
  return tournament;
}
