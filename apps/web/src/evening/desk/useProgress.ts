import { type Progress, progressOf } from '@overtrick/evening/desk/progress';
import type { TournamentView } from '@overtrick/evening/view';
import { useEffect, useState } from 'react';
import { useEvening } from '../useEvening.tsx';
import { useTournament } from './useTournament.ts';

/** The time between two looks at the clock, milliseconds. */
const LOOK_MS = 15_000;

/** Returns the progress of the rounds by the clock; `undefined` on the page of a director who plays, or a scorer. */
export function useProgress(): Progress | undefined {
  const tournament = useTournament();
  const skewMs = useEvening((state) => state.skewMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return tournament && progressOf(tournament, now + skewMs);
}

/** Returns the view with the results that are missing by the clock too. */
export function withMissing(view: TournamentView, progress: Progress | undefined): TournamentView {
  const { desk } = view;
  return desk === undefined || progress === undefined
    ? view
    : { ...view, desk: { ...desk, missing: progress.missing } };
}
