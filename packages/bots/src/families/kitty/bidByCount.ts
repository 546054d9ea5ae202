import { SUIT_SYMBOLS } from '@overtrick/rules/card';
import type { Decider, Decision } from '../../bot.ts';
import { effortOf } from '../../cardPlay/ranked/decide.ts';
import { isKnown } from '../../sampling/known.ts';
import { afterPasses, type Undertaking, Undertakings } from './counted.ts';

/** Positions for one question. */
const QUESTION = 20_000;
/** Ways to put cards away that are tried for every bid, and those that are tried where positions are left. */
const FIRST = 2;
const MORE = 12;

/**
 * Bids for a kitty where every card lies open: the highest bid that can be made whatever the other player does, with
 * some way to put cards away.
 */
export const decideKittyBidByCount: Decider = (game, view, budget, random) => {
  const { seat, legal } = view;
  if (seat === undefined || budget.engine === undefined || game.rankedPlay === undefined) return undefined;
  const pass = legal.find((action) => action.kind === 'call' && action.call === 'P');
  if (pass === undefined || !isKnown(view)) return undefined;
  const state = game.imagine(view, random);
  const effort = effortOf(budget.positions);
  const all = new Undertakings(game, effort, QUESTION);
  const bids = legal
    .flatMap((action) => {
      if (action === pass) return [];
      const undertaking = all.of(action, afterPasses(game, game.apply(state, seat, action)));
      return undertaking === undefined ? [] : [undertaking];
    })
    .sort((a, b) => b.made - a.made);
  const best = highestMade(bids);
  if (best === undefined) return { action: pass, reason: 'I counted the plays out, and no bid can be made.' };
  return decided(best);
};

/** The bid that brings most among those that can be made. @param bids from the one that brings most */
function highestMade(bids: readonly Undertaking[]): Undertaking | undefined {
  const isMade = (bid: Undertaking, from: number, to: number): boolean => {
    for (let place = from; place < to; place++) if (bid.makes(place) === true) return true;
    return false;
  };
  let best = bids.findIndex((bid) => isMade(bid, 0, FIRST));
  // with better discards perhaps a higher one
  for (let i = (best < 0 ? bids.length : best) - 1; i >= 0; i--) {
    const bid = bids[i];
    if (bid !== undefined && isMade(bid, FIRST, MORE)) best = i;
  }
  return bids[best];
}

function decided({ action }: Undertaking): Decision {
  const reason =
    action.kind === 'bid' && action.strain !== undefined
      ? `With ${SUIT_SYMBOLS[action.strain]} as trumps I take enough tricks, whatever the other player does.`
      : 'I can stay below whatever is led to me.';
  return { action, reason };
}
