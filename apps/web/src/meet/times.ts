import { instantOf, wallClock } from '@overtrick/protocol/localTime';
import type { WeekTime } from '@overtrick/protocol/meeting/forms';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The next occurrence of a time of the week, milliseconds since 1970. */
export interface Occasion {
  readonly start: number;
  readonly end: number;
}

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS)[number];
/** The hours at which the parts of a day begin and end. */
const HOURS: Readonly<Record<PartOfDay, readonly [from: number, to: number]>> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** Returns the next or current occurrence of a weekly time in a time zone, correct across daylight saving. */
export function nextOccasion(zone: string, { day, from, to }: WeekTime, now: number): Occasion {
  const midnight = Math.floor(wallClock(now, zone) / DAY_MS) * DAY_MS;
  for (let days = 0; ; days++) {
    const date = midnight + days * DAY_MS;
    if (new Date(date).getUTCDay() !== day) continue;
    const end = instantOf(date + to * MINUTE_MS, zone);
    if (end > now) return { start: instantOf(date + from * MINUTE_MS, zone), end };
  }
}

/** Returns the weekday of a moment in the reader's time zone: Monday is 1, Sunday 7. */
export const weekdayOf = (at: number): number => new Date(at).getDay() || 7;

/** True if an occasion overlaps that part of its day, in the reader's time zone. */
export function isIn({ start, end }: Occasion, part: PartOfDay): boolean {
  const [from, to] = HOURS[part].map((hour) => new Date(start).setHours(hour, 0, 0, 0));
  return start < (to ?? 0) && end > (from ?? 0);
}

/** Converts `19:30` into minutes of the day; returns `undefined` for anything else. */
export function minutesOf(clock: string): number | undefined {
  const found = /^(\d{2}):(\d{2})$/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
