import { assert, defined } from '@overtrick/rules/assert';
import { addCall, CONTRACT_AUCTION, legalCalls, startAuction } from '@overtrick/rules/auction/auction';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import { describe, expect, test } from 'vitest';
import { ruleFor } from './decide.ts';
import { handOf } from './hand.ts';
import { SYSTEM_IDS, type SystemId } from './system/list.ts';
import { auctionSituation } from './table.ts';

function callOf(
  hand: string,
  dealer: Seat,
  auction: string,
  system: SystemId = 'sayc',
  below?: object,
): Call {
  const calls = auction.split(' ').map((call) => defined(parseCall(call), call));
  const cards = parseHand(hand);
  assert(cards.ok, hand);
  const s = auctionSituation(
    dealer,
    'none',
    calls,
    bySeat(() => system),
  );
  const state = calls.reduce((now, call) => addCall(CONTRACT_AUCTION, now, call), startAuction(dealer));
  const known = { ...s, table: { ...s.table, ...(below && { below: below as Record<string, number> }) } };
  return ruleFor(known, handOf(cards.value), legalCalls(CONTRACT_AUCTION, state))?.call ?? 'P';
}

describe('an artificial bid that comes back doubled is not left in', () => {
  test.each([
    ['the strong two clubs', 'AKQJ5.AKQ.AK4.Q6', 'N', '2C X P P', '2S'],
    ['Gerber', 'KQJ82.AQ5.K4.Q96', 'N', '1N P 4C X P P', '4S'],
    ['a splinter that the table took for clubs', 'AK963.QT65.AJ9.4', 'N', '1S P 2S P 4C X P P', '4S'],
    ['Stayman without a fit', 'KQ52.8763.K54.82', 'N', '1N P 2C X P P', '2N'],
    ['a transfer', 'QJ8652.83.K54.82', 'N', '1N P 2H X P P', '2S'],
  ] as const)('%s', (_, hand, dealer, auction, call) => {
    expect(callOf(hand, dealer, auction)).toBe(call);
  });

  test.each(SYSTEM_IDS)('%s: the strong two clubs is bid on with any strong hand', (system) => {
    for (const hand of ['AKQJ5.AKQ.AK4.Q6', 'AK.AKQ5.KQJ4.AQ6', 'A.AKQJ874.AKQ5.6', 'AKQ4.AKJ5.AKQ5.6'])
      expect(callOf(hand, 'N', '2C X P P', system)).not.toBe('P');
  });

  test('but a natural bid is, and so is a suit that the hand can play', () => {
    expect(callOf('4.T2.AKQJT94.J62', 'N', '3D X P P')).toBe('P');
    expect(callOf('JT52.T64.J64.AT7', 'N', '2D 2N 3D P P X', 'sayc')).toBe('P');
    expect(callOf('KQ52.3.54.QJT986', 'N', '1N P 2C X P P')).toBe('P');
  });
});

describe('a long, strong suit', () => {
  test('is bid opposite a preempt in another', () => {
    expect(callOf('AKQ98765.A.QT3.Q', 'E', '1H 3C P')).toBe('4S');
  });
  test('but not over their notrump game, nor without the tricks, nor above game', () => {
    expect(callOf('AKQ98765.A.QT3.Q', 'E', '1N P 3N')).toBe('P');
    expect(callOf('T987654.3.QT3.Q2', 'E', '1H 3C P')).toBe('P');
    expect(callOf('AKQ98765.A.QT3.Q', 'E', '1H 5C P')).not.toBe('4S');
  });
});

describe('with a part score', () => {
  const rubber = (hand: string, auction: string, NS: number, dealer: Seat = 'S') =>
    callOf(hand, dealer, auction, 'sayc', { NS, EW: 0 });

  test.each([
    ['60: two hearts are game', 'KQ4.AQT85.K73.Q6', '1H P 2H P', 60, 'P'],
    ['30: three hearts are game', 'AQ4.AQT865.KQ3.6', '1H P 2H P', 30, '3H'],
    ['30: with less than three hearts need, a pass', 'K84.AQT85.Q73.J6', '1H P 2H P', 30, 'P'],
    ['70: one notrump is game', 'K84.QT5.AJ73.Q95', '1N P', 70, 'P'],
    ['40: two notrump are game', 'K84.QT5.AJ73.J95', '1N P', 40, '2N'],
    ['60: one spade is raised to game, and no further', 'KQ84.A5.AJ73.T95', '1S P', 60, '2S'],
    ['none: three notrump', 'K84.QT5.AJ73.Q95', '1N P', 0, '3N'],
  ])('%s', (_, hand, auction, below, call) => {
    expect(rubber(hand, auction, below)).toBe(call);
  });

  test('a slam is still looked for, and the other side’s part score changes nothing', () => {
    expect(rubber('AKQ5.AK5.KQ3.Q64', '1N P', 60)).not.toBe('P');
    expect(callOf('K84.QT5.AJ73.Q95', 'S', '1N P', 'sayc', { NS: 0, EW: 60 })).toBe('3N');
  });
});
