import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.awol;

export const awol: GamePanel = {
  question({ phase, calls }) {
    if (phase !== 'decide') return undefined;
    const { title, help, open, closed } = calls.length === 0 ? words.first : words.second;
    return { title, help, choices: { open, closed } };
  },
  notes: ({ dummy, hands, phase }, seat) =>
    seat === dummy && hands[seat].cards === undefined && phase !== 'over' ? [words.stillClosed] : [],
};
