import { useEffect } from 'react';
import { Button } from '../design/Button.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { balancesOf } from '../think/balance.ts';
import type { Cost, Judgement } from '../think/costs.ts';
import { useJudgements } from '../think/useThoughts.ts';
import { Note } from './Note.tsx';
import styles from './Review.module.css';

/** As long as anybody waits. */
const MILLISECONDS = 7000;

export interface BalancesProps {
  readonly record: string;
  readonly costs: readonly Cost[];
  readonly isDone: boolean;
  readonly judgements: readonly Judgement[];
  /** Told all at once, so that the page is drawn anew but once. */
  readonly onJudged: (judgements: readonly Judgement[]) => void;
}

/** The tricks that each player gave away, and how much of that they could have known. */
export function Balances({ record, costs, isDone, judgements, onJudged }: BalancesProps) {
  const judging = useJudgements();
  const { stage, found } = judging;
  const isJudged = stage === 'done' || stage === 'stopped';
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are told when the work ends
  useEffect(() => {
    if (isJudged) onJudged(found.flatMap(({ judgement }) => (judgement === undefined ? [] : [judgement])));
  }, [isJudged]);
  const words = boardText.review;
  if (!isDone) return null;
  if (costs.length === 0)
    return (
      <section className={styles.part} aria-labelledby="balance">
        <h2 id="balance">{words.balance}</h2>
        <p className={styles.soft}>{words.noCosts}</p>
      </section>
    );
  const all = found[0]?.all ?? costs.length;
  return (
    <section className={styles.part} aria-labelledby="balance" data-judged={stage}>
      <h2 id="balance">{words.balance}</h2>
      <Note>
        {words.playNote} {words.balanceNote} {isJudged && words.judged}
      </Note>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.seen}</th>
            {isJudged && <th scope="col">{words.known}</th>}
            {isJudged && <th scope="col">{words.luck}</th>}
          </tr>
        </thead>
        <tbody>
          {balancesOf(costs, judgements, isJudged).map(({ seat, seen, known = 0, luck = 0 }) => (
            <tr key={seat}>
              <th scope="row">{text.seats[seat]}</th>
              <td>{words.tricks(-seen)}</td>
              {isJudged && <td>{words.tricks(-known)}</td>}
              {isJudged && <td>{words.tricks(luck)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {stage === 'idle' && (
        <Button
          look="main"
          onClick={() => judging.start({ kind: 'judge', record, milliseconds: MILLISECONDS })}
        >
          {words.judge}
        </Button>
      )}
      {stage === 'busy' && (
        <div className={styles.busy}>
          <progress value={found.length} max={all} aria-label={words.balance} />
          <p role="status">{words.judging(found.length, all)}</p>
          <Button onClick={judging.stop}>{words.stop}</Button>
        </div>
      )}
      {isJudged && (
        <p role="status" className={stage === 'done' ? 'hidden-text' : undefined}>
          {stage === 'done' ? words.judged : words.stopped}
        </p>
      )}
    </section>
  );
}
