import { impsOf } from '@overtrick/rules/scores/imps';
import { roundTo } from '../event/rounding.ts';
import { awardImps } from '../traveller/award.ts';
import { type Frequencies, weigh } from '../traveller/frequencies.ts';
import { capped } from './caps.ts';
import type { Method } from './method.ts';

interface Options {
  /**
   * The number of highest and of lowest results that the datum leaves out; `auto`: one of each from four results on
   * (R-DU-1).
   */
  readonly extremes: 'auto' | '0' | '1' | '2' | '3';
  readonly capWon: number;
  readonly capLost: number;
}

/** IMPs of the difference from a datum: a mean of the field, to the nearest 10, fives away from zero (R-DU-1). */
export const butler: Method<Options> = {
  id: 'butler',
  name: 'Butler',
  summary: "IMPs against the field's mean",
  options: {
    extremes: {
      kind: 'choice',
      default: 'auto',
      values: ['auto', '0', '1', '2', '3'],
      help: 'results to leave out of the datum at each end; auto: one if there are four or more',
    },
    capWon: { kind: 'number', default: 24, min: 1, max: 24, help: 'the most IMPs that a board can win' },
    capLost: { kind: 'number', default: 24, min: 1, max: 24, help: 'the most IMPs that a board can lose' },
  },
  decimals: 2,
  isInImps: true,
  datum: ({ frequencies }, { extremes }) => datumOf(frequencies, extremesOf(frequencies.total, extremes)),
  rate({ frequencies }, { extremes, capWon, capLost }) {
    const datum = datumOf(frequencies, extremesOf(frequencies.total, extremes));
    return (parts) => weigh(parts, (score) => capped(impsOf(score - datum), capWon, capLost));
  },
  award: (award) => awardImps(award),
};

function extremesOf(total: number, extremes: Options['extremes']): number {
  if (extremes === 'auto') return total >= 4 ? 1 : 0;
  // something must be left
  return Math.min(Number(extremes), Math.max(0, Math.ceil(total / 2) - 1));
}

/** Returns the mean of the results without the `extremes` highest and lowest, to the nearest 10. */
function datumOf({ scores, below, total }: Frequencies, extremes: number): number {
  const [from, to] = [extremes, total - extremes];
  if (to <= from) return 0;
  const sum = scores.reduce((so, score, i) => {
    const [start, end] = [Math.max(from, below[i] ?? 0), Math.min(to, below[i + 1] ?? 0)];
    return end > start ? so + score * (end - start) : so;
  }, 0);
  return roundTo(sum / (to - from), -1);
}
