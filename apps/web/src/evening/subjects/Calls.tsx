import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { ring } from '../clock/bell.ts';
import styles from '../desk/Desk.module.css';
import { useEvening, useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** Lists the calls for the director, the longest waiting first; a sound announces each new one. */
export const Calls: Panel = ({ view }) => {
  const evening = useEveningClient();
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
  return (
    <>
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
                onClick={() => void evening.act({ kind: 'attended', flag: number })}
              >
                {words.coming}
              </Button>
            ) : (
              <em>{eveningText.call.comes(attendedBy)}</em>
            )}
            <Button size="small" onClick={() => void evening.act({ kind: 'unflagged', flag: number })}>
              {words.doneWith}
            </Button>
          </li>
        ))}
    </>
  );
};
