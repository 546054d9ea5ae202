import type { TableState } from '@overtrick/protocol/table';
import type { Card } from '@overtrick/rules/card';
import { type CardSet, size } from '@overtrick/rules/cardSet';
import type { Deal as Cards } from '@overtrick/rules/deal';
import { isVulnerable, SEATS, type Seat, sideOf } from '@overtrick/rules/seat';
import { CardFace } from '../../../deal/cards/Card.tsx';
import { HandShown } from '../../../deal/steps/HandShown.tsx';
import { jokerOf } from '../../../deal/steps/words.ts';
import { seatName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import { placeOf } from '../felt/place.ts';
import styles from './Deal.module.css';

/** The hands as dealt, each where it sat. */
export const Deal = ({ state, deal }: { readonly state: TableState; readonly deal: Cards }) => (
  <div className={styles.cloth}>
    <div className={styles.deal}>
      {SEATS.filter((seat) => size(deal[seat]) > 0).map((seat) => (
        <Hand key={seat} state={state} seat={seat} hand={deal[seat]} />
      ))}
      <div className={styles.compass} aria-hidden="true">
        {SEATS.map((seat) => (
          <span
            key={seat}
            data-place={placeOf(state.view, seat)}
            data-vul={isVulnerable(state.view.terms.vul, sideOf(seat))}
          >
            {text.seatShort(seat)}
          </span>
        ))}
      </div>
    </div>
  </div>
);

interface HandProps {
  readonly state: TableState;
  readonly seat: Seat;
  readonly hand: CardSet;
}

function Hand({ state, seat, hand }: HandProps) {
  const place = placeOf(state.view, seat);
  // a row from which only the ends could be played is told in its order
  const laid = state.view.laid?.[seat];
  return (
    <section className={styles.hand} data-place={place} aria-label={text.seats[seat]}>
      <p className={styles.name} data-name>
        {seatName(state, seat) || text.table.dummy}
      </p>
      {laid ? (
        <Laid cards={laid} />
      ) : (
        <HandShown
          hand={{ cards: hand, down: 0 }}
          joker={jokerOf(state.view.game)}
          lay={place === 'top' || place === 'bottom' ? 'row' : 'suits'}
        />
      )}
    </section>
  );
}

const Laid = ({ cards }: { readonly cards: readonly Card[] }) => (
  <div className={styles.laid} role="img" aria-label={cards.map((card) => text.card(card)).join(', ')}>
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </div>
);
