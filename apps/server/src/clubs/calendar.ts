import { instantOf } from '@overtrick/protocol/localTime';
import { dateAt, nextWeekly } from '../base/weekly.ts';
import type { Club, Evening } from './clubLog.ts';

/** The most past and open evenings in a calendar: about a year's. */
const MOST_EVENINGS = 60;
/** The weeks for which a calendar has the weekly evening: half a year. */
const WEEKS = 26;
/** The length of an evening whose club does not say how many boards it plays, minutes. */
const USUAL_MINUTES = 180;

/** An event of a calendar. */
interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  /** Its local date, such as `2026-11-23`. */
  readonly date: string;
  /** Milliseconds since 1970; absent if only the day is known. */
  readonly start?: number | undefined;
  readonly url: string;
}

/**
 * Writes the calendar of a club in iCalendar (RFC 5545), for programs that read it again and again: the evenings that
 * were opened, the announced one, and the weekly evening for half a year. It has what everybody sees on the club's
 * page. Times are in UTC, so that no rules of time zones are needed.
 * @param origin such as `https://bridge.example`
 * @param now milliseconds since 1970
 */
export function calendarOf(id: string, club: Club, origin: string, now: number): string {
  const events = eventsOf(id, club, origin, now);
  const { boards, minutesPerBoard } = club.template ?? {};
  const minutes =
    boards === undefined || minutesPerBoard === undefined ? USUAL_MINUTES : boards * minutesPerBoard;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Overtrick//Club//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(club.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(({ uid, title, date, start, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(now)}`,
      ...(start === undefined
        ? [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
        : [`DTSTART:${stamp(start)}`, `DURATION:PT${minutes}M`]),
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Lists the events, by their time. An evening that was opened replaces what was planned for its day. */
function eventsOf(id: string, club: Club, origin: string, now: number): readonly CalendarEvent[] {
  const { name, weekly, signups } = club;
  const host = origin.replace(/^https?:\/\//, '');
  const opened = [...club.evenings.values()].slice(-MOST_EVENINGS).flatMap((evening): CalendarEvent[] => {
    const when = whenIs(evening, club);
    if (when === undefined) return [];
    const { tournament } = evening;
    return [
      {
        ...when,
        uid: `${tournament}@${host}`,
        title: evening.name ?? name,
        url: `${origin}/club/${tournament}`,
      },
    ];
  });
  const planned = new Map<string, number>();
  if (weekly !== undefined)
    for (let at = nextWeekly(weekly, now), i = 0; i < WEEKS; at = nextWeekly(weekly, at + 1), i++)
      planned.set(dateAt(at, weekly.zone), at);
  const { announced } = signups ?? {};
  if (announced !== undefined) {
    const start = instantOf(Date.parse(`${announced.date}T${announced.time}:00Z`), announced.zone);
    if (start > now) planned.set(announced.date, start);
  }
  for (const { date } of opened) planned.delete(date);
  const coming = [...planned].map(
    ([date, start]): CalendarEvent => ({
      date,
      start,
      uid: `${id}-${date}@${host}`,
      title: name,
      url: `${origin}/clubs/${id}`,
    }),
  );
  return [...opened, ...coming].toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : (one.start ?? 0) - (other.start ?? 0),
  );
}

/**
 * Returns when an evening is: its own start, or the weekly time on its day, or the day alone; `undefined` for one
 * without a date.
 */
function whenIs(
  { date, start }: Evening,
  { weekly }: Club,
): Pick<CalendarEvent, 'date' | 'start'> | undefined {
  if (start !== undefined) return { date: dateAt(start, weekly?.zone ?? 'UTC'), start };
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined;
  if (weekly === undefined) return { date };
  const noon = instantOf(Date.parse(`${date}T12:00:00Z`), weekly.zone);
  const isOnItsDay = dateAt(nextWeekly(weekly, noon - DAY_MS / 2), weekly.zone) === date;
  return isOnItsDay
    ? { date, start: instantOf(Date.parse(`${date}T${weekly.time}:00Z`), weekly.zone) }
    : { date };
}

const DAY_MS = 86_400_000;

/** Formats a moment in UTC: `20261123T193000Z`. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** The most bytes of a line. */
const MOST_BYTES = 75;

/** Folds a line that is too long: each further line begins with a blank. No character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    // a further line has its blank
    if (bytes + size > MOST_BYTES - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
