import { movementJson } from '@overtrick/movements/text';
import { movement } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { PlanEntry } from './entries.ts';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<PlanEntry['kind']> = {
  planned: {
    command: {
      kind: 'planned',
      section: 'B',
      from: 1,
      movement: movementJson(movement('howell', 4)),
      entrants: ['c1', 'c2', 'c3', 'c4'],
      boardsPerRound: 2,
      firstBoard: 1,
    },
  },
  reseated: { command: { kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c4' } },
  reboarded: { command: { kind: 'reboarded', where: 'A1/1', boards: [3, 4] } },
  absent: { command: { kind: 'absent', contestant: 'c2', from: 2, as: 'gone' } },
  curtailed: { command: { kind: 'curtailed', section: 'A', rounds: 2 } },
};
