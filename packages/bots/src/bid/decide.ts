import type { Decider } from '../bot.ts';
import { chooseRule } from './choose.ts';
import { handOf } from './hand.ts';
import { naturalSystem } from './natural/index.ts';
import { situationOf } from './table.ts';
import { reasonText } from './words.ts';

/** Calls by the system: the first of its rules that the hand meets. */
export const decideCall: Decider = (game, view) => {
  const { seat } = view;
  if (seat === undefined) return undefined;
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const { cards } = view.hands[seat];
  if (calls.length === 0 || cards === undefined) return undefined;
  const hand = handOf(cards);
  const rule = chooseRule(naturalSystem(situationOf(game, view, seat)), hand, calls);
  if (rule !== undefined)
    return { action: { kind: 'call', call: rule.call }, reason: reasonText(hand, rule) };
  return calls.includes('P')
    ? { action: { kind: 'call', call: 'P' }, reason: 'I have nothing more to say.' }
    : undefined;
};
