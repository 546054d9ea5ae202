import type { SemiExposedExtra } from '@overtrick/rules/games/semi-exposed/index';
import { parseColumns } from '@overtrick/rules/games/semi-exposed/layout';
import { extraOf } from '@overtrick/rules/views/facts';
import type { GamePanel } from '../panel.ts';

export const semiExposed: GamePanel = {
  lay(view, seat) {
    const { columns } = extraOf<SemiExposedExtra>(view);
    if (columns === undefined || (seat !== 'N' && seat !== 'E')) return undefined;
    return { kind: 'piles', piles: parseColumns(columns[seat]) };
  },
};
