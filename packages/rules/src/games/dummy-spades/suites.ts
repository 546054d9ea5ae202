import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game says what a look at the dummy and these bids tell. */
export const notes: SuiteNotes = { askedByItself: ['peek=three', 'peek=four', 'bidding=mirror'] };
