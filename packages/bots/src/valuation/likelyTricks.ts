import { rankIndex, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, holding, inSuit, suitLength } from '@overtrick/rules/cards/cardSet';

const A = 1 << 12;
const K = 1 << 11;
const Q = 1 << 10;
const J = 1 << 9;

/** Estimates the tricks of a hand with spades as trumps: sure and likely ones, in fractions of a trick. */
export function likelyTricks(hand: CardSet): number {
  return SUITS.reduce((sum, suit) => sum + (suit === 'S' ? spadeTricks(hand) : sideTricks(hand, suit)), 0);
}

/** Counts honours that the other hands are likely to follow to: a long suit is soon trumped. */
function sideTricks(hand: CardSet, suit: Suit): number {
  const cards = holding(hand, suit);
  const length = suitLength(hand, suit);
  const ace = cards & A ? (length >= 6 ? 0.7 : 0.95) : 0;
  const king = cards & K && length >= 2 ? (cards & A ? 0.75 : 0.6) * (length >= 6 ? 0.5 : 1) : 0;
  const queen = cards & Q && length >= 3 && length <= 5 ? (cards & (A | K) ? 0.3 : 0.15) : 0;
  return ace + king + queen;
}

/** Counts high spades, each one from the fourth on, and ruffs with the small ones in a short suit. */
function spadeTricks(hand: CardSet): number {
  const cards = holding(hand, 'S');
  const length = suitLength(hand, 'S');
  const [ace, king, queen, jack] = [A, K, Q, J].map((card) => (cards & card) !== 0);
  const high =
    (ace ? 1 : 0) +
    (king ? (ace ? 1 : length >= 2 ? 0.9 : 0.4) : 0) +
    (queen ? (ace && king ? 1 : length >= 3 ? 0.7 : 0.2) : 0) +
    (jack ? (ace && king && queen ? 1 : length >= 4 ? 0.5 : 0) : 0);
  const long = Math.max(0, length - 4);
  const small = Math.max(0, Math.min(length, 4) - high);
  const ruffs = (['C', 'D', 'H'] as const).reduce((sum, suit) => {
    const side = suitLength(hand, suit);
    return sum + (side === 0 ? 1.5 : side === 1 ? 0.9 : side === 2 ? 0.4 : 0);
  }, 0);
  return high + long + Math.min(small, ruffs);
}

/** Returns the ranks of a suit from the lowest; the deuce has 0. */
export const ranksIn = (hand: CardSet, suit: Suit): readonly number[] =>
  cardsOf(inSuit(hand, suit)).map(rankIndex);

/**
 * True if the hand can expect to take no trick: no high spade, at most three spades, and in each suit a low card for
 * every high one.
 */
export function isNilHand(hand: CardSet): boolean {
  const spades = holding(hand, 'S');
  if (spades & (A | K | Q) || suitLength(hand, 'S') > 3) return false;
  return (['C', 'D', 'H'] as const).every((suit) => {
    // the lowest, the second lowest, … must be as low as the others' cards of the suit are likely to force
    return ranksIn(hand, suit).every((rank, i) => i >= 4 || rank <= 3 + i * 3);
  });
}
