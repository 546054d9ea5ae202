import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import type { Decider, Decision } from '../../bot.ts';
import { isKnown } from '../../sampling/openHands.ts';
import { afterPasses } from './bid.ts';
import { type Undertaking, Undertakings } from './counted.ts';

/** The positions for one question. */
const QUESTION = 20_000;
/** The ways to discard that are tried for every bid, and those tried where positions remain. */
const FIRST = 2;
const MORE = 12;

/**
 * Bids for a kitty where every card lies open: the highest bid that some discard makes whatever the other player does.
 */
export const decideKittyBidByCount: Decider = (game, view, budget, random) => {
  const { seat, legal } = view;
  if (seat === undefined || budget.engine === undefined || game.rankedPlay === undefined) return undefined;
  const pass = legal.find((action) => action.kind === 'call' && action.call === 'P');
  if (pass === undefined || !isKnown(view)) return undefined;
  const state = game.imagine(view, random);
  const all = new Undertakings(game, budget, QUESTION);
  const bids = legal
    .flatMap((action) => {
      if (action === pass) return [];
      const undertaking = all.of(action, afterPasses(game, game.apply(state, seat, action)));
      return undertaking === undefined ? [] : [undertaking];
    })
    .sort((a, b) => b.made - a.made);
  const first = bids.findIndex((bid) => isMade(bid, 0, FIRST));
  // a pass must be certain: without positions or time left to count, other rules decide
  if (first < 0 && all.isExhausted()) return undefined;
  const best = improved(bids, first < 0 ? bids.length : first);
  return best === undefined
    ? { action: pass, reason: 'I worked out the play, and found no bid that can be made.' }
    : decided(best);
};

/** True if the bid can be made with one of the discards from one place to another. */
function isMade(bid: Undertaking, from: number, to: number): boolean {
  for (let place = from; place < to; place++) if (bid.makes(place) === true) return true;
  return false;
}

/** Returns the most valuable bid: the one at that place or, with more ways to discard, one before it. */
function improved(bids: readonly Undertaking[], place: number): Undertaking | undefined {
  let best = bids[place];
  for (const bid of bids.slice(0, place).toReversed()) if (isMade(bid, FIRST, MORE)) best = bid;
  return best;
}

function decided({ action }: Undertaking): Decision {
  const reason =
    action.kind === 'bid' && action.strain !== undefined
      ? `With ${SUIT_SYMBOLS[action.strain]} as trumps I take enough tricks, whatever the other player does.`
      : 'I can stay below every card that is led.';
  return { action, reason };
}
