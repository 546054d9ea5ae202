import type { PlanEntry } from '@overtrick/evening/plan/entries';
import { eveningText } from '../../text/evening.ts';
import { labelOf } from '../names.ts';
import { rangesOf } from '../ranges.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const PLAN_WORDS: EntryWords<PlanEntry['kind']> = {
  planned: ({ section, from }) => words.planned(section, from),
  reseated: ({ ns, ew }, view) => words.reseated(labelOf(view, ns), labelOf(view, ew)),
  reboarded: ({ where, boards }) => words.reboarded(where, rangesOf(boards)),
  absent: ({ from }) => words.absent(from),
  curtailed: ({ section, rounds }) => words.curtailed(section, rounds),
};
