import type { SuiteNotes } from '../../suites/notes.ts';

/** The test beside the game says what these bids tell. */
export const notes: SuiteNotes = { askedByItself: ['bidding=mirror', 'bidding=whiz'] };
