import { expect, test } from 'vitest';
import {
  AVERAGE,
  AVERAGE_MINUS,
  AVERAGE_PLUS,
  awardImps,
  awardOf,
  makeAwards,
  parseAwards,
} from './award.ts';

test.each([
  ['A6040', 60, 40],
  ['a5050', 50, 50],
  [' A4060 ', 40, 60],
  ['A0000', 0, 0],
  ['A9999', 99, 99],
  ['60%-40%', 60, 40],
  ['100%-0%', 100, 0],
  ['0%-100%', 0, 100],
  ['5%-95%', 5, 95],
])('%s awards %i %% to North-South and %i %% to East-West', (text, ns, ew) => {
  const awards = parseAwards(text);
  expect([awards?.NS.percent, awards?.EW.percent]).toEqual([ns, ew]);
});

test.each([
  ['101%-0%'],
  ['0%-101%'],
  ['60%'],
  ['60-40'],
  ['A60'],
  ['A604'],
  ['A60400'],
  ['xA6040'],
  ['1000%-0%'],
  ['A60 40'],
  [''],
])('"%s" is no award', (text) => {
  expect(parseAwards(text)).toBeUndefined();
});

test('average plus and minus depend on the other boards (Law 12C2c), an average and other percentages do not', () => {
  expect([AVERAGE_PLUS, AVERAGE_MINUS].map(({ lifts }) => lifts)).toEqual([true, true]);
  expect(AVERAGE.lifts).toBe(false);
  expect([0, 39, 40, 41, 50, 59, 60, 61, 100].map((percent) => awardOf(percent).lifts)).toEqual([
    ...[false, false, true, false, false, false, true, false, false],
  ]);
  expect(parseAwards('A6050')).toEqual({ NS: AVERAGE_PLUS, EW: AVERAGE });
});

test.each([
  [60, 40, 'A6040'],
  [5, 0, 'A0500'],
  [100, 0, 'A9900'],
  [33.4, 66.6, 'A3367'],
])('%d %% and %d %% are written %s', (ns, ew, text) => {
  expect(makeAwards({ NS: awardOf(ns), EW: awardOf(ew) })).toBe(text);
});

test('average plus is 3 IMPs (Law 12C2b), or 2 in a field, and others in proportion', () => {
  expect([60, 50, 40, 70, 0, 55].map((percent) => awardImps(awardOf(percent)))).toEqual([
    3, 0, -3, 6, -15, 1.5,
  ]);
  expect([60, 50, 40].map((percent) => awardImps(awardOf(percent), 2))).toEqual([2, 0, -2]);
});
