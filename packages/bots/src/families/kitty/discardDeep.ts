import type { Action } from '@overtrick/rules/action';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { jokerOf } from '../../cardPlay/lookahead/decide.ts';
import { tricksIn } from '../../cardPlay/lookahead/playout.ts';
import { forPlayouts } from '../../effort.ts';
import { isKnown } from '../../sampling/openHands.ts';
import { statesOf } from '../../sampling/states.ts';
import { inOrder, tryOut } from '../../sampling/trial.ts';
import { discardsOf } from './discard.ts';

/** The number of discards tried: those that give least away by a rule of thumb. */
const TRIED = 8;
/** The effort of thinking a play through one trick at a time, counted in simulated deals. */
const EFFORT = 12;
/** Layouts enough for a discard. */
const ENOUGH = 16;

/** Discards to the kitty by simulation: plays each promising discard out and compares the results. */
export const decideKittyDiscard: Decider = (game, view, budget, random) => {
  const { seat } = view;
  if (seat === undefined || budget.engine === undefined) return undefined;
  const actions = discardsOf(view).slice(0, TRIED);
  if (actions.length < 2) return undefined;
  const results = tryOut(
    {
      actions,
      worlds: statesOf(game, view, () => 1, random),
      valuesIn: (state) => actions.map((action) => tricksAfter(game, view, state, seat, action)),
    },
    forPlayouts(
      { ...budget, worlds: isKnown(view) ? 1 : Math.min(budget.worlds, ENOUGH) },
      EFFORT * actions.length,
    ),
  );
  const [best] = results === undefined ? [] : inOrder(results.tried);
  return (
    best && {
      action: best.action,
      reason: `Without these I take ${best.value.toFixed(1)} tricks in the plays that I imagined.`,
      values: results === undefined ? [] : inOrder(results.tried),
    }
  );
};

function tricksAfter(game: AnyGame, view: View, state: unknown, seat: Seat, action: Action): number {
  const joker = jokerOf(view);
  const own = SEATS.filter((hand) => isTeam(view, seat, hand));
  const taken = tricksIn({
    game,
    state: game.apply(state, seat, action),
    own,
    ...(joker !== undefined && { joker }),
  });
  return own.reduce((sum, hand) => sum + taken[hand], 0);
}
