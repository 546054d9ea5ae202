import type { Subject } from '../log/subject.ts';
import type { TeamEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { TeamsState } from './state.ts';
import { type MatchView, matchesViewOf } from './view.ts';

/** The subject of matches of teams. */
export const TEAMS: Subject<{
  entry: TeamEntry;
  state: TeamsState;
  view: { readonly matches?: readonly MatchView[] };
}> = {
  kinds: KINDS,
  initial: () => ({ lineUps: [], cards: [] }),
  view(tournament, standpoint) {
    const matches = matchesViewOf(tournament, standpoint);
    return { ...(matches && { matches }) };
  },
};
