import type { Load } from '../base/fairQueue.ts';

/** The time in which every waiting asker should have had a turn, milliseconds. */
const ROUND_MS = 2000;
/** The time in which one that asks at many tables should have all its answers, milliseconds. */
const ALL_MS = 3000;
/** A seat that has waited longer than this is answered at once, milliseconds. */
export const LATE_MS = 2000;

/**
 * Returns the time that a bot may think now, milliseconds: plenty while few wait, and less the more do. Under load the
 * bots play worse before anybody has to wait.
 */
export function allowedMs({ keys, own, waitedMs }: Load, threads: number): number {
  if (waitedMs > LATE_MS) return 0;
  return Math.min(ROUND_MS, ALL_MS / own) * (threads / keys);
}
