import {
  addCall,
  CONTRACT_AUCTION,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { bySeat, partner, SEATS, type Seat, VULS } from '@overtrick/rules/cards/seat';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { judgedFor, ruleFor } from '../decide.ts';
import { type Hand, handOf } from '../hand.ts';
import { believes } from '../knowledge.ts';
import { afterCall, readCall, startSituation } from '../read.ts';
import { isForced, passes, type Situation } from '../situation.ts';
import { findSystem, SYSTEM_IDS } from '../system/list.ts';

interface Judged {
  readonly s: Situation;
  readonly hand: Hand;
  readonly seat: Seat;
  readonly call: string;
  readonly instead: string;
}

/** Yields the calls of an auction that judgement changes, when bots bid a random deal. */
function* judgedIn(seed: string, system: (typeof SYSTEM_IDS)[number], number: number): Iterable<Judged> {
  const deal = randomDeal(seededRandom(seed));
  const table = {
    partners: bySeat(partner),
    vul: VULS[(number >> 2) % 4] ?? 'none',
    systems: bySeat(() => findSystem(system)),
  };
  const dealer = SEATS[number % 4] ?? 'N';
  let auction = startAuction(dealer);
  let s = startSituation(table, dealer);
  while (!isAuctionOver(CONTRACT_AUCTION, auction)) {
    const legal = legalCalls(CONTRACT_AUCTION, auction);
    const hand = handOf(deal[s.me]);
    const call = judgedFor(s, hand, legal)?.call ?? 'P';
    const ruled = ruleFor(s, hand, legal)?.call ?? 'P';
    expect(legal).toContain(call);
    if (call !== ruled) yield { s, hand, seat: s.me, call, instead: ruled };
    auction = addCall(CONTRACT_AUCTION, auction, call);
    s = afterCall(s, call, auction.turn);
  }
}

test.each(SYSTEM_IDS)('every call of %s that judgement changes is what the hand holds', (system) => {
  let changed = 0;
  for (let i = 0; i < 60; i++)
    for (const { s, hand, call } of judgedIn(`judged ${i}`, system, i)) {
      changed += 1;
      const { told, rare } = readCall(s, call as 'P');
      const isKept = [told, ...rare].some((each) => believes(each, hand, 1));
      expect(
        isKept || (call === 'P' && passes(s) === 2),
        `${call} in ${s.made.map((each) => each.call)}`,
      ).toBe(true);
      expect(call === 'P' && isForced(s)).toBe(false);
      // judgement never opens the bidding
      expect(s.bid).toBeDefined();
    }
  expect(changed).toBeGreaterThan(10);
});
