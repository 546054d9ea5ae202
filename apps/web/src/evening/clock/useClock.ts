import { type ClockReading, clockAt } from '@overtrick/evening/clock/clock';
import type { TournamentView } from '@overtrick/evening/view';
import { useEffect, useState } from 'react';
import { useEvening } from '../useEvening.tsx';

/**
 * Returns a section's clock, updated every second: by the server's time, whatever the device's own clock says.
 * `undefined` once the evening is over.
 */
export function useClock(section?: string): ClockReading | undefined {
  const clocks = useEvening(({ view }) => view?.clock);
  const isOver = useEvening(({ view }) => view !== undefined && isOverIn(view));
  const now = useServerTime();
  if (isOver) return undefined;
  const clock = clocks?.find((one) => section === undefined || one.section === section);
  return clock && clockAt(clock, now);
}

/** Returns the server's time, updated every second: milliseconds since 1970. */
export function useServerTime(): number {
  const skewMs = useEvening((state) => state.skewMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + skewMs;
}

/** True if play is over. */
export const isOverIn = ({ head: { state } }: TournamentView): boolean =>
  state === 'over' || state === 'published';

/** Writes a duration as `7:05`, with hours from one hour on. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
