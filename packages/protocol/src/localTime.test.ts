import { describe, expect, test } from 'vitest';
import { instantOf, wallClock } from './localTime.ts';

const HALF_HOUR_MS = 1_800_000;
const [YEAR, NEXT] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];

describe.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  '%s',
  (zone) => {
    test('every half hour of 2026 is found again from what the clocks show', () => {
      let first = Number.NaN;
      let shown = Number.NEGATIVE_INFINITY;
      for (let at = YEAR; at < NEXT; at += HALF_HOUR_MS) {
        const wall = wallClock(at, zone);
        // put back, the clocks show a time twice: it is the first
        if (wall > shown) [first, shown] = [at, wall];
        else expect(instantOf(wall, zone), new Date(at).toISOString()).toBeLessThan(at);
        if (first === at) expect(instantOf(wall, zone), new Date(at).toISOString()).toBe(at);
      }
    });
  },
);

test('a time that the clocks skip comes as much later as they skip', () => {
  const skipped = Date.UTC(2026, 2, 29, 2, 30);
  expect(new Date(instantOf(skipped, 'Europe/Berlin')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
