import { latestOf, sectionsOf } from '@overtrick/evening/plan/plan';
import type { Tournament } from '@overtrick/evening/tournament';

/** Lists the contestants missing from every section's plan, in the order in which they entered. */
export function withoutPlace({
  contestants,
  plans,
  absences,
}: Pick<Tournament, 'contestants' | 'plans' | 'absences'>): readonly string[] {
  const placed = new Set(sectionsOf(plans).flatMap((section) => latestOf(plans, section)?.entrants ?? []));
  const gone = new Set(absences.filter(({ as }) => as !== 'late').map(({ contestant }) => contestant));
  return [...contestants.keys()].filter((id) => !placed.has(id) && !gone.has(id));
}

/** Lists the letters that no section has. */
export function freeSections({ plans }: Pick<Tournament, 'plans'>): readonly string[] {
  const known = new Set(sectionsOf(plans));
  return Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i)).filter(
    (letter) => !known.has(letter),
  );
}

/** Returns the first letter that no section has. */
export const nextSection = (tournament: Pick<Tournament, 'plans'>): string =>
  freeSections(tournament)[0] ?? 'AA';
