import { bitCount } from '../cards/cardSet.ts';
import { holds, JACK, QUEEN, type Suited, TEN } from './measure.ts';

/**
 * Returns the quality of a suit: its cards and its honours together, jack and ten only under a higher honour. A suit of
 * at least the quality of the tricks bid makes an overcall; ten insist on the suit (Ron Klinger, the Suit Quality
 * Test).
 */
export function suitQualityOf({ cards, length }: Pick<Suited, 'cards' | 'length'>): number {
  const high = bitCount(cards >>> QUEEN);
  const low = high > 0 ? [JACK, TEN].filter((rank) => holds(cards, rank)).length : 0;
  return length + high + low;
}
