import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type Hand, isGood, isStopped, supportPoints } from './hand.ts';
import { hull, isIn, type Range } from './range.ts';

/**
 * The promise of a call. The same words choose a call, explain it and inform the others, so that a bot holds the cards
 * it bids. A missing field promises nothing.
 */
export interface Shows {
  readonly points?: Range;
  /** True if the points are those of the hands that usually make the call, and no demand. */
  readonly isUsual?: true;
  /** The way of counting points: only high cards, with long suits (when left out), or in support of a suit. */
  readonly count?: 'high' | Suit;
  readonly C?: Range;
  readonly D?: Range;
  readonly H?: Range;
  readonly S?: Range;
  readonly balanced?: true;
  /** The suits that the opponents cannot run at notrump. */
  readonly stops?: readonly Suit[];
  /** A suit with two of the top three honours or three of the top five. */
  readonly good?: Suit;
  /** The numbers of aces that an answer allows. */
  readonly aces?: readonly number[];
  readonly kings?: readonly number[];
  /**
   * The numbers of key cards (the four aces and the king of the agreed trumps); tested only where the trumps are known.
   */
  readonly keys?: readonly number[];
}

export const countPoints = (hand: Hand, count: Shows['count']): number =>
  count === undefined ? hand.points : count === 'high' ? hand.high : supportPoints(hand, count);

/** Returns the promise that holds for every hand with one of these two. */
export function commonShows(a: Shows, b: Shows): Shows {
  const range = (key: 'points' | Suit): Shows => {
    const [one, other] = [a[key], b[key]];
    return one === undefined || other === undefined ? {} : { [key]: hull(one, other) };
  };
  const stops = a.stops?.filter((suit) => b.stops?.includes(suit)) ?? [];
  const { count } = a;
  return {
    ...(count === b.count ? { ...range('points'), ...(count !== undefined && { count }) } : {}),
    ...range('C'),
    ...range('D'),
    ...range('H'),
    ...range('S'),
    ...((a.isUsual || b.isUsual) && count === b.count && { isUsual: true }),
    ...(a.balanced && b.balanced && { balanced: true }),
    ...(stops.length > 0 && { stops }),
    ...(a.good !== undefined && a.good === b.good && { good: a.good }),
  };
}

/** True if the hand has what a call shows: its points, lengths and honours. */
export function meets(hand: Hand, shows: Shows): boolean {
  const { points, count, balanced, stops, good, aces, kings } = shows;
  if (points !== undefined && !isIn(countPoints(hand, count), points)) return false;
  for (const suit of SUITS) {
    const range = shows[suit];
    if (range !== undefined && !isIn(hand.length[suit], range)) return false;
  }
  if (balanced === true && !hand.isBalanced) return false;
  if (stops?.some((suit) => !isStopped(hand, suit))) return false;
  if (good !== undefined && !isGood(hand, good)) return false;
  if (aces !== undefined && !aces.includes(hand.aces)) return false;
  return kings === undefined || kings.includes(hand.kings);
}
