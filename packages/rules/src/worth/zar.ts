import { bySuit, countRanks, type Measure, suitsOf } from './measure.ts';

/**
 * Ace 6, king 4, queen 2, jack 1, which are points and controls together; plus the number of cards in the two longest
 * suits, plus the difference between the longest and the shortest suit. A hand of 26 opens.
 */
export const zar: Measure = {
  id: 'zar',
  name: 'Zar points',
  source: 'Zar Petkov, Zar Points: Aggressive Bidding Hand Evaluation, 2003',
  parts(hand) {
    const [a = 0, b = 0, , d = 0] = suitsOf(hand)
      .map(({ length }) => length)
      .toSorted((x, y) => y - x);
    return [
      ...bySuit(hand, 'cards', ({ cards }) => countRanks(cards, [6, 4, 2, 1])),
      { kind: 'shape', points: a + b + (a - d) },
    ];
  },
};
