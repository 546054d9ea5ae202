import { expect, test } from 'vitest';
import { impsOf } from './imps.ts';

// RULES 4.2: both edges of all 25 rows
const ROWS: readonly (readonly [least: number, most: number])[] = [
  [0, 10],
  [20, 40],
  [50, 80],
  [90, 120],
  [130, 160],
  [170, 210],
  [220, 260],
  [270, 310],
  [320, 360],
  [370, 420],
  [430, 490],
  [500, 590],
  [600, 740],
  [750, 890],
  [900, 1090],
  [1100, 1290],
  [1300, 1490],
  [1500, 1740],
  [1750, 1990],
  [2000, 2240],
  [2250, 2490],
  [2500, 2990],
  [3000, 3490],
  [3500, 3990],
  [4000, 15_200],
];

test.each(ROWS.map(([least, most], imps) => [least, most, imps] as const))(
  'a difference of %i to %i is %i IMPs, either way',
  (least, most, imps) => {
    for (const difference of [least, most]) {
      expect(impsOf(difference)).toBe(imps);
      expect(impsOf(-difference)).toBe(imps === 0 ? 0 : -imps);
    }
  },
);
