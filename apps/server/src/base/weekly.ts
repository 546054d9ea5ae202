/**
 * A weekly local time (weekday, time, IANA zone), correct across daylight saving.
 *
 *     nextWeekly({ day: 1, time: '19:30', zone: 'Europe/London' }, Date.UTC(2026, 9, 20))
 *     // Date.UTC(2026, 9, 26, 19, 30): the first Monday after the clocks went back
 */

import { instantOf, wallClock } from '@overtrick/protocol/localTime';

export interface Weekly {
  /** The day from 1, Monday, to 7, Sunday (ISO 8601). */
  readonly day: number;
  /** The time, such as `19:30`. */
  readonly time: string;
  /** The IANA time zone, such as `Europe/London`. */
  readonly zone: string;
}

const DAY_MS = 86_400_000;

/** True if there is a time zone of that name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Returns the first start of the evening at or after a time, milliseconds since 1970. */
export function nextWeekly({ day, time, zone }: Weekly, from: number): number {
  const today = wallClock(from, zone);
  const ahead = (day - weekday(today) + 7) % 7;
  const next = instantOf(shifted(today, ahead, time), zone);
  return next >= from ? next : instantOf(shifted(today, ahead + 7, time), zone);
}

/** Returns the same local time of day after this many days, milliseconds since 1970. */
export const daysLater = (at: number, days: number, zone: string): number =>
  instantOf(shifted(wallClock(at, zone), days), zone);

/** Returns the local date of a time, such as `2026-11-23`. */
export const dateAt = (at: number, zone: string): string =>
  new Date(wallClock(at, zone)).toISOString().slice(0, 10);

/** Returns the weekday, from 1 for Monday. */
const weekday = (wall: number): number => new Date(wall).getUTCDay() || 7;

/** Adds days to a local time, and sets the time of day if given. */
function shifted(wall: number, days: number, time?: string): number {
  const later = wall + days * DAY_MS;
  if (time === undefined) return later;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return later - (later % DAY_MS) + (hours * 60 + minutes) * 60_000;
}
