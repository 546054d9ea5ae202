import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { text } from '../../text/text.ts';
import { CardFace } from '../cards/Card.tsx';
import { StockPiles } from '../cards/StockPiles.tsx';
import styles from './ExampleTable.module.css';
import { HandButtons } from './HandButtons.tsx';
import type { CardNumbers } from './HandCards.tsx';
import { HandShown } from './HandShown.tsx';
import type { TableLayout } from './layout.ts';
import type { Moment } from './moment.ts';
import { handIn, stockIn, trickIn } from './read.ts';
import { handName, jokerOf, playingWords } from './words.ts';

export interface ExampleTableProps {
  readonly game: string;
  readonly layout: TableLayout;
  readonly moment: Moment;
  /** The players' names, where they are known. */
  readonly players?: { readonly [S in Seat]?: string } | undefined;
  /** Numbers on the cards of the hand to play. */
  readonly values?: CardNumbers | undefined;
  /** The cards that the visitor may play now, and what a press does. */
  readonly choice?: { readonly open: ReadonlySet<Card>; readonly onPress: (card: Card) => void } | undefined;
}

/**
 * The hands at their places, with the trick between them: as cards if there is room and the visitor has not chosen
 * letters.
 */
export function ExampleTable({ game, layout, moment, players, values, choice }: ExampleTableProps) {
  const joker = jokerOf(game);
  const places = SEATS.filter((seat) => layout.places[seat] !== null);
  return (
    <div className={styles.cloth}>
      <div className={styles.table}>
        {places.map((seat) => {
          const hand = handIn(moment, seat);
          return (
            <section
              key={seat}
              className={styles.hand}
              data-seat={seat}
              data-on={moment.won === '' ? undefined : moment.won === seat}
              aria-label={text.table.handOf(seat)}
            >
              <p className={styles.name}>
                {handName(layout, seat)}
                {players?.[seat] !== undefined && `: ${players[seat]}`}
              </p>
              {choice && cardsOf(hand.cards).some((card) => choice.open.has(card)) ? (
                <HandButtons cards={hand.cards} joker={joker} {...choice} />
              ) : (
                <HandShown
                  hand={hand}
                  joker={joker}
                  lay={seat === 'N' || seat === 'S' ? 'row' : 'suits'}
                  values={values}
                />
              )}
            </section>
          );
        })}
        <Middle moment={moment} layout={layout} />
      </div>
    </div>
  );
}

/** The stock while no trick is played, else the trick. */
function Middle({ moment, layout }: Pick<ExampleTableProps, 'layout' | 'moment'>) {
  const trick = trickIn(moment);
  const stock = stockIn(moment);
  if (trick.length === 0 && stock !== undefined)
    return (
      <div className={styles.stock}>
        <StockPiles stock={stock} looking={text.guide.lookedAt} />
      </div>
    );
  const label = (seat: Seat, name: string): string => `${handName(layout, seat)}: ${name}`;
  return (
    <section className={styles.trick} aria-label={text.table.trick}>
      {trick.length === 0 && <p className={styles.playing}>{playingWords(moment)}</p>}
      {trick.map(({ seat, card }) => (
        <span
          key={card}
          role="img"
          aria-label={label(seat, text.card(card))}
          className={styles.played}
          data-seat={seat}
          data-won={moment.won === seat}
        >
          <CardFace card={card} />
        </span>
      ))}
    </section>
  );
}
