import { text } from '../../text/text.ts';
import { AuctionTable } from '../auction/AuctionTable.tsx';
import type { TableLayout } from './layout.ts';
import { type Example, momentAt } from './moment.ts';
import { callsIn, saidBefore, takenIn } from './read.ts';
import styles from './Steps.module.css';
import { actionName, handName } from './words.ts';

export interface SpokenProps {
  readonly game: string;
  readonly layout: TableLayout;
  readonly example: Example;
  readonly at: number;
}

/** The auction, whatever else was said or chosen, and the tricks so far. */
export function Spoken({ game, layout, example, at }: SpokenProps) {
  const { dealer, vul } = example;
  const moment = momentAt(example, at);
  const calls = callsIn(moment);
  const said = saidBefore(example, at);
  const taken = takenIn(moment).filter(({ tricks }) => tricks > 0);
  return (
    <div className={styles.said}>
      {calls.length > 0 && (
        <div>
          <h3>{text.table.auction}</h3>
          <div className={styles.auction}>
            <AuctionTable
              state={{ view: { calls, terms: { dealer, vul }, phase: moment.phase, toAct: [] } }}
            />
          </div>
        </div>
      )}
      {said.length > 0 && (
        <div>
          <h3>{text.guide.said}</h3>
          <ol className={styles.list}>
            {said.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays said
              <li key={i}>{text.guide.did(handName(layout, step.seat), actionName(game, step))}</li>
            ))}
          </ol>
        </div>
      )}
      {taken.length > 0 && (
        <div>
          <h3>{text.guide.taken}</h3>
          <ul className={styles.list}>
            {taken.map(({ seat, tricks }) => (
              <li key={seat}>{text.guide.takenBy(handName(layout, seat), tricks)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
