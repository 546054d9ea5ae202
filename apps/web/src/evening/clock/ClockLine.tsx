import { eveningText } from '../../text/evening.ts';
import { timeLeft, useClock } from './useClock.ts';

/** The clock in one line; nothing where none was set. */
export function ClockLine({ section }: { readonly section?: string | undefined }) {
  const clock = useClock(section);
  if (clock === undefined || clock.phase === 'before') return null;
  const words = eveningText.clock;
  return (
    <p role="timer" aria-live="off">
      {words.phases[clock.phase](clock.round)}
      {clock.phase !== 'over' && ` · ${timeLeft(clock.secondsLeft)}`}
      {clock.isPaused && ` · ${words.paused}`}
    </p>
  );
}
