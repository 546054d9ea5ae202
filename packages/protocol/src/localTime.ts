/** Local time in IANA zones, correct across daylight saving: both the server and the pages reckon by it. */

const DAY_MS = 86_400_000;

/** Returns what the clocks of a zone show at a moment, as if it were UTC, in milliseconds since 1970. */
export function wallClock(at: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
    (at - Math.floor(at / 1000) * 1000)
  );
}

/**
 * Returns the moment at which the clocks of a zone show a time, which is given as if it were UTC. A time that they skip
 * comes as much later as they skip; of one that they show twice it is the first.
 */
export function instantOf(wall: number, zone: string): number {
  const before = wall - (wallClock(wall - DAY_MS, zone) - (wall - DAY_MS));
  const after = wall - (wallClock(wall + DAY_MS, zone) - (wall + DAY_MS));
  return [before, after].find((at) => wallClock(at, zone) === wall) ?? before;
}

/** The clocks that were asked for: making one takes a hundred times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
