import type { Tournament } from '@overtrick/evening/tournament';
import { useMemo } from 'react';
import { knownOf } from '../line/directing.ts';
import { useEvening } from '../useEvening.tsx';

/** Returns the tournament itself, on the page of a director who does not play. */
export function useTournament(): Tournament | undefined {
  const entries = useEvening((state) => state.entries);
  const ofHands = useEvening((state) => state.ofHands);
  return useMemo(() => entries && knownOf(entries, ofHands), [entries, ofHands]);
}
