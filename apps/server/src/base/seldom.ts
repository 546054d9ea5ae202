/** Messages about one outage are at least this far apart, milliseconds. */
const QUIET_MS = 30_000;

/**
 * Returns a function that passes its arguments on, unless it did so less than `quietMs` ago. An outage is then reported
 * once, however many requests fail meanwhile.
 */
export function seldom<Arguments extends unknown[]>(
  report: (...args: Arguments) => void,
  quietMs = QUIET_MS,
  now: () => number = () => performance.now(),
): (...args: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (now() - last < quietMs) return;
    last = now();
    report(...args);
  };
}
