import type { Card } from '@overtrick/rules/card';
import { CardBack, CardFace } from '../../../deal/cards/Card.tsx';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import styles from './Stock.module.css';

/**
 * The stock that cards are drawn from, and what the visitor has just seen of it; in tricks that do not score, what they
 * are played for.
 */
export function StockArea() {
  const stock = useTable(({ shown }) => shown?.view.stock);
  const isForCards = useTable(
    ({ shown }) => shown !== undefined && shown.view.phase !== 'play' && isTricks(shown.view),
  );
  const why = isForCards && <p className={styles.why}>{text.games.why[stock ? 'stock' : 'memory']}</p>;
  if (stock === undefined) return why;
  const { left, top, looked, drawn, away = [] } = stock;
  return (
    <section className={styles.stock} aria-label={text.table.stock}>
      <figure className={styles.pile}>
        {left > 0 && (top === undefined ? <CardBack /> : <Face card={top} />)}
        <figcaption>
          {top !== undefined && <span className="hidden-text">{text.table.stockTop}. </span>}
          {text.table.stockLeft(looked === undefined ? left : left - 1)}
        </figcaption>
      </figure>
      {looked !== undefined && <Pile name={text.table.looked} cards={[looked]} big />}
      {looked === undefined && drawn !== undefined && <Pile name={text.table.drawn} cards={[drawn]} />}
      {away.length > 0 && <Pile name={text.table.putAway} cards={away} />}
      {why}
    </section>
  );
}

function Pile({
  name,
  cards,
  big = false,
}: {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly big?: boolean;
}) {
  return (
    <figure className={styles.pile} data-big={big}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <Face key={card} card={card} />
        ))}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const Face = ({ card }: { readonly card: Card }) => (
  <span role="img" aria-label={text.card(card)}>
    <CardFace card={card} />
  </span>
);
