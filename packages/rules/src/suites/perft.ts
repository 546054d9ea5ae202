import { makeStep } from '../action.ts';
import type { Game } from '../game.ts';

/** The tree that is counted: a game, or a part of one. */
export type Tree<State> = Pick<Game<State, never>, 'toAct' | 'legalActions' | 'apply'>;

/** Counts the sequences of `depth` legal actions that start at `state`; sequences that end earlier do not count. */
export function perft<State>(game: Tree<State>, state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.toAct(state)) {
    const actions = game.legalActions(state, seat);
    if (depth === 1) count += actions.length;
    else for (const action of actions) count += perft(game, game.apply(state, seat, action), depth - 1);
  }
  return count;
}

/** Returns `perft` for each first action, for finding where two counts part; `depth` is 1 or more. */
export function perftDivide<State>(game: Tree<State>, state: State, depth: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seat of game.toAct(state)) {
    for (const action of game.legalActions(state, seat)) {
      counts.set(makeStep({ seat, action }), perft(game, game.apply(state, seat, action), depth - 1));
    }
  }
  return counts;
}
