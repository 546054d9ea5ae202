import type { WhistExtra } from '@overtrick/rules/families/whist/whistGame';
import type { WhistScale } from '@overtrick/rules/families/whist/whistScore';
import { extraOf } from '@overtrick/rules/views/facts';
import { strainInPlay } from '@overtrick/rules/views/view';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.whist;

/**
 * Shows the questions of bridge before auctions: the dealer or dealer’s partner names trumps, then players may double
 * the value (RULES 6.3, 6.4).
 */
export const whistPanel = ({ tricks }: Pick<WhistScale, 'tricks'>): GamePanel => ({
  worth: (_, action) => (action.kind === 'declare' ? tricks[action.strain] : undefined),
  question({ phase, legal, extra, calls }) {
    const { value } = extraOf<WhistExtra>({ extra });
    if (phase === 'double' && value !== undefined) {
      const isDoubled = calls.some(({ call }) => call !== 'P');
      return isDoubled
        ? { title: words.redouble, help: words.redoubleHelp(value) }
        : { title: words.double, help: words.doubleHelp(value) };
    }
    if (phase !== 'declare') return undefined;
    const isDealer = legal.some((action) => action.kind === 'choose');
    return {
      title: isDealer ? words.declare : words.left,
      help: isDealer ? words.declareHelp : words.leftHelp,
      choices: { over: { label: words.over, what: words.overWhat } },
    };
  },
  playing(view) {
    const strain = strainInPlay(view);
    const { value } = extraOf<WhistExtra>(view);
    if (strain === undefined || value === undefined) return undefined;
    return { long: words.playing(strain, value), short: words.playingShort(strain, value) };
  },
});
