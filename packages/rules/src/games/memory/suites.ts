import { setOf } from '../../cards/cardSet.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import { playedIn } from '../../testing/playout.ts';

/** The cards of the first hand stay known when they are not shown any more. */
export const notes: SuiteNotes = { known: (moment) => setOf(playedIn(moment)) };
