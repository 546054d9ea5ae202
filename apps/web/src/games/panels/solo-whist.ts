import { parseCard } from '@overtrick/rules/card';
import { fieldOf } from '@overtrick/rules/view';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import { rowLay } from './rows.ts';

export const soloWhist: GamePanel = {
  lay: rowLay,
  question({ extra, phase }) {
    if (phase !== 'peek') return undefined;
    const turned = fieldOf(extra, 'turned');
    const card = typeof turned === 'string' ? parseCard(turned) : undefined;
    const words = text.panels.soloWhist;
    return {
      title: words.look,
      help: card === undefined ? words.remember : words.turned(text.card(card)),
      choices: { ready: { label: words.ready } },
    };
  },
};
