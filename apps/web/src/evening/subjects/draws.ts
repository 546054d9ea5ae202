import type { Drawn } from '@overtrick/evening/draws/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const DRAWS_WORDS: EntryWords<Drawn['kind']> = {
  drawn: ({ section, round }) => words.drawn(section, round),
};
