import { setOf } from '../../cards/cardSet.ts';
import { topsOf } from '../../families/stock/stockTricks.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import { playedIn } from '../../testing/playout.ts';

/** The cards played before the hands were collected stay known, and those that lay on top of an open stock. */
export const notes: SuiteNotes = {
  known: (moment) => {
    const isOpen = moment.options.stockTop === 'exposed';
    return setOf([...playedIn(moment), ...(isOpen ? topsOf(moment.setup, playedIn(moment).length) : [])]);
  },
};
