import { ACE, bySuit, holds, KING, type Measure, QUEEN, type Suited } from './measure.ts';

/** The missing honours of the first three rounds, no more than cards held. */
export const losers: Measure = {
  id: 'losers',
  name: 'Losing tricks',
  source: 'F. Dudley Courtenay, The System the Experts Play, 1934',
  fewer: true,
  parts: (hand) =>
    bySuit(hand, 'cards', ({ cards, length }) => {
      const rounds = Math.min(3, length);
      return rounds - [ACE, KING, QUEEN].slice(0, rounds).filter((rank) => holds(cards, rank)).length;
    }),
};

/** Ron Klinger's count: an ace missing is 1½, a king 1, a queen ½; in short suits no more than cards held. */
export const newLosers: Measure = {
  id: 'newLosers',
  name: 'New losing tricks',
  source: 'Ron Klinger, The Modern Losing Trick Count, 2011',
  fewer: true,
  parts: (hand) => bySuit(hand, 'cards', newLosersOf),
};

function newLosersOf({ cards, length }: Suited): number {
  const [ace, king, queen] = [holds(cards, ACE), holds(cards, KING), holds(cards, QUEEN)];
  if (length === 0) return 0;
  if (length === 1) return ace ? 0 : 1;
  if (length === 2) return ace ? (king ? 0 : 1) : king ? (queen ? 1 : 1.5) : 2;
  return (ace ? 0 : 1.5) + (king ? 0 : 1) + (queen ? 0 : 0.5);
}
