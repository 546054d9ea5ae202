import { describe, expect, test } from 'vitest';
import { isIn, minutesOf, nextOccasion } from './times.ts';

const TUESDAY_EVENING = { day: 2, from: 19 * 60, to: 22 * 60 };
const at = (iso: string): number => Date.parse(iso);
const shown = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16));

describe('a time of the week in a zone', () => {
  test.each([
    ['before it', 'Europe/Vienna', '2026-11-23T12:00Z', ['2026-11-24T18:00', '2026-11-24T21:00']],
    ['while it is on', 'Europe/Vienna', '2026-11-24T19:00Z', ['2026-11-24T18:00', '2026-11-24T21:00']],
    ['after it', 'Europe/Vienna', '2026-11-24T21:00Z', ['2026-12-01T18:00', '2026-12-01T21:00']],
    ['in summer', 'Europe/Vienna', '2026-07-13T12:00Z', ['2026-07-14T17:00', '2026-07-14T20:00']],
    [
      'across the end of summer time',
      'Europe/Vienna',
      '2026-10-24T12:00Z',
      ['2026-10-27T18:00', '2026-10-27T21:00'],
    ],
    [
      'where it is Wednesday already',
      'Pacific/Auckland',
      '2026-11-24T12:00Z',
      ['2026-12-01T06:00', '2026-12-01T09:00'],
    ],
    ['half an hour off', 'Asia/Kolkata', '2026-11-23T12:00Z', ['2026-11-24T13:30', '2026-11-24T16:30']],
    ['behind UTC', 'America/Los_Angeles', '2026-11-25T02:00Z', ['2026-11-25T03:00', '2026-11-25T06:00']],
  ])('%s', (_, zone, now, expected) => {
    expect(shown(nextOccasion(zone, TUESDAY_EVENING, at(now)))).toEqual(expected);
  });

  test('that ends at midnight ends there', () => {
    const late = { day: 6, from: 1380, to: 1440 };
    expect(shown(nextOccasion('UTC', late, at('2026-11-23T12:00Z')))).toEqual([
      '2026-11-28T23:00',
      '2026-11-29T00:00',
    ]);
  });
});

test('an occasion touches the parts of its day', () => {
  const local = (hour: number) => new Date(2026, 10, 24, hour).getTime();
  const parts = (from: number, to: number) =>
    (['morning', 'afternoon', 'evening'] as const).filter((part) =>
      isIn({ start: local(from), end: local(to) }, part),
    );
  expect(parts(9, 11)).toEqual(['morning']);
  expect(parts(11, 19)).toEqual(['morning', 'afternoon', 'evening']);
  expect(parts(12, 18)).toEqual(['afternoon']);
  expect(parts(18, 24)).toEqual(['evening']);
});

test('minutes of a clock', () => {
  expect(minutesOf('19:30')).toBe(1170);
  expect(minutesOf('')).toBeUndefined();
});
