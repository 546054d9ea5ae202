import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { ScoreItem } from '@overtrick/rules/scores/score';
import type { Phase } from '@overtrick/rules/views/view';

/**
 * A deal at one moment, with everything that any player knows, as short texts: the browser receives an example as the
 * changes from moment to moment.
 */
export interface Moment {
  readonly phase: Phase;
  /** Each hand: the visible cards, and the number of cards hidden from everybody: `AQ962.K7.QJ4.983 0`. */
  readonly N: string;
  readonly E: string;
  readonly S: string;
  readonly W: string;
  /** The calls so far: `S 1NT, W P`. */
  readonly calls: string;
  /** The cards on the table, including a trick just finished: `S SA, W S4`. */
  readonly trick: string;
  /** The winners of that trick; empty while it is in progress. */
  readonly won: string;
  /** The tricks won by the hands, N to W: `0 3 1 0`. */
  readonly taken: string;
  /** The contract or trumps: `4SX by S`, `hearts` as `H`; empty before there is one. */
  readonly playing: string;
  /**
   * The stock: the number of cards left, then the top card and the one that a player looks at, where somebody sees
   * them: `40 - H4`; empty where there is none.
   */
  readonly stock: string;
}

/** An action, and the changes that it caused. The first of an example is the start, without changes. */
export interface Change extends Partial<Moment> {
  /** The action: `S 1NT`; absent at the start, and at the end, when all hands are shown as dealt. */
  readonly did?: string;
  /** The hand that a card came from, where it was not the player's own. */
  readonly from?: Seat;
  /** The reason of a computer player. */
  readonly why?: string;
}

/** One deal of a game, played by computer players. */
export interface Example {
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly start: Moment;
  readonly changes: readonly Change[];
  /** The parties that score, with their seats. */
  readonly parties: Readonly<Record<Party, readonly Seat[]>>;
  /** The items of the score, in the first match format of the game. */
  readonly items: readonly ScoreItem[];
}

/** Returns the moment after the given number of changes. */
export function momentAt({ start, changes }: Example, index: number): Moment {
  const moment: Moment = { ...start };
  for (const { did: _d, from: _f, why: _w, ...change } of changes.slice(0, index))
    Object.assign(moment, change);
  return moment;
}

/** Returns the difference between two moments. */
export function changeTo(before: Moment, after: Moment): Partial<Moment> {
  const changed = Object.entries(after).filter(([key, value]) => Reflect.get(before, key) !== value);
  return Object.fromEntries(changed);
}

/** Returns the number of steps: each change is one. */
export const lengthOf = ({ changes }: Example): number => changes.length;

/** Returns the nearest valid place. */
export const clamped = (example: Example, index: number): number =>
  Math.max(0, Math.min(lengthOf(example), Math.round(index)));

/** Returns the next stop in a direction: the end of a trick or of the auction. */
export function leap(example: Example, index: number, direction: 1 | -1): number {
  const isStop = (at: number): boolean =>
    at <= 0 || at >= lengthOf(example) || momentAt(example, at).won !== '' || begins(example, at);
  let at = clamped(example, index + direction);
  while (!isStop(at)) at += direction;
  return at;
}

/** True if a new phase of the deal starts there. */
const begins = (example: Example, at: number): boolean =>
  momentAt(example, at).phase !== momentAt(example, at - 1).phase;

/** Returns the place that a key moves to; `undefined` for a key that does not step. */
export function byKey(example: Example, index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clamped(example, index - 1);
    case 'ArrowRight':
      return clamped(example, index + 1);
    case 'PageUp':
      return leap(example, index, -1);
    case 'PageDown':
      return leap(example, index, 1);
    case 'Home':
      return 0;
    case 'End':
      return lengthOf(example);
    default:
      return undefined;
  }
}
