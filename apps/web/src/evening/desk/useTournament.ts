import type { TournamentCommand } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import type { Tournament } from '@overtrick/evening/tournament';
import { rankedOf } from '@overtrick/evening/view/scores';
import { useMemo } from 'react';
import { eveningText } from '../../text/evening.ts';
import { knownOf } from '../line/directing.ts';
import { useEvening } from '../useEvening.tsx';

/** Returns the tournament itself, on the page of a director who does not play. */
export function useTournament(): Tournament | undefined {
  const entries = useEvening((state) => state.entries);
  const ofHands = useEvening((state) => state.ofHands);
  return useMemo(() => entries && knownOf(entries, ofHands), [entries, ofHands]);
}

/** The standing of a contestant before and after a command, as percentages or points. */
export interface Effect {
  readonly contestant: string;
  readonly before: string;
  readonly after: string;
}

/** Computes the effect of a command on the standing of some contestants. */
export function effectOf(
  tournament: Tournament,
  command: TournamentCommand,
  contestants: readonly string[],
): readonly Effect[] {
  const now = standingsOf(tournament);
  const then = standingsOf(added(tournament, { at: 0, by: 0, ...command }));
  return contestants.map((contestant) => ({
    contestant,
    before: now.get(contestant) ?? '–',
    after: then.get(contestant) ?? '–',
  }));
}

const standingsOf = (tournament: Tournament): ReadonlyMap<string, string> =>
  new Map(
    rankedOf(tournament).map(({ contestant, place, percentage, points }) => [
      contestant.id,
      `${place}. ${eveningText.hundredth(percentage ?? points)}${percentage === undefined ? '' : ' %'}`,
    ]),
  );
