import type { Action } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';

/** The action of a bot with its reason: one sentence that a player understands. */
export interface Decision {
  readonly action: Action;
  readonly reason: string;
  /** The value of each considered action, the best first; absent if a rule decided. */
  readonly values?: readonly ActionValue[];
}

/** The expected gain of an action for the player's side, on average over the imagined layouts. */
export interface ActionValue {
  readonly action: Action;
  readonly value: number;
}

/** The scoring that a bot plays for: IMPs, the number of others beaten, or the points themselves. */
export const AIMS = ['imps', 'matchpoints', 'points'] as const;
/** One of the aims. */
export type Aim = (typeof AIMS)[number];

/** True if the text is an aim. */
export const isAim = (text: string): text is Aim => AIMS.some((aim) => aim === text);

/** The resources for a bot's decision. Bots have no clock: their caller passes one. */
export interface Budget {
  /** The most layouts to imagine for one decision. */
  readonly worlds: number;
  /**
   * Called between layouts: true ends the search with the best action so far. Without it, the same seed gives the same
   * play.
   */
  readonly isSpent?: () => boolean;
  /** The most positions to search for one decision: a time limit that is the same on every machine. */
  readonly positions?: number;
  /** The scoring, unless a deal's terms define it; by default IMPs on a numbered board, points elsewhere. */
  readonly aim?: Aim;
  /** The double-dummy search of this thread. Without it a bot decides only by rules. */
  readonly engine?: Engine;
}

/**
 * A bot. It knows only the view, and answers with one of `view.legal`. Throws for a view without legal actions (a bug:
 * it is not the seat's turn).
 */
export type Bot = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision;

/** A way of deciding in some situations: returns `undefined` in others. */
export type Decider = (game: AnyGame, view: View, budget: Budget, random: Random) => Decision | undefined;

/** Returns a bot that tries the deciders for the view in order: the first answer decides. */
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
    return { action: only, reason: 'No choice looks better than another.' };
  };
