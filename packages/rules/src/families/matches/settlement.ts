import type { OptionSpec } from '../../options.ts';
import type { Points } from '../../scores/outcome.ts';

export const STAKE: OptionSpec<number> = {
  kind: 'number',
  default: 0,
  min: 0,
  max: 1_000_000,
  help: 'What 100 points are worth, in the smallest coin; the difference is rounded to the nearest 100. 0: not shown.',
};

/**
 * Describes the payments after a rubber, a sentence each. Two parties pay only if there is a stake; three or more each
 * settle with each by the difference of their totals (RULES 13.1), in points if there is no stake.
 * @param stake the price of 100 points
 */
export function settlements(totals: Points, stake: number): readonly string[] {
  const parties = Object.entries(totals).sort(([, a], [, b]) => b - a);
  if (parties.length === 2 && stake === 0) return [];
  const pairs = parties.flatMap(([best, most], i) =>
    parties.slice(i + 1).map(([other, least]) => ({ best, other, points: most - least })),
  );
  if (pairs.every(({ points }) => points === 0)) return ['The totals are equal: there is nothing to settle.'];
  if (parties.length === 2)
    return pairs.map(({ best, points }) => `The difference of ${inHundreds(points, stake)} to ${best}.`);
  return pairs
    .filter(({ points }) => points > 0)
    .map(({ best, other, points }) =>
      stake === 0
        ? `${other} pays ${best} the difference of ${points} points.`
        : `${other} pays ${best}: ${inHundreds(points, stake)}.`,
    );
}

/** Writes `810 points is 8 hundreds: at 25 that is 200`. */
function inHundreds(points: number, stake: number): string {
  const hundreds = Math.round(points / 100);
  return `${points} points is ${hundreds} hundreds: at ${stake} that is ${hundreds * stake}`;
}
