import { useEffect, useRef } from 'react';
import type { Bell } from './bell.ts';
import { ring } from './bell.ts';
import { useClock } from './useClock.ts';

/**
 * Rings when a round ends, two minutes before, when a break is over, and at the end. The browser requires one press
 * first.
 */
export function useBells(isOn: boolean, section?: string): void {
  const clock = useClock(section);
  const before = useRef<string>(undefined);
  const phase = clock === undefined ? 'none' : `${clock.phase} ${clock.round}`;
  const isLate = clock?.phase === 'round' && clock.secondsLeft <= 120;
  const now = `${phase}${isLate ? ' late' : ''}`;
  useEffect(() => {
    const was = before.current;
    before.current = now;
    if (!isOn || was === undefined || was === now || was === 'none') return;
    const bell = bellOf(now);
    if (bell !== undefined) ring(bell);
  }, [isOn, now]);
}

function bellOf(now: string): Bell | undefined {
  if (now.endsWith(' late')) return 'warning';
  if (now.startsWith('over')) return 'over';
  return now === 'none' || now.startsWith('before') ? undefined : 'move';
}
