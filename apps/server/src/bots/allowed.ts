import type { Load } from '../base/fairQueue.ts';

/** Everybody who waits should have had a turn within so long, milliseconds. */
const ROUND_MS = 2000;
/** One that asks at many tables should have all its answers within so long, milliseconds. */
const ALL_MS = 3000;
/** A seat that has waited for so long is answered at once, milliseconds. */
export const LATE_MS = 2000;

/**
 * The time that a computer player may think now, milliseconds: as long as it likes while few wait, and less the more
 * do. Under load play gets weaker before anybody has to wait for it.
 */
export function allowedMs({ keys, own, waitedMs }: Load, threads: number): number {
  if (waitedMs > LATE_MS) return 0;
  return Math.min(ROUND_MS, ALL_MS / own) * (threads / keys);
}
