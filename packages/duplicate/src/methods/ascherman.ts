import { comparisons } from './matchpoints.ts';
import type { Method } from './method.ts';

/**
 * Matchpoints in which every pair also ties with itself. A top is less than 100 %, and the fewer results there are, the
 * lower it is, so that nothing needs to be factored. It is Neuberg's formula without its last step: M + 1 of 2A.
 */
export const ascherman: Method<Readonly<Record<never, never>>> = {
  id: 'ascherman',
  name: 'Ascherman',
  summary: 'matchpoints in which every pair also ties with itself, so that no top is 100 %',
  options: {},
  decimals: 4,
  top: ({ expected }) => 2 * expected,
  rate: (field) => (parts) =>
    ((comparisons(field, parts) + 1) * field.expected) / Math.max(1, field.frequencies.total),
  award: ({ percent }, { expected }) => (2 * expected * percent) / 100,
};
