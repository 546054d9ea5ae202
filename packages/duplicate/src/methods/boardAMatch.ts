import { comparisons } from './matchpoints.ts';
import type { Method } from './method.ts';

/** Compares two results of a board: 2 for the better, 1 for equal, 0 for the worse. */
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
