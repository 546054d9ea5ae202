import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { Link } from 'wouter';
import { findGame } from '../games/list.ts';
import { text } from '../text/text.ts';
import { isFinished } from './api.ts';
import styles from './Challenge.module.css';
import { Standing } from './Standing.tsx';
import { useTaken } from './useOverview.ts';

/** The challenges that were taken up on this device: those that go on, then those that one has finished. */
export function Taken() {
  const told = useTaken();
  const words = text.challenge;
  return (
    <>
      <List id="open" title={words.openOnes} told={told.filter((one) => !isFinished(one))} />
      <List id="done" title={words.doneOnes} told={told.filter(isFinished)} />
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly told: readonly ChallengeOverview[];
}

function List({ id, title, told }: ListProps) {
  if (told.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.taken}>
        {told.map((one) => (
          <li key={one.challenge}>
            <Link href={`/challenge/${one.challenge}`}>{titleOf(one)}</Link>
            <Standing told={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ game, boards, day, bidding }: ChallengeOverview): string {
  if (day !== undefined) return text.challenge.ofDay(text.date(day));
  if (bidding !== undefined) return text.bidding.called(boards);
  return text.challenge.called(findGame(game)?.name ?? game, boards);
}
