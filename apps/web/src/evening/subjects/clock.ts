import type { ClockEntry } from '@overtrick/evening/clock/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const CLOCK_WORDS: EntryWords<ClockEntry['kind']> = {
  timed: () => words.timed,
  clock: () => words.clock,
  begun: ({ where }) => words.begun(where),
};
