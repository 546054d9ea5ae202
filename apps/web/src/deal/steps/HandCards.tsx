import type { Card } from '@overtrick/rules/cards/card';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { groupsOf } from '../cards/sort.ts';
import { useSuitOrder } from '../useSuitOrder.ts';
import styles from './HandCards.module.css';
import type { HandLettersProps } from './HandLetters.tsx';

export interface HandCardsProps extends HandLettersProps {
  /** All cards beside each other, as a player holds them, or a row for each suit, as a dummy lies. */
  readonly lay: 'row' | 'suits';
  /** A number on each card that has one, and the greatest of them. */
  readonly values?: CardNumbers | undefined;
}

export interface CardNumbers {
  readonly of: ReadonlyMap<Card, number>;
  readonly best: number;
}

/** A hand drawn as cards, for the eye only; its parent names the cards. Cards are as wide as `--card-w`. */
export function HandCards({ hand: { cards, down }, joker, lay, values }: HandCardsProps) {
  const groups = groupsOf(cards, useSuitOrder(cards), joker);
  const rows =
    lay === 'suits' ? groups.map((group) => group.cards) : [groups.flatMap((group) => group.cards)];
  const backs = Array.from({ length: down }, (_, i) => i);
  return (
    <div className={styles.hand} data-lay={lay} aria-hidden="true">
      {rows
        .filter((row) => row.length > 0)
        .map((row) => (
          <div key={row[0]} className={styles.row} style={{ '--gaps': row.length - 1 }}>
            {row.map((card) => (
              <span key={card}>
                <CardFace card={card} joker={card === joker} />
                {values?.of.has(card) && (
                  <b className={styles.value} data-best={values.of.get(card) === values.best}>
                    {values.of.get(card)}
                  </b>
                )}
              </span>
            ))}
          </div>
        ))}
      {down > 0 && (
        <div className={`${styles.row} ${styles.backs}`} style={{ '--gaps': down - 1 }}>
          {backs.map((i) => (
            <span key={i}>
              <CardBack />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
