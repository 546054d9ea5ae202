import type { TableState } from '@overtrick/protocol/table';
import { trumpOf } from '@overtrick/rules/card';
import { winningCard } from '@overtrick/rules/trick';
import { strainInPlay } from '@overtrick/rules/view';
import { CardFace } from '../../../deal/cards/Card.tsx';
import { callerOf, cardName } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import styles from './LastTrick.module.css';

/** The last finished trick, in the order in which it was played (R-CB-2: no older one). */
export function LastTrick({ state }: { readonly state: TableState }) {
  const { tricks } = state.view;
  const strain = strainInPlay(state.view);
  const trick = tricks.at(-1);
  if (trick === undefined) return <p>{text.table.noLastTrick}</p>;
  const winner = winningCard(trick, strain && trumpOf(strain));
  return (
    <ol className={styles.trick}>
      {trick.map(({ seat, card }) => (
        <li key={card} className={styles.played} data-won={winner?.card === card}>
          <span role="img" aria-label={cardName(state.view, card)}>
            <CardFace card={card} joker={panelOf(state.view).joker === card} />
          </span>
          <span className={styles.who}>
            {callerOf(state, seat)}
            {winner?.card === card && <b> {text.table.wonIt}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
