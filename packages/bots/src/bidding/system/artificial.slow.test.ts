import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { BIDS, type Bid, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { isSuit } from '@overtrick/rules/cards/card';
import { bySeat, partner } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { type Deal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { OTHERWISE } from '../../suites/choices.ts';
import { ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { afterCall, startSituation } from '../read.ts';
import { isThin, type Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { findSystem, SYSTEM_IDS, type SystemName } from './list.ts';

/** The turn after an artificial bid. */
interface Asked {
  readonly deal: Deal;
  readonly auction: Auction;
  readonly s: Situation;
  readonly bid: Bid;
}

/** Yields the turns after artificial bids below five in auctions of four players of the system. */
function* artificialBids(deals: number, id: SystemName = 'sayc'): Generator<Asked> {
  const system = findSystem(id);
  for (let board = 1; board <= deals; board++) {
    const { dealer, vul } = termsOfBoard(board);
    const deal = randomDeal(seededRandom(`artificial ${board}`));
    let auction = startAuction(dealer);
    let s = startSituation({ partners: bySeat(partner), vul, systems: bySeat(() => system) }, dealer);
    while (!isAuctionOver(CONTRACT_AUCTION, auction)) {
      const call = ruleAt(deal, auction, s)?.call ?? 'P';
      auction = addCall(CONTRACT_AUCTION, auction, call);
      s = afterCall(s, call, auction.turn);
      if (isBid(call) && levelOf(call) < 5 && s.made.at(-1)?.meaning.isArtificial === true)
        yield { deal, auction, s, bid: call };
    }
  }
}

const ruleAt = (deal: Deal, auction: Auction, s: Situation): Rule | undefined =>
  ruleFor(s, handOf(deal[auction.turn]), legalCalls(CONTRACT_AUCTION, auction));

/** True if partner continues by a line written for the auction when the next hand makes the call. */
function isWrittenAfter({ deal, auction, s }: Asked, call: Call): boolean {
  const next = addCall(CONTRACT_AUCTION, auction, call);
  const rule = ruleAt(deal, next, afterCall(s, call, next.turn));
  return rule !== undefined && rule.block > 0 && rule.isGeneral !== true;
}

describe('an artificial bid of our own', () => {
  const asked = [...artificialBids(700)];
  const share = (callOf: (bid: Bid) => Call | undefined): number => {
    const tried = asked.flatMap((each) => {
      const call = callOf(each.bid);
      return call === undefined ? [] : [isWrittenAfter(each, call)];
    });
    return tried.filter((isWritten) => isWritten).length / tried.length;
  };

  test('has lines for when it is doubled, in nine of ten', () => {
    expect(asked.length).toBeGreaterThan(150);
    expect(share(() => 'X')).toBeGreaterThan(0.9);
  });

  test('and for when the cheapest bid is made over it, in two of three', () => {
    expect(share((bid) => BIDS[BIDS.indexOf(bid) + 1])).toBeGreaterThan(2 / 3);
  });
});

test.each([...SYSTEM_IDS, OTHERWISE])(
  '%s: an artificial bid that comes back doubled is not left in',
  (system) => {
    let tried = 0;
    for (const { deal, auction, s, bid } of artificialBids(300, system)) {
      let [now, then] = [auction, s];
      for (const call of ['X', 'P', 'P'] as const) {
        if (!legalCalls(CONTRACT_AUCTION, now).includes(call)) break;
        now = addCall(CONTRACT_AUCTION, now, call);
        then = afterCall(then, call, now.turn);
      }
      if (isAuctionOver(CONTRACT_AUCTION, now)) continue;
      tried += 1;
      const hand = handOf(deal[now.turn]);
      const rule = ruleFor(then, hand, legalCalls(CONTRACT_AUCTION, now));
      const strain = strainOf(bid);
      const isPlayable = isSuit(strain) && hand.length[strain] >= 6;
      if (rule?.call === undefined || rule.call === 'P')
        expect([
          isPlayable || (rule !== undefined && !isThin(rule)),
          now.calls.map(({ call }) => call).join(' '),
        ]).toEqual([true, expect.anything()]);
    }
    expect(tried).toBeGreaterThan(40);
  },
);
