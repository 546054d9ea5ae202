import { instantOf, wallClock } from '@overtrick/protocol/localTime';
import type { WeekTime } from '@overtrick/protocol/meeting/forms';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** A time of the week as it comes next, milliseconds since 1970. */
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

/** The next occasion of a time of the week in a time zone, or the one that is on; summer time is kept. */
export function nextOccasion(zone: string, { day, from, to }: WeekTime, now: number): Occasion {
  const midnight = Math.floor(wallClock(now, zone) / DAY_MS) * DAY_MS;
  for (let days = 0; ; days++) {
    const date = midnight + days * DAY_MS;
    if (new Date(date).getUTCDay() !== day) continue;
    const end = instantOf(date + to * MINUTE_MS, zone);
    if (end > now) return { start: instantOf(date + from * MINUTE_MS, zone), end };
  }
}

/** The day of the week of a moment where the page is read, from 1, Monday. */
export const weekdayOf = (at: number): number => new Date(at).getDay() || 7;

/** Does an occasion touch that part of its day, where the page is read? */
export function isIn({ start, end }: Occasion, part: PartOfDay): boolean {
  const [from, to] = HOURS[part].map((hour) => new Date(start).setHours(hour, 0, 0, 0));
  return start < (to ?? 0) && end > (from ?? 0);
}

/** Minutes of a day from `19:30`; `undefined` for no time. */
export function minutesOf(clock: string): number | undefined {
  const found = /^(\d{2}):(\d{2})$/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
