import type { TournamentEntry } from '@overtrick/club/tournament/entry';
import { added, tournamentOf } from '@overtrick/club/tournament/fold';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { standpointOf } from '@overtrick/club/tournament/view/standpoint';
import { viewFor } from '@overtrick/club/tournament/view/viewFor';
import type { ClubState } from './state.ts';

export interface Directing {
  readonly directed: typeof directed;
}

/** The page of a director who does not play folds the log itself, and makes its view of it. */
export function directed(
  { entries: before = [], key }: ClubState,
  told: readonly TournamentEntry[],
  after: number,
  version: number,
): Pick<ClubState, 'entries' | 'view' | 'version'> {
  const entries = [...before.slice(0, after), ...told];
  const tournament = foldOf(entries);
  return { entries, version, view: viewFor(tournament, standpointOf(tournament, key)) };
}

let last: { readonly entries: readonly TournamentEntry[]; readonly tournament: Tournament } | undefined;

/** The fold over the entries; what was folded last goes on from there. */
export function foldOf(entries: readonly TournamentEntry[]): Tournament {
  const known = last;
  if (known?.entries === entries) return known.tournament;
  const length = known?.entries.length ?? 0;
  const goesOn =
    known !== undefined && length <= entries.length && known.entries[length - 1] === entries[length - 1];
  const tournament = goesOn ? entries.slice(length).reduce(added, known.tournament) : tournamentOf(entries);
  last = { entries, tournament };
  return tournament;
}
