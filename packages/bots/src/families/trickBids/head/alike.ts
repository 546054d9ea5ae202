import { type Card, rankIndex, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import { type CardSet, intersect, setOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { beats, winningCard } from '@overtrick/rules/play/trick';
import { type CardChoice, TRUMP } from './policy.ts';

const JACK = 9;
/** The rank from which a lead counts as middling; lower ones are small. */
const SEVEN = 5;
const SUIT_SIZE = 13;
const HONOURS: CardSet = setOf(
  SUITS.flatMap((_, suit) =>
    Array.from({ length: SUIT_SIZE - JACK }, (__, i) => suit * SUIT_SIZE + JACK + i),
  ),
);

/** The numbers of kinds of equivalent cards, for losers and for leads; a card that stands alone has its own number. */
const LOSER = 60;
const LED = 70;

/**
 * Returns a key for moments that are alike to the player who simulates: the same own cards, tricks for everybody,
 * honours gone and winning card. The small cards of others are ignored, so that such deals teach the same.
 * @param own the hands that the player plays
 */
export function momentKey({ play, gone }: CardChoice, own: readonly Seat[]): string {
  const { turn, trick, taken, hands } = play;
  const [lead] = trick;
  const best = winningCard(trick, TRUMP);
  const honours = intersect(gone, HONOURS);
  const held = own.map((seat) => `${hands[seat].lo} ${hands[seat].hi}`);
  const won = SEATS.map((seat) => taken[seat]);
  const table = lead && best && `${trick.length} ${suitIndex(lead.card)} ${best.seat} ${best.card}`;
  return `${turn} ${held} ${honours.lo} ${honours.hi} ${won} ${table}`;
}

/**
 * Returns the kind of a legal card of the hand to play. Each of one's own cards is a kind of its own, and so is each
 * honour and each winning card of the others. Their other cards are alike by suit; leads are small or middling.
 */
export function kindOf(card: Card, { play: { trick } }: CardChoice, isOwn: boolean): number {
  if (isOwn || rankIndex(card) >= JACK) return card;
  const best = winningCard(trick, TRUMP);
  if (best === undefined) return LED + 2 * suitIndex(card) + (rankIndex(card) >= SEVEN ? 1 : 0);
  return beats(card, best.card, TRUMP) ? card : LOSER + suitIndex(card);
}
