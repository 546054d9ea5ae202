import { comparisons } from './matchpoints.ts';
import type { Method } from './method.ts';

/** Two results of a board, better, equal or worse: 2, 1 or 0. */
export const boardAMatch: Method<Readonly<Record<never, never>>> = {
  id: 'bam',
  name: 'Board-a-match',
  summary: 'better, equal or worse than the other table: 2, 1, 0',
  options: {},
  decimals: 4,
  results: 2,
  top: () => 2,
  rate: (field) => (parts) => (field.frequencies.total === 2 ? comparisons(field, parts) : 1),
  award: ({ percent }) => percent / 50,
};
