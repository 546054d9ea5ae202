import type { Player } from '@overtrick/duplicate/event/event';
import type { EntrantEntry } from '@overtrick/evening/entrants/entries';
import { eveningText } from '../../text/evening.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const ENTRANTS_WORDS: EntryWords<EntrantEntry['kind']> = {
  entered: ({ players }) => words.entered(namesOf(players)),
  amended: ({ players }) => words.amended(namesOf(players)),
  scratched: () => words.scratched,
  hid: () => words.hidden,
  substituted: ({ from }) => words.substituted(from),
};

const namesOf = (players: readonly Player[] = []): string =>
  players.length === 0 ? '–' : players.map(({ name }) => name).join(eveningText.and);
