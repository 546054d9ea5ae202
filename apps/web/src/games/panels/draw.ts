import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.draw;

/** Two cards a turn, one of them for the hand (RULES 7.2). */
export const drawPanel: GamePanel = {
  question({ phase, stock, legal, options }) {
    if (phase !== 'draw' || stock?.looked === undefined) return undefined;
    const card = text.card(stock.looked);
    if (legal.length > 1) {
      // where both cards of a turn may be kept or put away, what comes of it is not yet settled
      const { keep, reject } = words;
      const isCarried = options.carry === true;
      return {
        title: words.keepIt(card),
        choices: isCarried ? { keep: words.keepCarried, reject: words.rejectCarried } : { keep, reject },
      };
    }
    return { title: words.forced(card), choices: { keep: words.mustKeep, reject: words.mustReject } };
  },
};
