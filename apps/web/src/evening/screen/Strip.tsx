import type { CSSProperties } from 'react';
import { eveningText } from '../../text/evening.ts';
import { useBells } from '../clock/useBells.ts';
import { timeLeft, useClock } from '../clock/useClock.ts';
import { clockRows, emsOf } from './fit.ts';
import styles from './Strip.module.css';

/** Bold letters are wider than those that `emsOf` estimates. */
const BOLD = 1.1;

interface StripProps {
  readonly sections: readonly string[];
  readonly isRinging: boolean;
}

/** The clocks of all sections, side by side; nothing where none was set. */
export function Strip({ sections, isRinging }: StripProps) {
  const columns = Math.ceil(sections.length / clockRows(sections.length));
  const style: CSSProperties = { '--columns': columns };
  return (
    <div className={styles.strip} style={style} data-narrow={columns > 2}>
      {sections.map((section) => (
        <WallClock key={section} section={section} isRinging={isRinging} />
      ))}
    </div>
  );
}

interface WallClockProps {
  readonly section: string;
  readonly isRinging: boolean;
}

/** A section's clock: its letter, the phase, and the time left. */
function WallClock({ section, isRinging }: WallClockProps) {
  const clock = useClock(section);
  useBells(isRinging, section);
  if (clock === undefined) return null;
  const { phases, paused } = eveningText.clock;
  const { move, rest } = eveningText.wall;
  const { phase, round, isPaused, secondsLeft } = clock;
  const isGoing = phase !== 'before' && phase !== 'over';
  const name = phase === 'move' ? move : phase === 'break' ? rest : phases[phase](round);
  const said = isPaused ? paused : name;
  const digits = isGoing ? timeLeft(secondsLeft) : '';
  const style: CSSProperties = {
    '--phase-ems': BOLD * (isGoing ? emsOf(said) : Math.max(...said.split(' ').map(emsOf))),
    '--digit-ems': BOLD * (emsOf(section) + emsOf(digits)) + 0.2,
  };
  return (
    <div className={styles.clock} role="timer" aria-live="off" style={style} data-going={isGoing}>
      <strong className={styles.section}>{section}</strong>
      <span className={styles.phase}>{said}</span>
      {isGoing && (
        <span className={styles.digits} data-late={phase === 'round' && secondsLeft <= 120}>
          {digits}
        </span>
      )}
    </div>
  );
}
