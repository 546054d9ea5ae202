import { type Card, rankIndex, SUITS, suitIndex } from '@overtrick/rules/card';
import { type CardSet, intersect, setOf } from '@overtrick/rules/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { beats, winningCard } from '@overtrick/rules/trick';
import { type CardChoice, TRUMP } from './policy.ts';

const JACK = 9;
/** Lower cards that are led are small, and those from it on middling. */
const SEVEN = 5;
const SUIT_SIZE = 13;
const HONOURS: CardSet = setOf(
  SUITS.flatMap((_, suit) =>
    Array.from({ length: SUIT_SIZE - JACK }, (__, i) => suit * SUIT_SIZE + JACK + i),
  ),
);

/** Cards of the others that come to the same: a number for each kind, those of cards for cards that stand alone. */
const LOSER = 60;
const LED = 70;

/**
 * A name for the moments of a play that are alike to the player whose head it is played out in: they hold the same
 * cards, everybody has taken as many tricks, the same honours are gone, and the same card wins the trick. Which small
 * cards the others played is forgotten: deals that differ in no more teach the same.
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
 * The kind of a card among those that the hand on turn may play: each of one's own is a kind, and of the others' cards
 * each honour and each that wins the trick as it stands. Their other cards are alike by suit, small or middling ones
 * where they lead.
 */
export function kindOf(card: Card, { play: { trick } }: CardChoice, isOwn: boolean): number {
  if (isOwn || rankIndex(card) >= JACK) return card;
  const best = winningCard(trick, TRUMP);
  if (best === undefined) return LED + 2 * suitIndex(card) + (rankIndex(card) >= SEVEN ? 1 : 0);
  return beats(card, best.card, TRUMP) ? card : LOSER + suitIndex(card);
}
