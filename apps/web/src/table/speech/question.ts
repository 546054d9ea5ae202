import type { TableState } from '@overtrick/protocol/table';
import { isBid } from '@overtrick/rules/auction/call';
import type { View } from '@overtrick/rules/views/view';
import type { Question } from '../../games/panel.ts';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';

/**
 * True if the visitor must do something other than call or play a card, or must make calls for which the game has a
 * question of its own.
 */
export function isAsked(view: View): boolean {
  const { legal } = view;
  if (legal.some(({ kind }) => kind !== 'call' && kind !== 'play')) return true;
  const isAnswer = legal.length > 0 && legal.every((action) => action.kind === 'call' && !isBid(action.call));
  return isAnswer && panelOf(view).question?.(view) !== undefined;
}

/** Returns the question to the visitor: the game's own, or one by the kind of legal actions. */
export const questionOf = ({ view }: TableState): Question =>
  panelOf(view).question?.(view) ?? usualQuestion(view);

function usualQuestion({ legal, trickBids = [], hands, seat }: View): Question {
  const action = legal.find(({ kind }) => kind !== 'call' && kind !== 'play');
  const words = text.questions;
  switch (action?.kind) {
    case 'bid': {
      const sum = trickBids.reduce((all, { tricks }) => all + tricks, 0);
      const all = seat === undefined ? 0 : hands[seat].count;
      const soFar = trickBids.length === 0 ? words.bidFirst(all) : words.bidSoFar(sum, all);
      const numbers = legal.flatMap((one) => (one.kind === 'bid' ? [one.tricks] : []));
      const isOnly = numbers.every((tricks) => tricks === 0);
      const nil = numbers.includes(0) ? [isOnly ? words.nilOnly : words.nil] : [];
      return { title: words.bids, help: [soFar, ...nil].join(' ') };
    }
    case 'declare':
      return { title: words.declare };
    case 'pick':
      return { title: words.pick[action.pick](action.places.length) };
    case 'put':
      return { title: words.put[action.put](action.cards.length), help: words.inHand };
    default:
      return { title: words.choose };
  }
}
