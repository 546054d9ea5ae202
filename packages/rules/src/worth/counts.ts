import { ACE, bySuit, countRanks, holds, KING, type Measure, QUEEN } from './measure.ts';

/** Milton Work's points: ace 4, king 3, queen 2, jack 1. */
export const work: Measure = {
  id: 'work',
  name: 'High-card points',
  source: 'Milton Work, 1923, after Bryant McCampbell, Auction Tactics, 1915',
  parts: (hand) => bySuit(hand, 'cards', ({ cards }) => countRanks(cards, [4, 3, 2, 1])),
};

/** Milton Work's points, and 3 for a void, 2 for a singleton, 1 for a doubleton. */
export const goren: Measure = {
  id: 'goren',
  name: 'Goren points',
  source: 'Charles Goren, Point Count Bidding, 1949',
  parts: (hand) => [
    ...work.parts(hand),
    ...bySuit(hand, 'shortness', ({ length }) => Math.max(0, 3 - length)),
  ],
};

/** Ace 2, king 1. */
export const controls: Measure = {
  id: 'controls',
  name: 'Controls',
  source: 'The Blue Club of Benito Garozzo and Léon Yallouze, 1969',
  parts: (hand) => bySuit(hand, 'cards', ({ cards }) => countRanks(cards, [2, 1])),
};

/** Tricks of the first two rounds: ace and king 2, ace and queen 1½, ace 1, king and queen 1, a guarded king ½. */
export const quickTricks: Measure = {
  id: 'quickTricks',
  name: 'Quick tricks',
  source: 'Ely Culbertson, Contract Bridge Blue Book, 1930',
  parts: (hand) =>
    bySuit(hand, 'cards', ({ cards, length }) => {
      const [ace, king, queen] = [holds(cards, ACE), holds(cards, KING), holds(cards, QUEEN)];
      if (ace) return king ? 2 : queen ? 1.5 : 1;
      return king && length > 1 ? (queen ? 1 : 0.5) : 0;
    }),
};

/** Ace 4, king 2.8, queen 1.8, jack 1, ten 0.4: what honours are worth in notrump, found by solving deals. */
export const fifths: Measure = {
  id: 'fifths',
  name: 'Fifths',
  source: 'Thomas Andrews, Double Dummy Bridge Evaluations, 2004',
  parts: (hand) => bySuit(hand, 'cards', ({ cards }) => countRanks(cards, [20, 14, 9, 5, 2]) / 5),
};
