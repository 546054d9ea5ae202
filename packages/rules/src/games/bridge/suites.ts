import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game checks what dummy's player knows. */
export const notes: SuiteNotes = { askedByItself: ['dummySeesDeclarer=true'] };
