import { parseStep, type Step } from '@overtrick/rules/action';
import { bidOfAction, worthOf } from '@overtrick/rules/games/solo-500/bids';
import { JOKER } from '@overtrick/rules/games/solo-500/cards';
import type { Solo500Extra } from '@overtrick/rules/games/solo-500/view';
import { extraOf } from '@overtrick/rules/views/facts';
import type { View } from '@overtrick/rules/views/view';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import { rowLay } from './rows.ts';

const words = text.panels.solo500;

const bidIn = (view: View): Step | undefined => parseStep(extraOf<Solo500Extra>(view).bid ?? '');

/** Returns the latest bid or pass of the player at a seat. */
function lastSaid(view: View, seat: string): string | undefined {
  const said = extraOf<Solo500Extra>(view)
    .bids?.map(parseStep)
    .findLast((step) => step?.seat === seat);
  return said && text.action(said.action);
}

export const solo500: GamePanel = {
  lay: rowLay,
  joker: JOKER,
  strains: ['S', 'C', 'D', 'H', 'N'],
  worth(_, action) {
    const bid = bidOfAction(action);
    return bid && worthOf(bid);
  },
  notes(view, seat) {
    const said = view.phase === 'bids' ? lastSaid(view, seat) : undefined;
    return said === undefined ? [] : [said];
  },
  playing(view) {
    const bid = bidIn(view);
    const worth = extraOf<Solo500Extra>(view).value ?? undefined;
    if (bid === undefined || worth === undefined) return undefined;
    const by = view.seat === bid.seat ? text.you : text.seats[bid.seat];
    const what = text.action(bid.action);
    return { long: words.playing(what, by, text.points(worth)), short: words.playingShort(what, bid.seat) };
  },
  question(view) {
    const { legal, phase } = view;
    if (phase === 'bids') {
      const misere = legal.some((action) => action.kind === 'choose');
      return {
        title: words.bid,
        help: words.bidHelp,
        ...(misere && {
          choices: {
            misere: { label: words.misere, what: words.misereWhat },
            openmisere: { label: words.openMisere, what: words.openMisereWhat },
          },
        }),
      };
    }
    if (phase === 'aside') return { title: words.discard, help: words.discardHelp };
    return phase === 'declare' ? { title: words.named, help: words.namedHelp } : undefined;
  },
};
