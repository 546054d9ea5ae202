import type { Award } from '../traveller/award.ts';
import { weigh, weightBelow, weightUpTo } from '../traveller/frequencies.ts';
import type { Part } from '../traveller/outcome.ts';
import type { Field, Method } from './method.ts';

/**
 * Returns twice the matchpoints of a result in its own field: 2 for each worse result, 1 for each equal one (Law 78A).
 */
export function comparisons({ frequencies }: Field, parts: readonly Part[]): number {
  return weigh(parts, (score) => {
    let [worse, equal] = [weightBelow(frequencies, score), weightUpTo(frequencies, score)];
    equal -= worse;
    // nobody is compared with themselves
    for (const own of parts) {
      if (own.score < score) worse -= own.weight;
      if (own.score === score) equal -= own.weight;
    }
    return 2 * worse + equal;
  });
}

interface Options {
  readonly smallGroups: 'neuberg' | 'ebu';
}

/**
 * Builds a method that gives `perPair` points for each pair beaten. If results are missing, the points are scaled to
 * the whole field by Neuberg: (M + ½·perPair)·E/A − ½·perPair. The EBU has another rule where two or three results are
 * in a field at least three times as large, and for a single result (White Book 4.2.3.3).
 */
const matchpointsOf = (
  perPair: 1 | 2,
  texts: Pick<Method<Options>, 'id' | 'name' | 'summary'>,
): Method<Options> => {
  const top = ({ expected }: Field): number => perPair * Math.max(0, expected - 1);
  return {
    ...texts,
    options: {
      smallGroups: {
        kind: 'choice',
        default: 'neuberg',
        values: ['neuberg', 'ebu'],
        help: "groups of two or three results: Neuberg's formula as for all others, or the EBU's own rule",
      },
    },
    decimals: 4,
    top,
    rate(field, { smallGroups }) {
      const { total: actual } = field.frequencies;
      const { expected } = field;
      const half = perPair / 2;
      if (smallGroups === 'ebu' && actual <= 3 && actual * 3 <= expected)
        return (parts) => (top(field) * (60 + 5 * (comparisons(field, parts) - (actual - 1)))) / 100;
      return (parts) => {
        const points = comparisons(field, parts) * half;
        return actual === expected ? points : ((points + half) * expected) / actual - half;
      };
    },
    award: ({ percent }: Award, field) => (top(field) * percent) / 100,
  };
};

export const matchpoints = matchpointsOf(2, {
  id: 'mp',
  name: 'Matchpoints',
  summary: '2 for each pair beaten, 1 for each tie',
});

export const americanMatchpoints = matchpointsOf(1, {
  id: 'mp-acbl',
  name: 'Matchpoints (ACBL)',
  summary: '1 for each pair beaten, ½ for each tie',
});
