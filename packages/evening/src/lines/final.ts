import { planAt, type SectionPlan } from '../plan/plan.ts';
import type { Tournament } from '../tournament.ts';

type Evenings = Pick<Tournament, 'sessions' | 'plans'>;

/** Returns the final, which is ranked separately, if one is planned. */
export const finalOf = ({ sessions, plans }: Evenings) =>
  sessions.findLast(
    ({ name, finalists }) => finalists !== undefined && plans.some(({ session }) => session === name),
  );

/** Returns the plans of the rounds that count in the ranking; in a final only its own. */
export function plansInRanking(tournament: Evenings): readonly SectionPlan[] {
  const final = finalOf(tournament);
  return final === undefined
    ? tournament.plans
    : tournament.plans.filter(({ session }) => session === final.name);
}

/** True if a round of a section counts in the ranking; in a final only its own rounds do. */
export function isRanked(
  tournament: Evenings,
  { section, round }: { readonly section: string; readonly round: number },
): boolean {
  const final = finalOf(tournament);
  return final === undefined || planAt(tournament.plans, section, round)?.session === final.name;
}
