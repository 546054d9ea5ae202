import type { Action } from '../action.ts';
import type { CardSet } from '../cards/cardSet.ts';
import type { Seat } from '../cards/seat.ts';
import type { Setup } from '../deals/setup.ts';
import type { AnyGame } from '../game.ts';
import type { OptionSpec } from '../options.ts';
import type { Random } from '../random.ts';
import type { Outcome } from '../scores/outcome.ts';
import type { View } from '../views/view.ts';

/** A game with a deliberate fault, to test the suites themselves. */
export interface Mutant {
  readonly name: string;
  /** The promise that the suite must find broken. */
  readonly breaks: string;
  readonly of: (game: AnyGame) => AnyGame;
}

export type Change<T> = (value: T, state: unknown, game: AnyGame, seat?: Seat) => T;

/** Changes every view of a game. */
export const view = (change: Change<View>) => (game: AnyGame) => ({
  ...game,
  view: (state: unknown, seat?: Seat) => change(game.view(state, seat), state, game, seat),
});

/** Changes every list of legal actions of a game. */
export const legal = (change: Change<readonly Action[]>) => (game: AnyGame) => ({
  ...game,
  legalActions: (state: unknown, seat: Seat) => change(game.legalActions(state, seat), state, game, seat),
});

/** Changes every outcome of a game. */
export const outcome = (change: Change<Outcome | undefined>) => (game: AnyGame) => ({
  ...game,
  outcome: (state: unknown) => change(game.outcome(state), state, game),
});

/** Changes every new state of a game. */
export const apply = (change: Change<unknown>) => (game: AnyGame) => ({
  ...game,
  apply: (state: unknown, seat: Seat, action: Action) => change(game.apply(state, seat, action), state, game),
});

/** Changes every setup of a game before the start. */
export const start = (change: (setup: Setup) => Setup) => (game: AnyGame) => ({
  ...game,
  start: (setup: Setup, options: Parameters<AnyGame['start']>[1]) => game.start(change(setup), options),
});

/** Replaces the game's `imagine`. */
export const imagine =
  (change: (seen: View, random: Random, game: AnyGame) => unknown) =>
  (game: AnyGame): AnyGame => ({
    ...game,
    imagine: (seen, random) => change(seen, random, game),
  });

/** Adds something to the first list found in a value. */
export function touchList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return Object.values(value).some(touchList);
  value.push('touched');
  return true;
}

export function touch(value: unknown): void {
  Object.assign(Object(value), { touched: true });
}

/** Returns the cards that a hand holds, for any viewer. */
export const held = (game: AnyGame, state: unknown, hand: Seat): CardSet =>
  game.view(state, hand).hands[hand].cards ?? { lo: 0, hi: 0 };

export const showing = (seen: View, hand: Seat, cards: CardSet): View => ({
  ...seen,
  hands: { ...seen.hands, [hand]: { ...seen.hands[hand], cards } },
});

export const onTurn = (game: AnyGame, state: unknown): readonly Action[] =>
  game.toAct(state).flatMap((seat) => game.legalActions(state, seat));

/** Returns a function with a new result at every call. */
export function counter(): () => number {
  let count = 0;
  return () => count++;
}

export const BAD_OPTION: OptionSpec = { kind: 'number', default: 0, min: 1, help: 'Its default is too low.' };
