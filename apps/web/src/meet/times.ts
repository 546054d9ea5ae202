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
  const midnight = Math.floor((now + offsetAt(zone, now)) / DAY_MS) * DAY_MS;
  for (let days = 0; ; days++) {
    const date = midnight + days * DAY_MS;
    if (new Date(date).getUTCDay() !== day) continue;
    const end = instantOf(zone, date + to * MINUTE_MS);
    if (end > now) return { start: instantOf(zone, date + from * MINUTE_MS), end };
  }
}

/** The day of the week of a moment where the page is read, from 1, Monday. */
export const weekdayOf = (at: number): number => new Date(at).getDay() || 7;

/** Does an occasion touch that part of its day, where the page is read? */
export function isIn({ start, end }: Occasion, part: PartOfDay): boolean {
  const [from, to] = HOURS[part].map((hour) => new Date(start).setHours(hour, 0, 0, 0));
  return start < (to ?? 0) && end > (from ?? 0);
}

/** The moment at which clocks of a zone show a time, given as if it were UTC. */
function instantOf(zone: string, wall: number): number {
  const near = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, near);
}

/** By how much the clocks of a zone are ahead of UTC at a moment, milliseconds. */
function offsetAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const [year = 0, month = 1, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (type) => Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Minutes of a day from `19:30`; `undefined` for no time. */
export function minutesOf(clock: string): number | undefined {
  const found = /^(\d{2}):(\d{2})$/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
