import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { partner, SEATS, seatsOf, sideOf } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { type Deal, makeDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { isGame } from '@overtrick/rules/scores/score';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { BRIDGE, decide, stateAfter, viewOnTurn } from '../suites/table.ts';
import { handOf, supportPoints } from './hand.ts';
import { believes } from './knowledge.ts';
import { isAsSaid, isForced, type Situation } from './situation.ts';
import { situationOf } from './table.ts';

const AUCTIONS = times(250, 5000);

interface Called {
  readonly view: View;
  readonly before: Situation;
  readonly call: string;
}

interface Bidding {
  readonly name: string;
  readonly deal: Deal;
  readonly called: readonly Called[];
  readonly end: View;
}

function bidOut(board: number): Bidding {
  const { dealer, vul } = termsOfBoard(board);
  const deal = randomDeal(seededRandom(seedFor(`auctions ${board}`)));
  const called: Called[] = [];
  let state = stateAfter(deal, '', vul, dealer);
  for (;;) {
    const end = BRIDGE.view(state);
    const [seat] = end.toAct;
    if (seat === undefined || end.phase !== 'auction')
      return {
        name: `board ${board} ${makeDeal(deal)} ${end.calls.map(({ call }) => call).join(' ')}`,
        deal,
        called,
        end,
      };
    const view = viewOnTurn(state);
    const { action, reason } = decide(view, `${board}`);
    if (
      action.kind !== 'call' ||
      !view.legal.some((legal) => legal.kind === 'call' && legal.call === action.call)
    )
      throw new Error(`board ${board}: not a legal call`);
    if (!/^[A-Z].*[.]$/.test(reason)) throw new Error(`board ${board}: "${reason}" is no sentence`);
    called.push({ view, before: situationOf(BRIDGE, view, seat), call: action.call });
    state = BRIDGE.apply(state, seat, action);
  }
}

const biddings = Array.from({ length: AUCTIONS }, (_, i) => bidOut(i + 1));

describe(`${AUCTIONS} auctions of four novices`, () => {
  test('end within forty calls', () => {
    expect(biddings.filter(({ called }) => called.length >= 40).map(({ name }) => name)).toEqual([]);
  });

  test('never pass what partner forced', () => {
    const passed = biddings.flatMap(({ name, called }) =>
      called.filter(({ before, call }) => call === 'P' && isForced(before)).map(() => name),
    );
    expect(passed).toEqual([]);
  });

  test('are honest: the hand is what the call says, in 199 of 200', () => {
    const lies: string[] = [];
    let calls = 0;
    for (const { name, deal, end } of biddings)
      for (const { seat, meaning } of situationOf(BRIDGE, end, end.terms.dealer).made) {
        calls += 1;
        const hand = handOf(deal[seat]);
        if (![meaning.told, ...meaning.rare].some((told) => believes(told, hand, 1)))
          lies.push(`${name} ${meaning.text}`);
      }
    expect(calls).toBeGreaterThan(8 * AUCTIONS);
    expect(lies.length / calls, lies.slice(0, 5).join('\n')).toBeLessThan(0.005);
  });

  test('are understood: the hand is what all calls together have said, in 99 of 100', () => {
    let hands = 0;
    const misread: string[] = [];
    for (const { name, deal, end } of biddings) {
      const situation = situationOf(BRIDGE, end, end.terms.dealer);
      for (const seat of SEATS) {
        hands += 1;
        if (!isAsSaid(situation, seat, handOf(deal[seat]), 1)) misread.push(`${name} ${seat}`);
      }
    }
    expect(misread.length / hands, misread.slice(0, 5).join('\n')).toBeLessThan(0.01);
  });

  test('are read rightly: the hand is what the first meanings have said, in 98 of 100', () => {
    let hands = 0;
    const misread: string[] = [];
    for (const { name, deal, end } of biddings) {
      const { know } = situationOf(BRIDGE, end, end.terms.dealer);
      for (const seat of SEATS) {
        hands += 1;
        if (!believes(know[seat], handOf(deal[seat]), 1)) misread.push(`${name} ${seat}`);
      }
    }
    expect(misread.length / hands, misread.slice(0, 5).join('\n')).toBeLessThan(0.02);
  });

  test('reach game on values, or to shut the others out, or because a double asks for a suit', () => {
    const silly = biddings.filter(({ deal, end }) => {
      const { contract } = end;
      if (contract === undefined || !isGame({ ...contract, doubling: 0 })) return false;
      const { made } = situationOf(BRIDGE, end, end.terms.dealer);
      const own = made.filter(({ seat }) => sideOf(seat) === sideOf(contract.declarer));
      if (own.some(({ meaning: { tag } }) => tag === 'preempt' || tag === 'takeout')) return false;
      const side = seatsOf(sideOf(contract.declarer)).map((seat) => handOf(deal[seat]));
      const { strain } = contract;
      const high = side.reduce((sum, hand) => sum + hand.high, 0);
      if (strain === 'N') return high < 21;
      const support = side.reduce((sum, hand) => sum + supportPoints(hand, strain), 0);
      return high < 20 && support < 24 && side.reduce((sum, hand) => sum + hand.length[strain], 0) < 9;
    });
    expect(silly.length, silly.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(0);
  });

  test('bid no slam off two aces', () => {
    const silly = biddings.filter(({ deal, end: { contract } }) => {
      if (contract === undefined || contract.level < 6) return false;
      const aces = seatsOf(sideOf(contract.declarer)).reduce((sum, seat) => sum + handOf(deal[seat]).aces, 0);
      return aces < 3;
    });
    expect(silly.map(({ name }) => name)).toEqual([]);
  });

  test('miss no game with 28 points together when nobody disturbs', () => {
    const missed = biddings.filter(({ deal, end }) =>
      (['NS', 'EW'] as const).some((side) => {
        const high = seatsOf(side).reduce((sum, seat) => sum + handOf(deal[seat]).high, 0);
        const isQuiet = end.calls.every(({ seat, call }) => call === 'P' || sideOf(seat) === side);
        const { contract } = end;
        return (
          high >= 28 && isQuiet && (contract === undefined || tricksNeeded(contract) < 9 || !isGame(contract))
        );
      }),
    );
    expect(missed.length, missed.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(AUCTIONS / 250);
  });
});

test('partner reads the suit that was bid: a natural opening at the one level is his', () => {
  for (const { called, deal } of biddings.slice(0, 200)) {
    const first = called.find(({ call }) => call !== 'P');
    const seat = first?.view.toAct[0];
    if (first === undefined || seat === undefined || !isBid(first.call as never)) continue;
    const view = { ...first.view, calls: [...first.view.calls, { seat, call: first.call as '1C' }] };
    const known = situationOf(BRIDGE, view, partner(seat)).know[seat];
    const strain = strainOf(first.call as '1C');
    if (levelOf(first.call as '1C') > 1 || strain === 'N') continue;
    expect(handOf(deal[seat]).length[strain]).toBeGreaterThanOrEqual(known.length[strain][0]);
  }
});
