import type { Step } from '@overtrick/rules/action';
import { has, remove } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** Returns the hand that a card of this step comes from: dummy's when declarer plays it. */
export const handOf = (view: View, step: Step): Seat => view.turn ?? step.seat;

/**
 * Predicts the view right after a step, before the table confirms it: the card on the table or the call in the auction,
 * and no legal action. The table itself says who is next and who won.
 */
export function foresee(view: View, step: Step): View {
  const { action } = step;
  const waiting: View = { ...view, toAct: [], legal: [] };
  if (action.kind === 'call')
    return { ...waiting, calls: [...view.calls, { seat: step.seat, call: action.call }] };
  if (action.kind !== 'play') return waiting;
  const seat = handOf(view, step);
  const { count, cards } = view.hands[seat];
  const { turn: _, ...rest } = waiting;
  return {
    ...rest,
    trick: [...view.trick, { seat, card: action.card }],
    hands: {
      ...view.hands,
      [seat]: {
        count: Math.max(0, count - 1),
        ...(cards && { cards: has(cards, action.card) ? remove(cards, action.card) : cards }),
      },
    },
  };
}
