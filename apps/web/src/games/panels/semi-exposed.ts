import { parseColumns } from '@overtrick/rules/games/semi-exposed/layout';
import { fieldOf } from '@overtrick/rules/view';
import type { GamePanel } from '../panel.ts';

export const semiExposed: GamePanel = {
  lay({ extra }, seat) {
    const columns = fieldOf(fieldOf(extra, 'columns'), seat);
    return typeof columns === 'string' ? { kind: 'piles', piles: parseColumns(columns) } : undefined;
  },
};
