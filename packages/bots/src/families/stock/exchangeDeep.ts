import { playAction } from '@overtrick/rules/action';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { Decider } from '../../bot.ts';
import { forPlayouts } from '../../effort.ts';
import { opponentOf } from '../../sampling/opponent.ts';
import { statesOf } from '../../sampling/states.ts';
import { inOrder, tryOut } from '../../sampling/trial.ts';
import { handOver } from '../../valuation/handOver.ts';
import { cheapest } from './exchange.ts';

/**
 * Decides tricks that do not count, before the auction, by both hands: in layouts that fit, each card is played, the
 * exchange continues in the head by rules of thumb, and the resulting hands are valued.
 */
export const decideExchangeDeeply: Decider = (game, view, budget, random) => {
  const { seat, turn, stock, legal } = view;
  if (budget.engine === undefined || seat === undefined || turn !== seat || legal.length < 2)
    return undefined;
  const other = opponentOf(game, view);
  if (stock === undefined || stock.top !== undefined || view.contract !== undefined || other === undefined)
    return undefined;
  const left = stock.left - view.trick.length - 1;
  const results = tryOut(
    {
      actions: legal,
      worlds: statesOf(game, view, () => 1, random),
      valuesIn: (state) =>
        legal.map((action) => {
          const hands = game.dealt?.(exchanged(game, game.apply(state, seat, action), left));
          return hands === undefined ? 0 : handOver(hands[seat], hands[other]);
        }),
    },
    forPlayouts(budget, legal.length),
  );
  if (results === undefined) return undefined;
  const values = inOrder(results.tried);
  const [best] = values;
  return (
    best && {
      action: best.action,
      reason:
        'It is worth the least to my hand, compared with the hand that the other player is likely to have.',
      values,
    }
  );
};

/** Returns the state after that many further cards, with both players giving away what is worth least to them. */
function exchanged(game: AnyGame, start: unknown, cards: number): unknown {
  let state = start;
  for (let played = 0; played < cards; played++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) break;
    const legal = game
      .legalActions(state, actor)
      .flatMap((action) => (action.kind === 'play' ? [action.card] : []));
    state = game.apply(
      state,
      actor,
      playAction(cheapest(legal, game.dealt?.(state)[actor] ?? EMPTY, undefined)),
    );
  }
  return state;
}
