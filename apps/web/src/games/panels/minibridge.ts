import { tricksNeeded } from '@overtrick/rules/auction/contract';
import type { MinibridgeExtra } from '@overtrick/rules/games/minibridge/index';
import { contractFor } from '@overtrick/rules/games/minibridge/score';
import { extraOf } from '@overtrick/rules/views/facts';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const words = text.panels.minibridge;

export const minibridge: GamePanel = {
  notes({ extra, phase }, seat) {
    const points = extraOf<MinibridgeExtra>({ extra }).points?.[seat];
    return points !== undefined && phase !== 'over' ? [words.points(points)] : [];
  },
  needs: (_, action) =>
    action.kind === 'declare' && action.goal !== undefined
      ? tricksNeeded(contractFor(action.strain, action.goal))
      : undefined,
  question: ({ phase }) =>
    phase === 'declare' ? { title: words.declare, help: words.declareHelp } : undefined,
};
