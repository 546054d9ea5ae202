import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game checks what each player knows of the dummy. */
export const notes: SuiteNotes = { askedByItself: ['dummy=one+4+4+4', 'numberBids=true'] };
