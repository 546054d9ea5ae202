import type { Call } from '@overtrick/rules/auction/call';
import type { Hand } from '../hand.ts';
import type { Range } from '../range.ts';
import { meets, type Shows } from '../shows.ts';
import type { Situation } from '../situation.ts';
import type { Bindings } from './names.ts';

export type HandTest = (hand: Hand) => boolean;

/** The place at which a line of a system is read: the auction, the values of its variables, and its call. */
export interface Place {
  readonly s: Situation;
  readonly bound: Bindings;
  readonly call?: Call;
}

/** The promise and the judgement of a call while its line is read. */
export interface Draft {
  shows: Shows;
  readonly tests: HandTest[];
}

/**
 * One condition of a line: it adds its demands on the hand to the draft, and returns false if the line cannot be used
 * in the auction. A condition on the auction alone has no hand test.
 */
export type Condition = (place: Place, draft: Draft) => boolean;

export const emptyDraft = (): Draft => ({ shows: {}, tests: [] });

/** Intersects two ranges; returns `undefined` where they exclude each other. */
const both = (a: Range | undefined, b: Range): Range | undefined =>
  a === undefined
    ? b
    : a[0] <= b[1] && b[0] <= a[1]
      ? [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
      : undefined;

/** Adds a length; returns false when no hand can have it. */
export function addLength(draft: Draft, suit: 'C' | 'D' | 'H' | 'S', range: Range): boolean {
  const length = both(draft.shows[suit], range);
  if (length === undefined) return false;
  draft.shows = { ...draft.shows, [suit]: length };
  return true;
}

/** Adds points; a second way of counting is tested and not promised. */
export function addPoints(draft: Draft, points: Range, count: Shows['count']): boolean {
  if (points[0] > points[1]) return false;
  const told = draft.shows.points;
  const counted = count === undefined ? { points } : { points, count };
  if (told === undefined) draft.shows = { ...draft.shows, ...counted };
  else if (draft.shows.count === count) {
    const narrow = both(told, points);
    if (narrow === undefined) return false;
    draft.shows = { ...draft.shows, points: narrow };
  } else draft.tests.push((hand) => meets(hand, counted));
  return true;
}

/** Builds the test that a draft makes of a hand. */
export function testOf({ shows, tests }: Draft): HandTest {
  const hasShows = Object.keys(shows).length > 0;
  return (hand) => (!hasShows || meets(hand, shows)) && tests.every((test) => test(hand));
}
