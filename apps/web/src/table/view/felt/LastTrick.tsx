import type { TableState } from '@overtrick/protocol/table';
import { trumpOf } from '@overtrick/rules/cards/card';
import { winningCard } from '@overtrick/rules/play/trick';
import { strainInPlay } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { callerOf, cardName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import styles from './LastTrick.module.css';
import { type ExplainedCard, SaidCard, Saying } from './SaidCard.tsx';

/** The last finished trick, in the order in which it was played (R-CB-2: no older one). */
export function LastTrick({ state }: { readonly state: TableState }) {
  const [asked, setAsked] = useState<ExplainedCard>();
  const { tricks } = state.view;
  const strain = strainInPlay(state.view);
  const trick = tricks.at(-1);
  if (trick === undefined) return <p>{text.table.noLastTrick}</p>;
  const winner = winningCard(trick, strain && trumpOf(strain));
  return (
    <>
      <ol className={styles.trick}>
        {trick.map(({ seat, card }) => (
          <li key={card} className={styles.played} data-won={winner?.card === card}>
            <SaidCard
              state={state}
              played={{ seat, card }}
              name={cardName(state.view, card)}
              onAsk={setAsked}
            />
            <span className={styles.who}>
              {callerOf(state, seat)}
              {winner?.card === card && <b> {text.table.wonIt}</b>}
            </span>
          </li>
        ))}
      </ol>
      {asked && <Saying state={state} said={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
