import type { TeamEntry } from '@overtrick/evening/teams/entries';
import { eveningText } from '../../text/evening.ts';
import { labelOf } from '../names.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const TEAMS_WORDS: EntryWords<TeamEntry['kind']> = {
  lined: ({ contestant, from }, view) => words.lined(labelOf(view, contestant), from),
  carded: ({ where, home, away }) => words.carded(where, `${home}–${away}`),
};
