import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import type { Call } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { judgedFor } from '../decide.ts';
import { afterCall } from '../read.ts';
import type { Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import type { Hands } from './layouts.ts';

/** A point in a simulated auction, with the facts found about it: many layouts pass the same points. */
export interface Turn {
  readonly situation: Situation;
  readonly auction: Auction;
  readonly legal: readonly Call[];
  /** The system's rules, read as far as needed. */
  readonly rules: Iterable<Rule>;
  readonly after: Map<Call, Turn>;
}

/** Returns the point of the player to act in the auction. */
export const turnOf = (situation: Situation): Turn =>
  turnAt(
    situation,
    situation.made.reduce(
      (auction, { call }) => addCall(CONTRACT_AUCTION, auction, call),
      startAuction(situation.made[0]?.seat ?? situation.me),
    ),
  );

const turnAt = (situation: Situation, auction: Auction): Turn => ({
  situation,
  auction,
  legal: legalCalls(CONTRACT_AUCTION, auction),
  rules: remembered(situation.table.systems[situation.me](situation)),
  after: new Map(),
});

export function turnAfter(turn: Turn, call: Call): Turn {
  const known = turn.after.get(call);
  if (known !== undefined) return known;
  const auction = addCall(CONTRACT_AUCTION, turn.auction, call);
  const next = turnAt(afterCall(turn.situation, call, auction.turn), auction);
  turn.after.set(call, next);
  return next;
}

/** Returns the contract when all call by their systems from here on; `undefined` when all pass. */
export function contractFrom(turn: Turn, hands: Hands): Contract | undefined {
  let at = turn;
  while (!isAuctionOver(CONTRACT_AUCTION, at.auction)) {
    const { situation, legal, rules } = at;
    const call = judgedFor(situation, hands[situation.me], legal, rules)?.call ?? 'P';
    at = turnAfter(at, call);
  }
  return contractOf(CONTRACT_AUCTION, at.auction);
}

/** Remembers items so that each is computed once; every iteration gives the same ones. */
function remembered<T>(items: Iterable<T>): Iterable<T> {
  const source = items[Symbol.iterator]();
  const known: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i >= known.length) {
          const { done, value } = source.next();
          if (done) return;
          known.push(value);
        }
        const item = known[i];
        if (item === undefined) return;
        yield item;
      }
    },
  };
}
