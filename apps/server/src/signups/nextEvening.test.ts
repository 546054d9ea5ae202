import { expect, test } from 'vitest';
import { LINGER_MS, nextEvening } from './nextEvening.ts';

const MONDAYS = { day: 1, time: '19:30', zone: 'Europe/London' } as const;
const TERMS = { who: 'everybody', closes: 90 } as const;
/** Monday, 7 December 2026, 19:30 in London. */
const START = Date.UTC(2026, 11, 7, 19, 30);

test('the list is that of the next weekly evening, until some hours after its start', () => {
  const club = { weekly: MONDAYS, signups: TERMS };
  const monday = { date: '2026-12-07', start: START, closes: START - 90 * 60_000 };
  expect(nextEvening(club, START - 6 * 86_400_000)).toEqual(monday);
  expect(nextEvening(club, START)).toEqual(monday);
  expect(nextEvening(club, START + LINGER_MS - 1)).toEqual(monday);
  expect(nextEvening(club, START + LINGER_MS)).toMatchObject({ date: '2026-12-14' });
});

test('an announced evening comes before a later weekly one, and in place of one on its day', () => {
  const announced = (date: string, time: string) => ({
    weekly: MONDAYS,
    signups: { ...TERMS, announced: { date, time, zone: 'Europe/London' } },
  });
  const before = START - 6 * 86_400_000;
  expect(nextEvening(announced('2026-12-05', '14:00'), before)).toMatchObject({
    date: '2026-12-05',
    start: Date.UTC(2026, 11, 5, 14),
  });
  expect(nextEvening(announced('2026-12-07', '18:00'), before)).toMatchObject({
    date: '2026-12-07',
    start: Date.UTC(2026, 11, 7, 18),
  });
  expect(nextEvening(announced('2026-12-09', '14:00'), before)).toMatchObject({ date: '2026-12-07' });
  // in summer the clocks of the zone are ahead
  expect(nextEvening(announced('2027-07-05', '18:00'), Date.UTC(2027, 6, 4))).toMatchObject({
    start: Date.UTC(2027, 6, 5, 17),
  });
});

test('without terms, or without a day, there is no list', () => {
  expect(nextEvening({ weekly: MONDAYS }, START)).toBeUndefined();
  expect(nextEvening({ signups: TERMS }, START)).toBeUndefined();
  const past = { ...TERMS, announced: { date: '2026-12-07', time: '19:30', zone: 'Europe/London' } };
  expect(nextEvening({ signups: past }, START + LINGER_MS)).toBeUndefined();
});
