import { setOf } from '../../cards/cardSet.ts';
import { topsOf } from '../../families/stock/stockTricks.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import { playedIn } from '../../testing/playout.ts';

/** The cards played before the hands were collected stay known, and the cards that lay open on the stock (R-GW-2). */
export const notes: SuiteNotes = {
  known: (moment) => setOf([...playedIn(moment), ...topsOf(moment.setup, playedIn(moment).length)]),
};
