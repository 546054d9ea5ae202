import { tricksNeeded } from '@overtrick/rules/contract';
import { contractFor } from '@overtrick/rules/games/minibridge/score';
import { fieldOf } from '@overtrick/rules/view';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.minibridge;

export const minibridge: GamePanel = {
  notes({ extra, phase }, seat) {
    const points = fieldOf(fieldOf(extra, 'points'), seat);
    return typeof points === 'number' && phase !== 'over' ? [words.points(points)] : [];
  },
  needs: (_, action) =>
    action.kind === 'declare' && action.goal !== undefined
      ? tricksNeeded(contractFor(action.strain, action.goal))
      : undefined,
  question: ({ phase }) =>
    phase === 'declare' ? { title: words.declare, help: words.declareHelp } : undefined,
};
