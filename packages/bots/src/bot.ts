import type { Action } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';

/** What a bot does, and why: one sentence that a player understands. */
export interface Decision {
  readonly action: Action;
  readonly reason: string;
}

/** How much a bot may think. Bots have no clock: who calls them passes one. */
export interface Budget {
  /** The most layouts to imagine for one decision. */
  readonly worlds: number;
  /** Asked between layouts: true ends the thinking with the best action so far. The same seed gives the same play without it. */
  readonly isSpent?: () => boolean;
}

/**
 * A computer player. It knows what the view tells and nothing else, and answers with one of `view.legal`.
 * Throws for a view without legal actions (a bug: the seat is not on turn).
 */
export type Bot = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision;

/** One way of deciding, for some situations: `undefined` where it has nothing to say. */
export type Decider = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision | undefined;
