import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game checks what these bids reveal. */
export const notes: SuiteNotes = { askedByItself: ['bidding=mirror', 'bidding=whiz'] };
