import type { FormNotes } from '../../suites/notes.ts';

/** The scorer of a deal deals next (R-SEC-1). */
export const notes: FormNotes = { isDealerFree: true };
