import type { Action } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import { pick, type Random } from '@overtrick/rules/random';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import type { Budget, Decision } from './bot.ts';

/** A limit of steps that no deal reaches: the longest auction has 319 calls. */
const MOST_STEPS = 2000;

/**
 * Decides when no rule applies: imagines layouts that fit the view, plays each legal action out at random in all of
 * them, and takes the best average result of the seat's party.
 */
export function decideByRollouts(
  game: AnyGame,
  view: View,
  budget: Budget,
  random: Random,
): Decision | undefined {
  const { seat, legal } = view;
  if (seat === undefined || legal.length === 0) return undefined;
  const sums = legal.map(() => 0);
  for (let world = 0; world < budget.worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    for (const [i, action] of legal.entries()) {
      sums[i] =
        (sums[i] ?? 0) +
        playOut(game, game.apply(state, seat, action), game.partyOf(seat, view.terms), random);
    }
  }
  const best = sums.indexOf(Math.max(...sums));
  const action: Action | undefined = legal[best];
  return action && { action, reason: 'It did best in the layouts that I imagined.' };
}

/** Plays random legal actions to the end. Returns the party's points minus those of the best other party. */
function playOut(game: AnyGame, start: unknown, own: Party, random: Random): number {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) break;
    state = game.apply(state, actor, pick(random, game.legalActions(state, actor)));
  }
  const { points = {} } = game.outcome(state) ?? {};
  const others = Object.keys(points).filter((party) => party !== own);
  return (points[own] ?? 0) - Math.max(0, ...others.map((party) => points[party] ?? 0));
}
