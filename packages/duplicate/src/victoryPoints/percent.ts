/** The scales of matches between pairs or players whose boards are scored by matchpoints. */

import { roundTo } from '../event/rounding.ts';
import { type VictoryScale, winnerOfBands } from './scale.ts';
import { percentScale } from './wbf.ts';

const wbf: VictoryScale = {
  id: 'wbf',
  name: 'WBF curve for percentages',
  total: 20,
  boards: { min: 1, max: 1000 },
  winner: percentScale,
};

/** The greatest percentages that win 10, 11 … 19 points, by the most boards of a match (EBU White Book). */
const EBU_BANDS: readonly (readonly [boards: number, upper: readonly number[]])[] = [
  [4, [50.92, 52.8, 54.71, 56.7, 58.8, 61.08, 63.63, 66.61, 70.36, 75.95]],
  [6, [50.78, 52.39, 54.02, 55.72, 57.51, 59.45, 61.62, 64.17, 67.37, 72.13]],
  [9, [50.65, 51.98, 53.33, 54.74, 56.23, 57.83, 59.64, 61.75, 64.4, 68.35]],
  [13, [50.54, 51.65, 52.78, 53.95, 55.19, 56.53, 58.04, 59.8, 62.01, 65.3]],
  [19, [50.45, 51.38, 52.32, 53.3, 54.34, 55.45, 56.71, 58.18, 60.03, 62.78]],
  [27, [50.38, 51.16, 51.94, 52.77, 53.63, 54.57, 55.62, 56.85, 58.4, 60.71]],
  [39, [50.32, 50.97, 51.63, 52.32, 53.04, 53.83, 54.71, 55.74, 57.04, 58.97]],
  [55, [50.27, 50.81, 51.37, 51.95, 52.56, 53.21, 53.95, 54.82, 55.91, 57.53]],
];

/** The EBU's tables; a percentage that equals a limit stays nearer to the average. */
const ebu: VictoryScale = {
  id: 'ebu',
  name: 'EBU Swiss pairs, whole points',
  total: 20,
  boards: { min: 1, max: 55 },
  winner: (above, boards) =>
    winnerOfBands(EBU_BANDS.find(([most]) => boards <= most)?.[1] ?? [], 20, roundTo(above + 50, 6)),
};

/** Every scale for percentages, one line each. */
export const PERCENT_SCALES: readonly VictoryScale[] = [wbf, ebu];
