import { parseCard } from '@overtrick/rules/cards/card';
import type { SoloWhistExtra } from '@overtrick/rules/games/solo-whist/view';
import { extraOf } from '@overtrick/rules/views/facts';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import { rowLay } from './rows.ts';

export const soloWhist: GamePanel = {
  lay: rowLay,
  question({ extra, phase }) {
    if (phase !== 'peek') return undefined;
    const card = parseCard(extraOf<SoloWhistExtra>({ extra }).turned ?? '');
    const words = text.panels.soloWhist;
    return {
      title: words.look,
      help: card === undefined ? words.remember : words.turned(text.card(card)),
      choices: { ready: { label: words.ready } },
    };
  },
};
