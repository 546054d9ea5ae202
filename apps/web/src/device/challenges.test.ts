import { expect, test } from 'vitest';
import { daysInARow } from './challenges.ts';

const on = (...days: readonly string[]) => days.map((day) => ({ day, isDone: true }));

test.each([
  ['none', [], 0],
  ['today alone', on('2026-03-01'), 1],
  ['over the end of a month', on('2026-03-01', '2026-02-28', '2026-02-27'), 3],
  ['up to yesterday, while today is still to be played', on('2026-02-28', '2026-02-27'), 2],
  ['a day is missing', on('2026-03-01', '2026-02-27'), 1],
  ['long ago', on('2026-02-20'), 0],
  ['taken up and not finished', [{ day: '2026-03-01', isDone: false }], 0],
  ['other challenges', [{ isDone: true }], 0],
] as const)('days in a row: %s', (_, taken, count) => {
  expect(daysInARow(taken, '2026-03-01')).toBe(count);
});
