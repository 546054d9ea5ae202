import { expect, test } from 'vitest';
import { localDay } from './localDay.ts';

test.each([
  [new Date(2026, 10, 28, 0, 5), '2026-11-28'],
  [new Date(2026, 10, 28, 23, 55), '2026-11-28'],
  [new Date(2027, 0, 3, 12), '2027-01-03'],
])('the day of %s is %s wherever its clock is', (date, day) => {
  expect(localDay(date.getTime())).toBe(day);
});
