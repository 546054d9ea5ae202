import { bidIndex, isBid } from '@overtrick/rules/call';
import { pointsOf, SUITS } from '@overtrick/rules/card';
import { cardsOf, suitLength } from '@overtrick/rules/cardSet';
import type { Decider } from '../bot.ts';

/** Opens with 12 points in the longest suit, and passes else. */
export const decideCall: Decider = (_game, view) => {
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action] : []));
  const hand = view.seat && view.hands[view.seat].cards;
  if (calls.length === 0 || hand === undefined) return undefined;
  const points = cardsOf(hand).reduce((sum, card) => sum + pointsOf(card), 0);
  const longest = SUITS.reduce((a, b) => (suitLength(hand, b) >= suitLength(hand, a) ? b : a));
  const opening = calls.find(({ call }) => call === `1${longest}`);
  if (
    points >= 12 &&
    opening !== undefined &&
    !view.calls.some(({ call }) => isBid(call) && bidIndex(call) > 4)
  )
    return { action: opening, reason: `With ${points} points I open my longest suit.` };
  const pass = calls.find(({ call }) => call === 'P');
  return pass && { action: pass, reason: `With ${points} points I have nothing to add.` };
};
