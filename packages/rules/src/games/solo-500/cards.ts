import {
  type Card,
  cardOf,
  RANKS,
  rankIndex,
  type Strain,
  SUITS,
  type Suit,
  suitOf,
} from '../../cards/card.ts';
import { type CardSet, cardsOf, FULL, has, intersect, minus, setOf } from '../../cards/cardSet.ts';
import { bySeat, SEATS } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { packOf, type Setup } from '../../deals/setup.ts';
import type { SeatCard, Trick } from '../../play/trick.ts';

/** The joker. The pack has no twos, so the two of clubs stands for it. */
export const JOKER: Card = cardOf('C', '2');

/** Twos, threes and black fours are not in the pack of 43 (R-SW-2); the joker is. */
const REMOVED: CardSet = setOf([
  ...SUITS.flatMap((suit) => [cardOf(suit, '2'), cardOf(suit, '3')]).filter((card) => card !== JOKER),
  cardOf('C', '4'),
  cardOf('S', '4'),
]);
export const PACK: CardSet = minus(FULL, REMOVED);

const HAND = 10;

/**
 * Returns the cards that the setup's pack deals: of the 43, in their order, ten cards each to N, E, S, W and the last
 * three to the kitty.
 */
export function dealCards(setup: Setup) {
  const pack = packOf(setup).filter((card) => has(PACK, card));
  const row = (place: number) => pack.slice(place * HAND, (place + 1) * HAND);
  const rows = bySeat((seat) => row(SEATS.indexOf(seat)));
  return { rows, hands: bySeat((seat): CardSet => setOf(rows[seat])) satisfies Deal, kitty: row(4) };
}

/** Returns a full pack in dealt order that deals these cards: the nine that are not in the pack come last. */
export const orderOf = (dealt: readonly Card[]): readonly Card[] => [...dealt, ...cardsOf(REMOVED)];

/** The ranking of the cards: the strain, and whether the jacks of trumps' colour are bowers. */
export interface Ranking {
  readonly strain: Strain;
  readonly bowers: boolean;
}

const SAME_COLOUR: { readonly [S in Suit]: Suit } = { C: 'S', S: 'C', D: 'H', H: 'D' };
const JACK = RANKS.indexOf('J');

/** True if the card is the jack of the other suit of trumps' colour, where that is a trump. */
const isLeftBower = ({ strain, bowers }: Ranking, card: Card): boolean =>
  bowers && strain !== 'N' && card === cardOf(SAME_COLOUR[strain], 'J');

/** Returns the suit that a card belongs to; at notrump the joker belongs to none. */
export function suitIn(ranking: Ranking, card: Card): Suit | undefined {
  const { strain } = ranking;
  if (card === JOKER) return strain === 'N' ? undefined : strain;
  return isLeftBower(ranking, card) && strain !== 'N' ? strain : suitOf(card);
}

/** Returns the cards of that suit. */
export const cardsIn = (ranking: Ranking, cards: CardSet, suit: Suit): CardSet =>
  intersect(cards, setOf(cardsOf(PACK).filter((card) => suitIn(ranking, card) === suit)));

/** Returns a card's height: joker, right bower, left bower, then by rank. */
export function height(ranking: Ranking, card: Card): number {
  if (card === JOKER) return 100;
  if (isLeftBower(ranking, card)) return 50;
  const isRight = ranking.bowers && rankIndex(card) === JACK && suitOf(card) === ranking.strain;
  return isRight ? 51 : rankIndex(card);
}

/** Returns the card that wins a trick: the joker, the highest trump, else the highest card of the suit led. */
export function winnerOf(ranking: Ranking, trick: Trick): SeatCard | undefined {
  const [lead] = trick;
  if (lead === undefined) return undefined;
  const led = suitIn(ranking, lead.card);
  const worth = ({ card }: SeatCard): number => {
    const suit = suitIn(ranking, card);
    if (card === JOKER) return 1000;
    if (suit === ranking.strain) return 200 + height(ranking, card);
    return suit === led ? height(ranking, card) : -1;
  };
  return trick.reduce((best, played) => (worth(played) > worth(best) ? played : best));
}
