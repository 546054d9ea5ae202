import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type BySuit, bySuit, type Hand } from './hand.ts';
import { hull, isIn, MOST_POINTS, narrowed, overlaps, type Range } from './range.ts';
import type { Shows } from './shows.ts';

/** The picture of one hand that everyone at the table may have. */
export interface Knowledge {
  readonly high: Range;
  /** Points including those for long suits. */
  readonly points: Range;
  /** The points last shown, however counted: partner adds them to their own. */
  readonly strength: Range;
  readonly length: BySuit<Range>;
  readonly isBalanced: boolean;
  readonly stops: readonly Suit[];
  readonly aces?: readonly number[];
  readonly kings?: readonly number[];
  readonly keys?: readonly number[];
}

const ANY: Range = [0, MOST_POINTS];
/** The most that long suits add in a hand that one meets. */
const LENGTH_POINTS = 4;
/** The most that short suits add. */
const SHORT_POINTS = 6;

export const NOTHING: Knowledge = {
  high: ANY,
  points: ANY,
  strength: ANY,
  length: bySuit(() => [0, 13]),
  isBalanced: false,
  stops: [],
};

const BALANCED_LENGTH: Range = [2, 5];

/** Returns the knowledge of a hand from a single promise. */
export function knowledgeOf(shows: Shows): Knowledge {
  const { points = ANY, count, balanced, stops = [], aces, kings, keys } = shows;
  const [least, most] = points;
  const extra = balanced ? 1 : LENGTH_POINTS;
  return {
    high: count === 'high' ? points : [Math.max(0, least - (count ? SHORT_POINTS : extra)), most],
    points:
      count === undefined
        ? points
        : count === 'high'
          ? [least, most + extra]
          : [Math.max(0, least - SHORT_POINTS), most + LENGTH_POINTS],
    strength: points,
    length: fitted(bySuit((suit) => shows[suit] ?? (balanced ? BALANCED_LENGTH : [0, 13]))),
    isBalanced: balanced === true,
    stops,
    ...(aces !== undefined && { aces }),
    ...(kings !== undefined && { kings }),
    ...(keys !== undefined && { keys }),
  };
}

/** Narrows the lengths to a total of 13: cards promised in some suits are missing in the others. */
function fitted(length: BySuit<Range>): BySuit<Range> {
  const sum = (end: 0 | 1) => SUITS.reduce((total, suit) => total + length[suit][end], 0);
  const least = sum(0);
  const most = sum(1);
  return bySuit((suit) => {
    const [low, high] = length[suit];
    const closer: Range = [Math.max(low, 13 - (most - high)), Math.min(high, 13 - (least - low))];
    return closer[0] <= closer[1] ? closer : length[suit];
  });
}

/** Returns the knowledge that holds for either of two hands. */
export const either = (a: Knowledge, b: Knowledge): Knowledge => ({
  high: hull(a.high, b.high),
  points: hull(a.points, b.points),
  strength: hull(a.strength, b.strength),
  length: bySuit((suit) => hull(a.length[suit], b.length[suit])),
  isBalanced: a.isBalanced && b.isBalanced,
  stops: a.stops.filter((suit) => b.stops.includes(suit)),
});

/** Combines earlier knowledge with the message of a further call. */
export function learn(known: Knowledge, told: Knowledge): Knowledge {
  const { aces = known.aces, kings = known.kings, keys = known.keys } = told;
  return {
    high: narrowed(known.high, told.high),
    points: narrowed(known.points, told.points),
    strength: narrowed(known.strength, told.strength),
    length: fitted(bySuit((suit) => narrowed(known.length[suit], told.length[suit]))),
    isBalanced: known.isBalanced || told.isBalanced,
    stops: [...new Set([...known.stops, ...told.stops])],
    ...(aces !== undefined && { aces }),
    ...(kings !== undefined && { kings }),
    ...(keys !== undefined && { keys }),
  };
}

/** True if a hand can fit both. */
export const agree = (a: Knowledge, b: Knowledge): boolean =>
  overlaps(a.high, b.high) &&
  overlaps(a.points, b.points) &&
  SUITS.every((suit) => overlaps(a.length[suit], b.length[suit]));

/** True if the hand fits the knowledge, with points off by at most `slack`. */
export const believes = (known: Knowledge, hand: Hand, slack = 0): boolean =>
  isIn(hand.high, [known.high[0] - slack, known.high[1] + slack]) &&
  isIn(hand.points, [known.points[0] - slack, known.points[1] + slack]) &&
  SUITS.every((suit) => isIn(hand.length[suit], known.length[suit]));
