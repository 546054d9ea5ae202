import type { KeyEntry } from '@overtrick/evening/keys/entries';
import type { KeyView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { labelOf } from '../names.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const KEYS_WORDS: EntryWords<KeyEntry['kind']> = {
  granted: (key, view) => words.granted(deviceInWords(view, key)),
  admitted: () => words.admitted,
  revoked: () => words.revoked,
};

/** Describes the owner of a key: `Scores at a table · A3`. */
export const deviceInWords = (
  view: TournamentView,
  { role, place, contestant, label }: Pick<KeyView, 'role' | 'place' | 'contestant' | 'label'>,
): string =>
  [eveningText.roles[role], place, contestant && labelOf(view, contestant), label]
    .filter(Boolean)
    .join(' · ');
