import { latestOf } from '../plan/plan.ts';
import type { Tournament } from '../tournament.ts';

/** Returns the last drawn round of a section; before the first draw, the round before it, or 0. */
export const lastDrawn = ({ draws, plans }: Pick<Tournament, 'draws' | 'plans'>, section: string): number =>
  Math.max(
    latestOf(plans, section)?.after ?? 0,
    ...draws.flatMap((draw) => (draw.section === section ? [draw.round] : [])),
  );

/** The contestants of a section in a round: those to draw, and teams that are still in a match of three. */
export interface Drawable {
  /** In the order of their numbers. */
  readonly present: readonly string[];
  readonly bound: ReadonlySet<string>;
}

export function drawableIn(
  { plans, draws, absences }: Pick<Tournament, 'plans' | 'draws' | 'absences'>,
  section: string,
  round: number,
): Drawable {
  const before = draws.find((draw) => draw.section === section && draw.round === round - 1);
  const bound = new Set(before?.threeWay?.length === 'long' ? before.threeWay.teams : []);
  const isAbsent = (team: string): boolean =>
    absences.some(
      ({ contestant, from, to = Number.POSITIVE_INFINITY }) =>
        contestant === team && from <= round && round <= to,
    );
  const entrants = latestOf(plans, section)?.entrants ?? [];
  return {
    present: entrants.filter((team) => team !== null && !bound.has(team) && !isAbsent(team)) as string[],
    bound,
  };
}
