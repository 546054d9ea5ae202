import { planAt, type SectionPlan } from '../plan/plan.ts';
import type { Tournament } from '../tournament.ts';

type Evenings = Pick<Tournament, 'sessions' | 'plans'>;

/** The final that is ranked by itself, where one has been planned. */
export const finalOf = ({ sessions, plans }: Evenings) =>
  sessions.findLast(
    ({ name, finalists }) => finalists !== undefined && plans.some(({ session }) => session === name),
  );

/** The plans of the rounds that are in the ranking: of a final its own alone. */
export function plansInRanking(tournament: Evenings): readonly SectionPlan[] {
  const final = finalOf(tournament);
  return final === undefined
    ? tournament.plans
    : tournament.plans.filter(({ session }) => session === final.name);
}

/** Is a round of a section in the ranking? Of a final its own rounds alone. */
export function isRanked(
  tournament: Evenings,
  { section, round }: { readonly section: string; readonly round: number },
): boolean {
  const final = finalOf(tournament);
  return final === undefined || planAt(tournament.plans, section, round)?.session === final.name;
}
