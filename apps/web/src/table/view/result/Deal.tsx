import type { TableState } from '@overtrick/protocol/table';
import { isRank, rankOf, SUITS, suitOf } from '@overtrick/rules/card';
import { type CardSet, makeHolding, size } from '@overtrick/rules/cardSet';
import type { Deal as Cards } from '@overtrick/rules/deal';
import { isVulnerable, SEATS, type Seat, sideOf } from '@overtrick/rules/seat';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { seatName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import { placeOf } from '../felt/place.ts';
import styles from './Deal.module.css';

/** The hands as dealt, each where it sat. */
export const Deal = ({ state, deal }: { readonly state: TableState; readonly deal: Cards }) => (
  <div className={styles.deal}>
    {SEATS.filter((seat) => size(deal[seat]) > 0).map((seat) => (
      <HandText key={seat} state={state} seat={seat} hand={deal[seat]} />
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
);

interface HandTextProps {
  readonly state: TableState;
  readonly seat: Seat;
  readonly hand: CardSet;
}

function HandText({ state, seat, hand }: HandTextProps) {
  // a row from which only the ends could be played is told in its order
  const row = state.view.laid?.[seat];
  return (
    <section className={styles.hand} data-place={placeOf(state.view, seat)} aria-label={text.seats[seat]}>
      <p className={styles.name} data-name>
        {seatName(state, seat) || text.table.dummy}
      </p>
      {row && (
        <p className={styles.row}>
          {row.map((card) => (
            <span key={card} className={styles.card}>
              <StrainMark strain={suitOf(card)} />
              {text.rankShort(rankOf(card))}{' '}
            </span>
          ))}
        </p>
      )}
      {(row ? [] : SUITS.toReversed()).map((suit) => (
        <p key={suit} className={styles.suit}>
          <StrainMark strain={suit} />{' '}
          <span className={styles.ranks}>
            {[...makeHolding(hand, suit)]
              .map((rank) => (isRank(rank) ? text.rankShort(rank) : rank))
              .join(' ') || '—'}
          </span>
        </p>
      ))}
    </section>
  );
}
