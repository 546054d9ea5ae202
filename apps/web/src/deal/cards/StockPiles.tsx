import type { Card } from '@overtrick/rules/cards/card';
import type { Stock } from '@overtrick/rules/views/view';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { CardBack, CardFace } from './Card.tsx';
import styles from './StockPiles.module.css';

interface StockPilesProps {
  readonly stock: Stock;
  /** The words under the card that is looked at. */
  readonly looking: string;
  /** Stands under the piles. */
  readonly children?: ReactNode;
}

/** The stock that cards are drawn from, and what one has just seen of it. Cards are as wide as `--pile-w`. */
export const StockPiles = ({
  stock: { left, top, looked, drawn, away = [] },
  looking,
  children,
}: StockPilesProps) => (
  <section className={styles.stock} aria-label={text.table.stock}>
    <figure className={styles.pile}>
      {left > 0 && (top === undefined ? <CardBack /> : <Face card={top} />)}
      <figcaption>
        {top !== undefined && <span className="hidden-text">{text.table.stockTop}. </span>}
        {text.table.stockLeft(looked === undefined ? left : left - 1)}
      </figcaption>
    </figure>
    {looked !== undefined && <Pile name={looking} cards={[looked]} big />}
    {looked === undefined && drawn !== undefined && <Pile name={text.table.drawn} cards={[drawn]} />}
    {away.length > 0 && <Pile name={text.table.putAway} cards={away} />}
    {children}
  </section>
);

interface PileProps {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly big?: boolean;
}

const Pile = ({ name, cards, big = false }: PileProps) => (
  <figure className={styles.pile} data-big={big}>
    <div className={styles.cards}>
      {cards.map((card) => (
        <Face key={card} card={card} />
      ))}
    </div>
    <figcaption>{name}</figcaption>
  </figure>
);

const Face = ({ card }: { readonly card: Card }) => (
  <span role="img" aria-label={text.card(card)}>
    <CardFace card={card} />
  </span>
);
