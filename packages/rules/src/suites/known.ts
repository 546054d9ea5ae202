import { FULL, setOf } from '../cardSet.ts';
import { TRICKS } from '../halves.ts';
import { stockOf } from '../stock.ts';
import type { LeakOptions } from './leaks.ts';
import type { Moment } from './playout.ts';

/** Games that let a player know more than the cards before him: what he remembers. */
export const KNOWN: Readonly<Record<string, LeakOptions['known']>> = {
  solo: () => FULL,
  'solo-whist': () => FULL,
  'solo-500': () => FULL,
  draw: (moment) =>
    setOf([...played(moment), ...(moment.options.stockTop === 'exposed' ? tops(moment) : [])]),
};

/** Every card that was played, in either half. */
const played = ({ steps }: Moment) =>
  steps.flatMap(({ action }) => (action.kind === 'play' ? [action.card] : []));

/** The cards that lay on top of the stock before each trick. */
const tops = (moment: Moment) => {
  const tricks = Math.min(TRICKS - 1, Math.floor(played(moment).length / 2));
  return stockOf(moment.setup).filter((_, i) => i % 2 === 0 && i / 2 <= tricks);
};
