import { SUITS } from '@overtrick/rules/cards/card';
import { bitsIn, type CardView, trumpsAgainst } from './position.ts';
import { prospects } from './suitPlay.ts';

/** Counts tricks that both hands of our side can take without losing the lead; entries are ignored. */
export function suresOf(p: CardView): number {
  return SUITS.reduce((sum, suit) => {
    const { sure } = prospects(bitsIn(p.hand, suit), bitsIn(p.partners, suit), bitsIn(p.against, suit));
    // they ruff side suits while they have trumps
    return (
      sum + (p.trump !== undefined && suit !== p.trump && trumpsAgainst(p) > 0 ? Math.min(sure, 2) : sure)
    );
  }, 0);
}
