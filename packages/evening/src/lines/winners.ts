import type { Winners } from '@overtrick/duplicate/event/event';
import type { Sitting } from '@overtrick/movements/movement';
import { latestOf, type SectionPlan, sectionsOf } from '../plan/plan.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { plansInRanking } from './final.ts';

/**
 * Returns the number of rankings: three if in every section each of three seats has its own; two if in every section
 * some only sit North-South and the others East-West, also if the rounds in which they would have changed are cut.
 */
export function winnersOf(tournament: Tournament): Winners {
  const { curtailed, lines } = tournament;
  const plans = plansInRanking(tournament);
  if (plans.length === 0) return 1;
  const sections = sectionsOf(plans);
  const isTwo = (section: string): boolean =>
    latestOf(plans, section)?.movement.winners === 2 ||
    (curtailed.has(section) &&
      latestOf(plans, section)?.draw === undefined &&
      isUnturned([...lines.values()].filter((line) => line.section === section)));
  if (sections.every((section) => latestOf(plans, section)?.movement.winners === 3)) return 3;
  return sections.every(isTwo) ? 2 : 1;
}

/** True if nobody sits in both directions. */
function isUnturned(lines: readonly TournamentLine[]): boolean {
  const northSouth = new Set(lines.map(({ ns }) => ns));
  return lines.length > 0 && lines.every(({ ew }) => !northSouth.has(ew));
}

/** Returns the numbers that start North-South. */
export const northSouthOf = ({ movement }: SectionPlan): readonly number[] =>
  movement.tables.flatMap((rounds) => firstOf(rounds)?.seats.slice(0, 1) ?? []);

/** Returns the first round of a table; rounds of an earlier evening before it have nobody in them. */
export const firstOf = (rounds: readonly Sitting[]): Sitting | undefined =>
  rounds.find(({ seats }) => seats.some((number) => number > 0));

/**
 * Returns the lines where people sit in the other direction than in their ranking: if North-South and East-West are
 * ranked separately, such a result is not compared with any other.
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
