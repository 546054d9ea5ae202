import type { SessionEntry } from '@overtrick/evening/sessions/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const SESSIONS_WORDS: EntryWords<SessionEntry['kind']> = {
  session: ({ name }) => words.session(name),
  ended: () => words.ended,
  published: () => words.published,
  reopened: () => words.reopened,
};
