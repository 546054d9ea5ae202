import type { NoticeEntry } from '@overtrick/evening/notices/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const NOTICES_WORDS: EntryWords<NoticeEntry['kind']> = {
  flagged: ({ text }) => words.flagged(text),
  attended: () => words.attended,
  unflagged: () => words.unflagged,
  announced: ({ text }) => words.announced(text),
};
