import { weigh } from '../traveller/frequencies.ts';
import type { Method } from './method.ts';

/** The sum of the scores. An award counts 0 for both sides. */
export const totalPoints: Method<Readonly<Record<never, never>>> = {
  id: 'total-points',
  name: 'Total points',
  summary: 'the scores themselves',
  options: {},
  decimals: 2,
  rate: () => (parts) => weigh(parts, (score) => score),
  award: () => 0,
};
