import type { WallPage } from './wall.ts';

/** The time for which an announcement is shown at once, milliseconds. */
const AT_ONCE_MS = 40_000;

/**
 * Returns the index of the page that all screens show at a time: pages follow each other by the server's clock, each
 * for its own time. 0 without pages.
 * @param now milliseconds since 1970, by the server's clock
 */
export function pageAt(pages: readonly Pick<WallPage, 'seconds'>[], now: number): number {
  const whole = pages.reduce((sum, { seconds }) => sum + seconds, 0);
  if (whole === 0) return 0;
  let left = Math.floor(now / 1000) % whole;
  for (const [i, { seconds }] of pages.entries()) {
    if (left < seconds) return i;
    left -= seconds;
  }
  return 0;
}

/** Returns the index of the page of an announcement that is so new that it is shown at once; the newest goes first. */
export function freshAt(
  pages: readonly Pick<WallPage, 'seconds' | 'announced'>[],
  now: number,
): number | undefined {
  const times = pages.flatMap(({ announced }) => announced ?? []);
  const newest = Math.max(...times);
  const age = now - newest;
  if (times.length === 0 || age >= AT_ONCE_MS) return undefined;
  const ofNewest = pages.flatMap((page, i) => (page.announced === newest ? [{ ...page, i }] : []));
  return ofNewest[pageAt(ofNewest, Math.max(0, age))]?.i;
}
