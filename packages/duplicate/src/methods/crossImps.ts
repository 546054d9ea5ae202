import { IMP_STEPS, impsOf } from '@overtrick/rules/scores/imps';
import { awardImps } from '../traveller/award.ts';
import { type Frequencies, weigh, weightBelow, weightUpTo } from '../traveller/frequencies.ts';
import type { Part } from '../traveller/outcome.ts';
import { capped } from './caps.ts';
import type { Method } from './method.ts';

interface Options {
  readonly per: 'comparison' | 'result' | 'sum' | 'ebu';
  readonly capWon: number;
  readonly capLost: number;
  readonly averagePlus: number;
}

/**
 * IMPs against every other result, added (PBN's `Cross`), divided by the results (`Cross1`) or by the comparisons
 * (`Cross2`), or by the root of half of both, for victory points (EBU, XIMP quotient). A sum from fewer results than
 * expected is scaled up to the expected number.
 */
export const crossImps: Method<Options> = {
  id: 'cross-imp',
  name: 'Cross-IMPs',
  summary: 'IMPs against every other result',
  options: {
    per: {
      kind: 'choice',
      default: 'comparison',
      values: ['comparison', 'result', 'sum', 'ebu'],
      help: 'divide by the number of comparisons, the number of results, nothing, or √(r(r−1)/2) as the EBU does for VPs',
    },
    capWon: { kind: 'number', default: 24, min: 1, max: 24, help: 'the most IMPs that a comparison can win' },
    capLost: {
      kind: 'number',
      default: 24,
      min: 1,
      max: 24,
      help: 'the most IMPs that a comparison can lose',
    },
    averagePlus: {
      kind: 'number',
      default: 2,
      min: 0,
      max: 5,
      help: 'IMPs per comparison for an average plus',
    },
  },
  decimals: 2,
  isInImps: true,
  rate({ frequencies, expected }, { per, capWon, capLost }) {
    const share = 1 / divisorOf(per, frequencies.total, expected);
    return (parts) =>
      frequencies.total <= 1
        ? 0
        : weigh(parts, (score) => sumAgainst(frequencies, parts, score, capWon, capLost)) * share;
  },
  award: (award, { expected }, { per, averagePlus }) =>
    (awardImps(award, averagePlus) * (expected - 1)) / divisorOf(per, expected, expected),
};

function divisorOf(per: Options['per'], actual: number, expected: number): number {
  // the frequencies of a field that lacks results are multiplied (EBU White Book)
  if (per === 'sum') return actual / expected;
  if (per === 'ebu') return Math.sqrt((actual * (actual - 1)) / 2);
  return Math.max(1, per === 'result' ? actual : actual - 1);
}

/**
 * Adds the IMPs of `score` against all results but its own. A difference earns one IMP for each step of the table that
 * it reaches, so this counts the results beyond each step, not the pairs of results.
 */
function sumAgainst(
  frequencies: Frequencies,
  own: readonly Part[],
  score: number,
  capWon: number,
  capLost: number,
): number {
  let imps = 0;
  for (const step of IMP_STEPS.slice(0, capWon)) imps += weightUpTo(frequencies, score - step);
  for (const step of IMP_STEPS.slice(0, capLost))
    imps -= frequencies.total - weightBelow(frequencies, score + step);
  if (own.length === 1) return imps;
  // the other parts of a weighted score are no opponents of this one
  return imps - weigh(own, (other) => capped(impsOf(score - other), capWon, capLost));
}
