import type { OnlineEntry } from '@overtrick/evening/online/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const ONLINE_WORDS: EntryWords<OnlineEntry['kind']> = {
  seated: ({ where }) => words.seated(where),
  shortened: ({ where, boards }) => words.shortened(where, boards),
  awaited: ({ where, persons }) => words.awaited(where, persons.length),
  covered: ({ where, forAwaited }) => (forAwaited ? words.coveredAwaited(where) : words.covered(where)),
  scheduled: ({ start }) => (start === null ? words.unscheduled : words.scheduled(start)),
  continued: () => words.continued,
};
