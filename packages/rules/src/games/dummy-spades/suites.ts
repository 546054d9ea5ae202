import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game checks what a look at the dummy and these bids reveal. */
export const notes: SuiteNotes = { askedByItself: ['peek=three', 'peek=four', 'bidding=mirror'] };
