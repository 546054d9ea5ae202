import { bitCount } from '../cards/cardSet.ts';
import { work } from './counts.ts';
import { ACE, bySuit, holds, JACK, KING, type Measure, QUEEN, type Suited, suitsOf, TEN } from './measure.ts';

/**
 * Marty Bergen's starting points: Milton Work's; a point for each card beyond four in a suit and for each suit of four
 * or more with three of the five honours; one less for honours in too short a suit; and the balance of aces and tens
 * against queens and jacks: 1 if they differ by three to five, 2 if by more.
 */
export const bergen: Measure = {
  id: 'bergen',
  name: 'Starting points',
  source: 'Marty Bergen, Slam Bidding Made Easier, 2008',
  parts(hand) {
    const suits = suitsOf(hand);
    const count = (ranks: readonly number[]): number =>
      suits.reduce((sum, { cards }) => sum + ranks.filter((rank) => holds(cards, rank)).length, 0);
    const difference = count([ACE, TEN]) - count([QUEEN, JACK]);
    const size = Math.abs(difference);
    const balance = Math.sign(difference) * (size >= 6 ? 2 : size >= 3 ? 1 : 0);
    return [
      ...work.parts(hand),
      ...bySuit(hand, 'length', ({ length }) => Math.max(0, length - 4)),
      ...bySuit(hand, 'quality', ({ cards, length }) =>
        length >= 4 && bitCount(cards >>> TEN) >= 3 ? 1 : 0,
      ),
      ...bySuit(hand, 'dubious', (suit) => (isDubious(suit) ? -1 : 0)),
      ...(balance === 0 ? [] : [{ kind: 'balance' as const, points: balance }]),
    ];
  },
};

/** True for a king, queen or jack alone, and for two cards with a queen or a jack but no ace. */
function isDubious({ cards, length }: Suited): boolean {
  const low = [QUEEN, JACK].some((rank) => holds(cards, rank));
  if (length === 1) return low || holds(cards, KING);
  return length === 2 && low && !holds(cards, ACE);
}
