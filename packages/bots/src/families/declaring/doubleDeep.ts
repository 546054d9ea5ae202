import type { Action } from '@overtrick/rules/action';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { type Engine, isKnown as isExact, solvePosition } from '@overtrick/solver';
import type { Decider } from '../../bot.ts';
import { withinPositions, withinShare } from '../../effort.ts';
import { statesOf } from '../../sampling/states.ts';
import { inOrder, tryOut } from '../../sampling/trial.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { isCall, settled } from '../alone/three.ts';
import { claimed } from './carryOn.ts';
import { namingFit, sureAfter } from './decide.ts';

/** In what share of the layouts a first double has to gain: who is doubled may double again where it does not. */
const SURE = 0.65;
/** Layouts enough to say something. */
const FEW = 4;

/**
 * Doubles and redoubles what was named where no contract is bid: in layouts that fit what was said the play is solved
 * with all cards seen, and it is doubled that gains by it in most of them.
 */
export const decideDoubleDeeply: Decider = (game, view, budget, random) => {
  const { seat, legal } = view;
  const { engine } = budget;
  const pass = legal.find(isCall('P'));
  const double = legal.find((action) => action !== pass);
  if (seat === undefined || engine === undefined) return undefined;
  if (pass === undefined || double === undefined) return undefined;
  const actions = [pass, double];
  const results = withinPositions(budget, (bounded) =>
    tryOut(
      {
        actions,
        worlds: statesOf(game, view, (state) => namingFit(game, view, state), random),
        valuesIn: (state) => withinShare(budget, () => valuesIn(game, view, state, seat, actions, engine)),
      },
      bounded,
    ),
  );
  if (results === undefined || results.worlds < FEW) return undefined;
  const [passed, doubled] = results.tried;
  if (passed === undefined || doubled === undefined) return undefined;
  const gains = 1 - passed.best;
  // one layout more, in which it loses: a few that agree are no proof where the others mean to have seen as much
  const share = (gains * results.worlds) / (results.worlds + 1);
  const isSure = share >= sureAfter(view, SURE) && doubled.value > passed.value;
  const count = Math.round(gains * results.worlds);
  return {
    action: isSure ? double : pass,
    reason: isSure
      ? `We win more than half of the tricks in ${count} of the ${results.worlds} layouts that I worked out.`
      : whyNot(view, count, results.worlds, doubled.value > passed.value),
    values: inOrder(results.tried),
  };
};

/** Writes why a double is not made that gains in `count` of the layouts, or also on average over them. */
function whyNot({ calls }: View, count: number, worlds: number, onAverage: boolean): string {
  const isFirst = calls.every(({ call }) => call === 'P');
  const start = `${isFirst ? 'A double' : 'A redouble'} would gain in`;
  const layouts = `of the ${worlds} layouts that I worked out`;
  if (count === 0) return `${start} none ${layouts}.`;
  if (2 * count <= worlds) return `${start} only ${count} ${layouts}.`;
  if (!onAverage) return `${start} ${count} ${layouts}, and lose more in the others.`;
  const others = isFirst ? 'may double again where it loses' : 'have doubled because they see their tricks';
  return `${start} ${count} ${layouts}, which is too few: the others ${others}.`;
}

/** Points after each of the actions when all pass then: the tricks are the same. */
function valuesIn(
  game: AnyGame,
  view: View,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
  engine: Engine,
): readonly number[] | undefined {
  const own = game.partyOf(seat, view.terms);
  let tricks: number | undefined;
  const values: number[] = [];
  for (const action of actions) {
    const reached = settled(game, game.apply(state, seat, action));
    const position = game.position?.(reached);
    if (position === undefined) return undefined;
    if (tricks === undefined) {
      const bounds = solvePosition(engine, position);
      if (!isExact(bounds)) return undefined;
      tricks = bounds.lower;
    }
    values.push(netPoints(game, claimed(game, reached, game.view(reached), seat, tricks), own));
  }
  return values;
}
