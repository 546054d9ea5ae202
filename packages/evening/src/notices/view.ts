import { makePlace } from '../line.ts';
import type { Flag, Tournament } from '../tournament.ts';
import { sittingNow } from '../view/rounds.ts';

export interface NotesView {
  readonly announced: readonly { readonly number: number; readonly at: number; readonly text: string }[];
  /** The open calls for the director: one's own, or all for a director. */
  readonly flags: readonly FlagView[];
}

interface FlagView {
  /** The number of its entry. */
  readonly number: number;
  readonly at: number;
  readonly place: string;
  readonly text: string;
  /** The label of the director who is on the way. */
  readonly attendedBy?: string;
}

import { hasDesk, isMeantFor, type Standpoint } from '../view/standpoint.ts';

/** Returns the announcements for the standpoint, and the visible calls for the director: its own, or all at a desk. */
export function notesOf(tournament: Tournament, standpoint: Standpoint): NotesView {
  const place = placeOfStandpoint(tournament, standpoint);
  const isDesk = hasDesk(standpoint);
  return {
    announced: tournament.notices
      .filter(({ to }) => isDesk || isMeantFor(to, place))
      .map(({ number, at, text }) => ({ number, at, text })),
    flags: [...tournament.flags.values()]
      .filter(
        (flag) => isDesk || (standpoint.key !== 0 && (flag.by === standpoint.key || flag.place === place)),
      )
      .map((flag) => flagView(tournament, flag)),
  };
}

function placeOfStandpoint(
  tournament: Tournament,
  { place, contestant, player }: Standpoint,
): string | undefined {
  if (place !== undefined || contestant === undefined) return place;
  const [line] = sittingNow(tournament, contestant, player);
  return line && makePlace(line);
}

function flagView({ keys }: Tournament, { number, at, place, text, attendedBy }: Flag): FlagView {
  const director = attendedBy === undefined ? undefined : (keys.get(attendedBy)?.label ?? '');
  return { number, at, place, text, ...(director !== undefined && { attendedBy: director }) };
}
