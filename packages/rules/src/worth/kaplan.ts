/**
 * The hand evaluation of Edgar Kaplan and Jeff Rubens (The Bridge World, October 1982), "four Cs", in its version for
 * computers, times a hundred so that all numbers are whole. A holding is 13 bits; the two is the lowest bit.
 */
import { bitCount } from '../cards/cardSet.ts';
import { bySuit, type Measure, suitsOf } from './measure.ts';

const bit = (cards: number, rank: number): boolean => ((cards >>> rank) & 1) === 1;

/** Returns which ranks from eight to ace a holding has. */
const honoursOf = (cards: number) => ({
  length: bitCount(cards),
  ace: bit(cards, 12),
  king: bit(cards, 11),
  queen: bit(cards, 10),
  jack: bit(cards, 9),
  ten: bit(cards, 8),
  nine: bit(cards, 7),
  eight: bit(cards, 6),
});

const count = (...held: readonly boolean[]): number => held.filter(Boolean).length;

/** Returns the quality of a suit: the value of its honours, times its length. */
export function qualityOf(cards: number): number {
  const { length, ace, king, queen, jack, ten, nine, eight } = honoursOf(cards);
  const honours = count(ace, king, queen, jack);
  let tenths = 40 * Number(ace) + 30 * Number(king) + 20 * Number(queen) + 10 * Number(jack);
  if (length > 6) {
    // The length stands for the queen, as two, and for the jack, when they are missing.
    tenths += 10 * Math.min(length - 6, 3 - 2 * Number(queen) - Number(jack));
  } else {
    if (ten) tenths += honours > 1 || jack ? 10 : 5;
    if (nine && (honours === 2 || ten || eight)) tenths += 5;
  }
  return tenths * length;
}

/** Returns the value of the honours of a suit apart from its quality. */
export function honourPoints(cards: number): number {
  const { length, ace, king, queen, jack, ten, nine } = honoursOf(cards);
  let points = 0;
  if (ace) points += 300;
  if (king) points += length === 1 ? 50 : 200;
  if (queen) points += (length === 1 ? 25 : length === 2 ? 75 : 100) - (ace || king ? 0 : 25);
  const higher = count(ace, king, queen);
  if (jack) points += higher === 2 ? 50 : higher === 1 ? 25 : 0;
  const above = higher + Number(jack);
  if (ten && (above === 2 || (above === 1 && nine))) points += 25;
  return points;
}

/**
 * Returns the value of short suits: a point for each card fewer than three, less one; with no short suit, minus half a
 * point.
 */
export function shapePoints(lengths: readonly number[]): number {
  const short = lengths.reduce((sum, length) => sum + Math.max(0, 3 - length), 0);
  return short === 0 ? -50 : 100 * (short - 1);
}

/** The evaluation as a measure, in points. */
export const kaplanRubens: Measure = {
  id: 'kaplanRubens',
  name: 'Kaplan–Rubens',
  source: 'Edgar Kaplan and Jeff Rubens, The Bridge World, October 1982',
  parts(hand) {
    const shape = shapePoints(suitsOf(hand).map(({ length }) => length)) / 100;
    return [
      ...bySuit(hand, 'cards', ({ cards }) => honourPoints(cards) / 100),
      ...bySuit(hand, 'quality', ({ cards }) => qualityOf(cards) / 100),
      ...(shape === 0 ? [] : [{ kind: 'shape' as const, points: shape }]),
    ];
  },
};
