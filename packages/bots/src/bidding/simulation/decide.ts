import { callAction } from '@overtrick/rules/action';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { type Random, seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { partOf, withinPositions } from '../../effort.ts';
import { handOf } from '../hand.ts';
import { missText } from '../honest.ts';
import { situationOf } from '../table.ts';
import { reasonText } from '../words.ts';
import { deliberate } from './deliberate.ts';
import { reasonFor } from './reason.ts';

/**
 * A layout costs less than one that is solved card by card: so many for each. More than enough tell little more of a
 * call.
 */
const MORE = 2;
const ENOUGH = 20;
/** The number of parts of the time of which the search gets one; the roll-outs take the rest. */
const PARTS = 3;

/**
 * Returns the chance by which layouts are drawn: a function of the position, so that a table, a hint and the command
 * line give the same call, whatever their seed.
 */
const layoutsFor = ({ terms, calls, seat }: View, cards: CardSet): Random =>
  seededRandom(JSON.stringify([seat, cards, calls, terms.vul, terms.below]));

/**
 * Calls of contract bridge above the system: where the choice is about game, slam, a double or how high to compete,
 * layouts that fit the auction are bid to the end and valued.
 */
export const decideByDeliberation: Decider = (game, view, budget) => {
  const { seat, terms } = view;
  const { engine, worlds } = budget;
  if (game.hasPar !== true || seat === undefined || engine === undefined) return undefined;
  const { cards } = view.hands[seat];
  if (cards === undefined || view.calls.length === 0) return undefined;
  const hand = handOf(cards);
  const scoring = {
    aim: budget.aim ?? (terms.board === undefined ? 'points' : 'imps'),
    vul: terms.vul,
    ...(terms.below !== undefined && { below: terms.below }),
  } as const;
  const situation = situationOf(game, view, seat);
  const found = withinPositions(partOf(budget, PARTS), ({ isSpent = () => false }) =>
    deliberate(
      situation,
      hand,
      { worlds: Math.min(MORE * worlds, ENOUGH), engine, isSpent, scoring },
      layoutsFor(view, cards),
    ),
  );
  const { rule, judged, call, considered } = found;
  const ruled = rule?.call ?? 'P';
  const values = [{ call: ruled, gain: 0 }, ...considered]
    .sort((a, b) => b.gain - a.gain)
    .map((each) => ({ action: callAction(each.call), value: each.gain }));
  // what the system says, and its judgement, need no layouts to say why
  const why = call === ruled ? rule : considered.length === 0 ? judged : undefined;
  if (call === ruled && rule === undefined) return undefined;
  const reason = why === undefined ? reasonFor(seat, found) : reasonText(hand, why);
  return {
    action: callAction(call),
    reason: reason + missText(situation, hand, call),
    ...(values.length > 1 && { values }),
  };
};
