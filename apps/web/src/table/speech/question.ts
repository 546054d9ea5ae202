import type { TableState } from '@overtrick/protocol/table';
import type { View } from '@overtrick/rules/view';
import type { Question } from '../../games/panel.ts';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';

/** The question to the visitor: as the game puts it, else by what can be done. */
export const questionOf = ({ view }: TableState): Question =>
  panelOf(view).question?.(view) ?? usualQuestion(view);

function usualQuestion({ legal, trickBids = [], hands, seat }: View): Question {
  const action = legal.find(({ kind }) => kind !== 'call' && kind !== 'play');
  const words = text.questions;
  switch (action?.kind) {
    case 'bid': {
      const sum = trickBids.reduce((all, { tricks }) => all + tricks, 0);
      const all = seat === undefined ? 0 : hands[seat].count;
      return {
        title: words.bids,
        help: trickBids.length === 0 ? words.bidFirst(all) : words.bidSoFar(sum, all),
      };
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
