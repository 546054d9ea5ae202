import { weigh } from '../frequencies.ts';
import type { Method } from './method.ts';

/** The scores themselves, added. An award has none: it is worth nothing to either side. */
export const totalPoints: Method<Readonly<Record<never, never>>> = {
  id: 'total-points',
  name: 'Total points',
  summary: 'the scores themselves',
  options: {},
  decimals: 2,
  rate: () => (parts) => weigh(parts, (score) => score),
  award: () => 0,
};
