import type { Subject } from '../log/subject.ts';
import type { Drawn } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { DrawsState } from './state.ts';
import { type MeetingView, meetingsViewOf } from './view.ts';

/** The subject of drawn rounds, and of the matches of pairs and players. */
export const DRAWN: Subject<{
  entry: Drawn;
  state: DrawsState;
  view: { readonly meetings?: readonly MeetingView[] };
}> = {
  kinds: KINDS,
  initial: () => ({ draws: [] }),
  view(tournament, standpoint) {
    const meetings = meetingsViewOf(tournament, standpoint);
    return { ...(meetings && { meetings }) };
  },
};
