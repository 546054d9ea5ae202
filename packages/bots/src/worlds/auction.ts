import { SUITS } from '@overtrick/rules/card';
import type { CardSet } from '@overtrick/rules/cardSet';
import { handOf } from '../bid/hand.ts';
import type { Knowledge } from '../bid/knowledge.ts';
import type { Range } from '../bid/range.ts';

/** How much less likely a hand is for each point, and each card of a suit, that it is out of what its calls told. */
const A_POINT = 0.5;
const A_CARD = 0.35;

const beyond = (value: number, [least, most]: Range): number =>
  value < least ? least - value : value > most ? value - most : 0;

/**
 * How well a hand of thirteen cards fits what its calls told, 1 when it does: a doubt, since players stretch and systems
 * differ.
 */
export function fitOf(cards: CardSet, known: Knowledge): number {
  const hand = handOf(cards);
  const cardsOut = SUITS.reduce((sum, suit) => sum + beyond(hand.length[suit], known.length[suit]), 0);
  const pointsOut = Math.min(beyond(hand.high, known.high), beyond(hand.points, known.points));
  return A_CARD ** cardsOut * A_POINT ** pointsOut;
}
