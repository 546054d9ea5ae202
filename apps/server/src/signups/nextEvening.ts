import { instantOf } from '@overtrick/protocol/localTime';
import { dateAt, nextWeekly } from '../base/weekly.ts';
import type { Club } from '../clubs/clubLog.ts';

const MINUTE_MS = 60_000;
/** The time for which the list of an evening that has started stays, milliseconds: the desk still adds late pairs. */
export const LINGER_MS = 120 * MINUTE_MS;

/** The evening for which a club takes sign-ups. */
export interface NextEvening {
  /** Its local date, by which the list is known. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly closes: number;
}

/**
 * Returns the next evening of a club that takes sign-ups: the weekly one or the announced one, whichever is earlier.
 * An announced evening replaces a weekly one on its day.
 * @param now milliseconds since 1970
 */
export function nextEvening(
  { weekly, signups }: Pick<Club, 'weekly' | 'signups'>,
  now: number,
): NextEvening | undefined {
  if (signups === undefined) return undefined;
  const { announced, closes } = signups;
  const from = now - LINGER_MS;
  const candidates: { date: string; start: number }[] = [];
  if (announced !== undefined) {
    const start = instantOf(Date.parse(`${announced.date}T${announced.time}:00Z`), announced.zone);
    if (start > from) candidates.push({ date: announced.date, start });
  }
  if (weekly !== undefined) {
    const start = nextWeekly(weekly, from + 1);
    candidates.push({ date: dateAt(start, weekly.zone), start });
  }
  // a stable order: the announced evening comes first
  const [first] = candidates.toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  return first && { ...first, closes: first.start - closes * MINUTE_MS };
}
