import type { Action } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';
import type { Engine } from '@overtrick/solver';

/** The action of a bot, and its reason: one sentence that a player understands. */
export interface Decision {
  readonly action: Action;
  readonly reason: string;
  /** The value of each action that was weighed, the best first; absent where a rule decided. */
  readonly values?: readonly ActionValue[];
}

/** The expected gain of an action for the player's side, on average over the layouts imagined. */
export interface ActionValue {
  readonly action: Action;
  readonly value: number;
}

/** The aim of a duplicate game: IMPs, the number of others beaten, or the points themselves. */
export const AIMS = ['imps', 'matchpoints', 'points'] as const;
export type Aim = (typeof AIMS)[number];

export const isAim = (text: string): text is Aim => AIMS.some((aim) => aim === text);

/** The means of a bot's thinking. Bots have no clock: their caller passes one. */
export interface Budget {
  /** The most layouts to imagine for one decision. */
  readonly worlds: number;
  /**
   * Asked between layouts: true ends the thinking with the best action so far. The same seed gives the same play
   * without it.
   */
  readonly isSpent?: () => boolean;
  /** The most positions to search for one decision: a bound to the time that is the same on every machine. */
  readonly positions?: number;
  /** The aim, as far as a deal's terms do not tell; left out: IMPs on a numbered board, points elsewhere. */
  readonly aim?: Aim;
  /** The double-dummy search of this thread. Without it a bot decides by rules alone. */
  readonly engine?: Engine;
}

/**
 * A computer player. It knows what the view tells and nothing else, and answers with one of `view.legal`.
 * Throws for a view without legal actions (a bug: the seat is not on turn).
 */
export type Bot = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision;

/** One way of deciding, for some situations: `undefined` where it has nothing to say. */
export type Decider = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision | undefined;

/** A player who asks the deciders that serve the view, in their order: the first that has an answer decides. */
export const botOf =
  (decidersFor: (game: AnyGame, view: View) => readonly Decider[]): Bot =>
  (game, view, budget, random) => {
    const [only, ...others] = view.legal;
    if (only === undefined) throw new Error('a bot is asked when it has something to do');
    if (others.length === 0) return { action: only, reason: 'There is nothing else to do.' };
    for (const decide of decidersFor(game, view)) {
      const decision = decide(game, view, budget, random);
      if (decision !== undefined) return decision;
    }
    return { action: only, reason: 'Nothing speaks for one more than for another.' };
  };
