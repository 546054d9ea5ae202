import { BOT_LEVELS } from '@overtrick/bots/levels';
import { makeAction, sameAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import type { Seat } from '@overtrick/rules/seat';
import { exampleOf } from '../deal/steps/exampleOf.ts';
import { playedDeal } from '../deal/steps/makeExample.ts';
import type { Example } from '../deal/steps/moment.ts';

/** The example deal of a game as one of its players sees it, and the places at which they are asked for an action. */
export interface FirstDeal {
  readonly seat: Seat;
  readonly example: Example;
  /** The steps to choose from, by the number of the step from 0: the step itself is among it. */
  readonly asks: Readonly<Record<number, readonly string[]>>;
}

/** So many can be chosen from at once; of more those that are near. */
const MOST_CHOICES = 13;
const NEAR = 3;

export function firstDealOf(game: AnyGame): FirstDeal {
  const { start, made, items } = playedDeal(game, defined(BOT_LEVELS[0], 'there is a bot'));
  const before = (i: number): unknown => (i === 0 ? start : made[i - 1]?.after);
  const decisions = (seat: Seat): number =>
    made.filter(({ step }, i) => step.seat === seat && game.legalActions(before(i), seat).length > 1).length;
  // a dummy has nothing to do
  const seat = game.seats.reduce((best, one) => (decisions(one) > decisions(best) ? one : best));
  const example = exampleOf(game, start, made, { items, viewers: [seat] });
  const asks: Record<number, readonly string[]> = {};
  for (const [i, { step }] of made.entries()) {
    if (step.seat !== seat) continue;
    const legal = game.legalActions(before(i), seat);
    const at = legal.findIndex((action) => sameAction(action, step.action));
    if (legal.length < 2) continue;
    const near = legal.length <= MOST_CHOICES ? legal : [0, ...around(at, legal.length)].map((n) => legal[n]);
    asks[i] = [...new Set(near)].flatMap((action) => (action === undefined ? [] : [makeAction(action)]));
  }
  return { seat, example, asks };
}

const around = (at: number, count: number): readonly number[] =>
  Array.from({ length: 2 * NEAR + 1 }, (_, i) => at - NEAR + i).filter((n) => n >= 0 && n < count);
