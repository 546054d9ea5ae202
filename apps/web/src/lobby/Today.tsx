import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { ownIn } from '../device/challenges.ts';
import { ask } from '../server/ask.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

interface Day {
  readonly challenge: string;
  /** The number of people who have finished the board. */
  readonly done: number;
}

/** The board of the day, and how many have played it; nothing while the server cannot be reached. */
export function Today() {
  const [day, setDay] = useState<Day>();
  useEffect(() => {
    let isThere = true;
    void askDay().then((told) => isThere && setDay(told));
    return () => {
      isThere = false;
    };
  }, []);
  if (day === undefined) return null;
  const isTaken = ownIn(day.challenge) !== undefined;
  return (
    <section className={styles.box} aria-labelledby="today">
      <h2 id="today" className={styles.heading}>
        {text.challenge.today}
      </h2>
      <p>{text.lobby.dayField(day.done)}</p>
      <Link href={`/challenge/${day.challenge}`} className={`${button.button} ${button.main}`}>
        {isTaken ? text.challenge.back : text.challenge.todayGo}
      </Link>
    </section>
  );
}

async function askDay(): Promise<Day | undefined> {
  const named = await ask('GET /api/challenges/today');
  if (!named.ok) return undefined;
  const { challenge } = named.value;
  const told = await ask('GET /api/challenges/{challenge}', { parameters: { challenge } });
  if (!told.ok) return undefined;
  const { boards, entrants } = told.value;
  return { challenge, done: entrants.filter(({ done }) => done >= boards).length };
}
