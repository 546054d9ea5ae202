import type { Regulated } from '@overtrick/evening/terms/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const TERMS_WORDS: EntryWords<Regulated['kind']> = {
  regulated: () => words.regulated,
};
