import { setOf } from '../../cards/cardSet.ts';
import { topsOf } from '../../families/stock/stockTricks.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import { playedIn } from '../../testing/playout.ts';
import type { BidFirstState } from './index.ts';

/** The cards played before the hands were collected stay known, and the cards that lay on top of the stock. */
export const notes: SuiteNotes = {
  known: (moment) => {
    const { setup, exchange } = moment.state as BidFirstState;
    const tops = exchange === undefined ? [] : topsOf(setup, playedIn(moment).length);
    return setOf([...playedIn(moment), ...tops]);
  },
};
