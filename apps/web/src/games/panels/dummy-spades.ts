import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import { teamOf, tricksOf } from '../tally.ts';

const words = text.panels.dummySpades;

export const dummySpades: GamePanel = {
  // a bid is for the tricks of both hands of the side that its player comes to be on (RULES 11.2)
  counted: (view, seat) => tricksOf(view, teamOf(view, seat)),
  question({ phase, legal, trickBids = [] }) {
    const [action] = legal;
    if (phase === 'bids')
      return {
        title: words.bid,
        help:
          trickBids.length === 0
            ? words.bidFirst
            : words.bidOver(Math.max(...trickBids.map((bid) => bid.tricks))),
      };
    if (action?.kind === 'choose')
      return { title: words.looked, help: words.lookedHelp, choices: { ready: { label: words.ready } } };
    if (action?.kind !== 'pick') return undefined;
    const { pick, places } = action;
    return {
      title: text.questions.pick[pick](places.length),
      help: pick === 'peek' ? words.peekHelp : words.flipHelp,
    };
  },
};
