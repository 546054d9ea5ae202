import type { Winners } from '@overtrick/duplicate/event';
import type { Sitting } from '@overtrick/movements/movement';
import { latestOf, type SectionPlan, sectionsOf } from '../plan/plan.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { plansInRanking } from './final.ts';

/**
 * The rankings: three where in every section each seat of three has its own; two where in every section some only sit
 * North-South and the others East-West, also where the rounds are cut in which they would have changed.
 */
export function winnersOf(tournament: Tournament): Winners {
  const { curtailed, lines } = tournament;
  const plans = plansInRanking(tournament);
  if (plans.length === 0) return 1;
  const sections = sectionsOf(plans);
  const isTwo = (section: string): boolean =>
    latestOf(plans, section)?.movement.winners === 2 ||
    (curtailed.has(section) && isUnturned([...lines.values()].filter((line) => line.section === section)));
  if (sections.every((section) => latestOf(plans, section)?.movement.winners === 3)) return 3;
  return sections.every(isTwo) ? 2 : 1;
}

/** Does nobody sit in both directions? */
function isUnturned(lines: readonly TournamentLine[]): boolean {
  const northSouth = new Set(lines.map(({ ns }) => ns));
  return lines.length > 0 && lines.every(({ ew }) => !northSouth.has(ew));
}

/** The numbers that begin as North-South. */
export const northSouthOf = ({ movement }: SectionPlan): readonly number[] =>
  movement.tables.flatMap((rounds) => firstOf(rounds)?.seats.slice(0, 1) ?? []);

/** The first round of a table; before it there may be those of another evening, in which nobody is there. */
export const firstOf = (rounds: readonly Sitting[]): Sitting | undefined =>
  rounds.find(({ seats }) => seats.some((number) => number > 0));

/**
 * The lines on which people sit the other way round than their ranking: where North-South and East-West are ranked
 * apart, such a result compares with nobody.
 */
export function turnedLines(tournament: Tournament): ReadonlySet<string> {
  const { plans, contestants, lines, reseated } = tournament;
  if (reseated.size === 0 || winnersOf(tournament) !== 2) return new Set();
  const first = new Set(sectionsOf(plans).flatMap((section) => firstNorthSouth(plans, section)));
  const isNorthSouth = (id: string): boolean =>
    (contestants.get(id)?.direction ?? (first.has(id) ? 'NS' : 'EW')) === 'NS';
  const turned = [...lines.values()].filter(({ ns, ew }) => !isNorthSouth(ns) && isNorthSouth(ew));
  return new Set(turned.map(({ line }) => line));
}

function firstNorthSouth(
  plans: readonly SectionPlan[],
  section: string,
): readonly (string | null | undefined)[] {
  const plan = latestOf(plans, section);
  return plan === undefined ? [] : northSouthOf(plan).map((number) => plan.entrants[number - 1]);
}
