import type { Break } from '@overtrick/evening/entry';

/**
 * Reads typed breaks: `3 15, 6 20:45`, each a round with minutes or with a time of day on the device's clock.
 * @param now milliseconds since 1970: a time already past means the next day
 * @returns the breaks, or the part that is not valid
 */
export function readBreaks(text: string, now: number): readonly Break[] | { readonly wrong: string } {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const breaks: Break[] = [];
  for (const part of parts) {
    const read = readBreak(part, now);
    if (read === undefined) return { wrong: part };
    breaks.push(read);
  }
  return breaks;
}

function readBreak(part: string, now: number): Break | undefined {
  const [, round = '', minutes, hour, minute] =
    /^([1-9]\d?)\s+(?:(\d{1,3})|([01]?\d|2[0-3]):([0-5]\d))$/.exec(part) ?? [];
  const after = Number(round);
  if (minutes !== undefined) return Number(minutes) > 0 ? { after, minutes: Number(minutes) } : undefined;
  if (hour === undefined) return undefined;
  const until = new Date(now);
  until.setHours(Number(hour), Number(minute), 0, 0);
  if (until.getTime() <= now) until.setDate(until.getDate() + 1);
  return { after, until: until.getTime() };
}

/** Writes breaks as `readBreaks` reads them. */
export const writeBreaks = (breaks: readonly Break[] = []): string =>
  breaks
    .map((one) => {
      if ('minutes' in one) return `${one.after} ${one.minutes}`;
      const until = new Date(one.until);
      return `${one.after} ${until.getHours()}:${String(until.getMinutes()).padStart(2, '0')}`;
    })
    .join(', ');
