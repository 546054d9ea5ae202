import type { Card } from '@overtrick/rules/cards/card';
import { type CardSet, size } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { CardFace } from '../cards/Card.tsx';
import { HandShown } from '../steps/HandShown.tsx';
import styles from './FourHands.module.css';

type Place = 'top' | 'right' | 'bottom' | 'left';

const PLACES: Readonly<Record<Seat, Place>> = { N: 'top', E: 'right', S: 'bottom', W: 'left' };

interface FourHandsProps {
  readonly deal: Deal;
  /** The words at a hand; its seat when left out. */
  readonly nameOf?: (seat: Seat) => string;
  /** The side of the table at which a hand lies; North at the top when left out. */
  readonly placeOf?: (seat: Seat) => Place;
  readonly joker?: Card | undefined;
  /** Hands that lie in an order of their own. */
  readonly laid?: { readonly [S in Seat]?: readonly Card[] } | undefined;
  /** Laid in the middle, between the hands. */
  readonly children?: ReactNode;
}

/** The hands of a deal on the felt, each at its seat; those without a card are left out. */
export const FourHands = ({
  deal,
  nameOf = (seat) => text.seats[seat],
  placeOf = (seat) => PLACES[seat],
  joker,
  laid,
  children,
}: FourHandsProps) => (
  <div className={styles.cloth}>
    <div className={styles.deal}>
      {SEATS.filter((seat) => size(deal[seat]) > 0).map((seat) => {
        const place = placeOf(seat);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
          <div
            key={seat}
            role="group"
            className={styles.hand}
            data-place={place}
            aria-label={text.seats[seat]}
          >
            <p className={styles.name} data-name>
              {nameOf(seat)}
            </p>
            <Hand cards={deal[seat]} place={place} joker={joker} laid={laid?.[seat]} />
          </div>
        );
      })}
      {children}
    </div>
  </div>
);

interface HandProps {
  readonly cards: CardSet;
  readonly place: Place;
  readonly joker: Card | undefined;
  readonly laid: readonly Card[] | undefined;
}

const Hand = ({ cards, place, joker, laid }: HandProps) =>
  laid ? (
    <div className={styles.laid} role="img" aria-label={laid.map((card) => text.card(card)).join(', ')}>
      {laid.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </div>
  ) : (
    <HandShown
      hand={{ cards, down: 0 }}
      joker={joker}
      lay={place === 'top' || place === 'bottom' ? 'row' : 'suits'}
    />
  );
