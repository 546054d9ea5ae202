import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { eveningText } from '../text/evening.ts';
import styles from './score/Score.module.css';
import { useEvening } from './useEvening.tsx';

/** The director's announcements, read aloud, each until it is dismissed. */
export function Notices() {
  const announced = useEvening(({ view }) => view?.notes.announced);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const open = (announced ?? []).filter(({ number }) => !seen.includes(number));
  return (
    <div role="log" aria-live="assertive">
      {open.map(({ number, text }) => (
        <p key={number} className={styles.notice}>
          <span>{text}</span>
          <Button size="small" onClick={() => setSeen((before) => [...before, number])}>
            {eveningText.dismiss}
          </Button>
        </p>
      ))}
    </div>
  );
}
