import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.singleDummy;

export const singleDummy: GamePanel = {
  question: ({ phase }) => (phase === 'decide' ? words.choose : undefined),
  notes: ({ phase, controls, hands }, seat) =>
    (phase === 'auction' || phase === 'decide') && controls[seat] === seat && (seat === 'N' || seat === 'E')
      ? [hands[seat].cards === undefined ? words.closed : words.open]
      : [],
};
