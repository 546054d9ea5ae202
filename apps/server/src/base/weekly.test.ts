import { expect, test } from 'vitest';
import { dateAt, daysLater, isZone, nextWeekly } from './weekly.ts';

const at = (text: string): number => Date.parse(text);
const said = (ms: number): string => new Date(ms).toISOString();

test.each([
  ['Europe/London', true],
  ['America/New_York', true],
  ['UTC', true],
  ['Europe/Nowhere', false],
  ['', false],
])('is %j a zone: %s', (zone, is) => expect(isZone(zone)).toBe(is));

test.each([
  // Monday 19:30 in London: summer time ends on 2026-10-25
  [{ day: 1, time: '19:30', zone: 'Europe/London' }, '2026-10-13T00:00:00Z', '2026-10-19T18:30:00.000Z'],
  [{ day: 1, time: '19:30', zone: 'Europe/London' }, '2026-10-20T00:00:00Z', '2026-10-26T19:30:00.000Z'],
  // the same day, before and after the start; at the exact time, that start
  [{ day: 1, time: '19:30', zone: 'Europe/London' }, '2026-11-23T19:29:59Z', '2026-11-23T19:30:00.000Z'],
  [{ day: 1, time: '19:30', zone: 'Europe/London' }, '2026-11-23T19:30:00Z', '2026-11-23T19:30:00.000Z'],
  [{ day: 1, time: '19:30', zone: 'Europe/London' }, '2026-11-23T19:30:01Z', '2026-11-30T19:30:00.000Z'],
  // Tuesday there, while it is Monday in London
  [{ day: 2, time: '09:00', zone: 'Pacific/Auckland' }, '2026-11-23T12:00:00Z', '2026-11-23T20:00:00.000Z'],
  [{ day: 7, time: '00:00', zone: 'America/New_York' }, '2026-11-22T04:59:00Z', '2026-11-22T05:00:00.000Z'],
])('%j from %s on begins at %s', (weekly, from, next) => {
  expect(said(nextWeekly(weekly, at(from)))).toBe(next);
});

test('a time that the clock skips comes as much later as it skips; one that it shows twice, the first time', () => {
  const berlin = 'Europe/Berlin';
  expect(said(nextWeekly({ day: 7, time: '02:30', zone: berlin }, at('2026-03-28T12:00:00Z')))).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(said(nextWeekly({ day: 7, time: '02:30', zone: berlin }, at('2026-10-24T12:00:00Z')))).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('days are those of the wall', () => {
  expect(said(daysLater(at('2026-10-19T18:30:00Z'), 7, 'Europe/London'))).toBe('2026-10-26T19:30:00.000Z');
  expect(said(daysLater(at('2026-10-19T18:30:12.345Z'), 7, 'Europe/London'))).toBe(
    '2026-10-26T19:30:12.345Z',
  );
  expect(dateAt(at('2026-11-23T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-24');
  expect(dateAt(at('2026-11-23T12:00:00Z'), 'UTC')).toBe('2026-11-23');
});
