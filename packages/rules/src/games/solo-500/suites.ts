import { FULL } from '../../cards/cardSet.ts';
import type { SuiteNotes } from '../../suites/notes.ts';

/** Every card lay open, or was announced, before the play: players may know them all. */
export const notes: SuiteNotes = { known: () => FULL };
