import type { TournamentView } from '@overtrick/evening/view';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { ring } from '../clock/bell.ts';
import { useEvening, useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';

/** The calls for the director, the longest waiting first; a sound for each new one. */
export function Queue({ view }: { readonly view: TournamentView }) {
  const club = useEveningClient();
  const skewMs = useEvening((state) => state.skewMs);
  const { flags } = view.notes;
  const known = useRef(flags.length);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (flags.length > known.current) ring('call');
    known.current = flags.length;
  }, [flags.length]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const words = eveningText.desk;
  const asked = view.desk?.keys.filter(({ isAsked, isRevoked }) => isAsked && !isRevoked) ?? [];
  if (flags.length === 0 && asked.length === 0) return null;
  return (
    <ul className={styles.queue} aria-label={words.queue} aria-live="polite">
      {flags
        .toSorted((a, b) => a.at - b.at)
        .map(({ number, at, place, text, attendedBy }) => (
          <li key={number} className={styles.flag}>
            <strong>{place}</strong> <span>{text}</span>{' '}
            <span>{words.minutes(Math.max(0, Math.floor((now + skewMs - at) / 60_000)))}</span>
            {attendedBy === undefined ? (
              <Button
                size="small"
                look="main"
                onClick={() => void club.act({ kind: 'attended', flag: number })}
              >
                {words.coming}
              </Button>
            ) : (
              <em>{eveningText.call.comes(attendedBy)}</em>
            )}
            <Button size="small" onClick={() => void club.act({ kind: 'unflagged', flag: number })}>
              {words.doneWith}
            </Button>
          </li>
        ))}
      {asked.map(({ number, label, place, contestant }) => (
        <li key={`key${number}`} className={styles.flag}>
          <strong>{place ?? contestant}</strong> <span>{words.asksIn(label ?? '')}</span>
          <Button size="small" look="main" onClick={() => void club.act({ kind: 'admitted', key: number })}>
            {words.letIn}
          </Button>
          <Button size="small" onClick={() => void club.act({ kind: 'revoked', key: number })}>
            {words.turnAway}
          </Button>
        </li>
      ))}
    </ul>
  );
}
