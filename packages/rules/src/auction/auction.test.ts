import { describe, expect, test } from 'vitest';
import type { Seat } from '../cards/seat.ts';
import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from './auction.ts';
import { BIDS, type Call, isBid, parseCall } from './call.ts';
import { makeContract } from './contract.ts';

/** Returns the auction after calls such as `1H X 3H - -`, each of which must be legal; `-` is a pass. */
function auctionOf(dealer: Seat, calls: string): Auction {
  return calls
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word === '-' ? 'P' : parseCall(word)))
    .reduce((auction, call) => {
      if (call === undefined) throw new Error(`no call in ${calls}`);
      expect(callError(CONTRACT_AUCTION, auction, call)).toBeUndefined();
      return addCall(CONTRACT_AUCTION, auction, call);
    }, startAuction(dealer));
}

function contractText(auction: Auction): string {
  const contract = contractOf(CONTRACT_AUCTION, auction);
  return contract === undefined ? 'PASS' : `${makeContract(contract)} ${contract.declarer}`;
}

describe('the example of RULES 1.3', () => {
  const example = () => auctionOf('N', '- 1H X 3H 3S - 4S - - -');

  test('North plays 4S: he named spades first, and 3H cancelled the double', () => {
    expect(isAuctionOver(CONTRACT_AUCTION, example())).toBe(true);
    expect(contractOf(CONTRACT_AUCTION, example())).toStrictEqual({
      level: 4,
      strain: 'S',
      doubling: 0,
      declarer: 'N',
    });
  });

  test('the calls are kept with their seats', () => {
    const { calls, turn } = example();
    expect(calls.map(({ seat, call }) => `${seat} ${call}`).join(', ')).toBe(
      'N P, E 1H, S X, W 3H, N 3S, E P, S 4S, W P, N P, E P',
    );
    expect(turn).toBe('S');
  });
});

test.each<[Seat, string, string]>([
  ['N', '- - - -', 'PASS'],
  ['W', '1N - - -', '1NT W'],
  ['N', '1S - 2S - 4S - - -', '4S N'],
  ['N', '1H 1S 2S - 3H - - -', '3H N'], // the opponents named spades first, that is their affair
  ['N', '1H 1S 2S - - -', '2S S'],
  ['E', '- 1D - 1H - 2H - - -', '2H N'], // of the side, the first to name it: South opened diamonds
  ['S', '1C - 1D - 2D 2N 3D - - -', '3D N'],
  ['S', '1C X XX - - -', '1CXX S'],
  ['S', '1C X - - -', '1CX S'],
  ['S', '1C X XX 1D X - - -', '1DX E'], // a new bid cancels the redouble
  ['S', '1C X XX 1D - - -', '1D E'],
  ['N', '- - - 7N X - - XX - - -', '7NTXX W'],
])('dealer %s, %s: %s', (dealer, calls, expected) => {
  const auction = auctionOf(dealer, calls);
  expect(isAuctionOver(CONTRACT_AUCTION, auction)).toBe(true);
  expect(contractText(auction)).toBe(expected);
});

// Law 22: three passes end an auction with a bid, four one without
test.each([
  ['', false],
  ['- - -', false],
  ['- - - -', true],
  ['- - - 1C', false],
  ['1C - -', false],
  ['1C - - -', true],
  ['1C - - X', false],
  ['1C - - X - -', false],
  ['1C - - X - - -', true],
  ['1C X XX - -', false],
])('after %j the auction is over: %s', (calls, over) => {
  const auction = auctionOf('N', calls);
  expect(isAuctionOver(CONTRACT_AUCTION, auction)).toBe(over);
  expect(legalCalls(CONTRACT_AUCTION, auction).length > 0).toBe(!over);
  if (over) {
    for (const call of ['P', 'X', 'XX', '7N'] as const) {
      expect(callError(CONTRACT_AUCTION, auction, call)).toBe('ERR_AUCTION_OVER');
    }
  }
});

// Law 19, Law 27, Law 36; North deals
test.each<[string, Call, string | undefined]>([
  ['', 'P', undefined],
  ['', '1C', undefined],
  ['', '7N', undefined],
  ['', 'X', 'ERR_INADMISSIBLE_DOUBLE'],
  ['', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'],
  ['-', 'X', 'ERR_INADMISSIBLE_DOUBLE'],
  ['1H', '1H', 'ERR_INSUFFICIENT_BID'],
  ['1H', '1D', 'ERR_INSUFFICIENT_BID'],
  ['1H', '1S', undefined],
  ['1H', '2C', undefined],
  ['1N', '1S', 'ERR_INSUFFICIENT_BID'],
  ['7N', '7S', 'ERR_INSUFFICIENT_BID'],
  ['1H', 'X', undefined],
  ['1H', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'],
  ['1H -', 'X', 'ERR_INADMISSIBLE_DOUBLE'], // partner's bid
  ['1H - -', 'X', undefined], // two passes between do not matter
  ['1H X', 'X', 'ERR_INADMISSIBLE_DOUBLE'],
  ['1H X', 'XX', undefined],
  ['1H X -', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'], // partner's double
  ['1H X - -', 'XX', undefined],
  ['1H X XX', 'X', 'ERR_INADMISSIBLE_DOUBLE'],
  ['1H X XX', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'],
  ['1H X XX -', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'],
  ['1H X XX 1S', 'X', undefined],
  ['1H X XX 1S', 'XX', 'ERR_INADMISSIBLE_REDOUBLE'],
  ['2H X XX', '2S', undefined], // doubling never changes the rank of a bid
  ['2S X XX', '2H', 'ERR_INSUFFICIENT_BID'],
])('after %j the call %s: %s', (calls, call, code) => {
  const auction = auctionOf('N', calls);
  expect(callError(CONTRACT_AUCTION, auction, call)).toBe(code);
  expect(legalCalls(CONTRACT_AUCTION, auction).includes(call)).toBe(code === undefined);
});

test('legal calls come as pass, double, redouble, then bids from the lowest', () => {
  expect(legalCalls(CONTRACT_AUCTION, startAuction('N'))).toEqual(['P', ...BIDS]);
  expect(legalCalls(CONTRACT_AUCTION, auctionOf('N', '6S'))).toEqual([
    'P',
    'X',
    '6N',
    '7C',
    '7D',
    '7H',
    '7S',
    '7N',
  ]);
  expect(legalCalls(CONTRACT_AUCTION, auctionOf('N', '7N X'))).toEqual(['P', 'XX']);
  expect(legalCalls(CONTRACT_AUCTION, auctionOf('N', '7N X XX'))).toEqual(['P']);
});

test('the longest auction has 319 calls', () => {
  const auction = auctionOf('N', `- - - ${BIDS.map((bid) => `${bid} - - X - - XX - -`).join(' ')} -`);
  expect(auction.calls).toHaveLength(319);
  expect(isAuctionOver(CONTRACT_AUCTION, auction)).toBe(true);
  expect(contractText(auction)).toBe('7NTXX W');
});

describe('auctions of other games', () => {
  const THREE = { N: 'E', E: 'W', W: 'N', S: 'N' } as const;
  const alone = {
    ...CONTRACT_AUCTION,
    next: (seat: Seat) => THREE[seat],
    partners: () => false,
    passesAfterBid: 2,
    passesAtStart: 0,
  };
  const run = (calls: readonly Call[]) =>
    calls.reduce((auction, call) => addCall(alone, auction, call), startAuction('N'));

  test('go round by their own order, end by their own number of passes, or never without a bid', () => {
    expect(run(['P', 'P']).turn).toBe('W');
    expect(isAuctionOver(alone, run(Array(50).fill('P')))).toBe(false);
    expect(isAuctionOver(alone, run(['1C', 'P']))).toBe(false);
    expect(isAuctionOver(alone, run(['1C', 'P', 'P']))).toBe(true);
  });

  test('without partners everyone but the bidder may double, and the bidder alone redouble', () => {
    expect(callError(alone, run(['1C', 'P']), 'X')).toBeUndefined();
    expect(callError(alone, run(['1C', 'X', 'P']), 'XX')).toBe('ERR_INADMISSIBLE_REDOUBLE');
    expect(contractOf(alone, run(['1C', '1S', '2S', 'P', 'P']))?.declarer).toBe('W');
  });

  test('may oblige the first to call to bid', () => {
    const opened = { ...CONTRACT_AUCTION, mustOpen: true };
    const start = startAuction('N');
    expect(callError(opened, start, 'P')).toBe('ERR_MUST_BID');
    expect(legalCalls(opened, start)).toEqual(BIDS);
    const bid = addCall(opened, start, '1C');
    expect(callError(opened, bid, 'P')).toBeUndefined();
    expect(legalCalls(opened, bid)[0]).toBe('P');
    expect(callError({ ...opened, mustOpen: false }, start, 'P')).toBeUndefined();
  });

  test('may have bids of their own: royal spades are spades, and the contract says that they are royal', () => {
    const royal = {
      ...CONTRACT_AUCTION,
      bids: ['1S', '1R'] as const,
      rank: (bid: Call) => (bid === '1R' ? 2 : 1),
    };
    const bid = addCall(royal, startAuction('N'), '1S');
    expect(legalCalls(royal, bid)).toEqual(['P', 'X', '1R']);
    const over = (['1R', 'P', 'P', 'P'] as const).reduce((so, call) => addCall(royal, so, call), bid);
    expect(contractOf(royal, over)).toStrictEqual({
      level: 1,
      strain: 'S',
      doubling: 0,
      declarer: 'E',
      royal: true,
    });
  });

  test('rank bids in their own order', () => {
    const spadesLow = { ...CONTRACT_AUCTION, rank: (bid: Call) => (isBid(bid) && bid === '1S' ? -1 : 5) };
    const auction = addCall(spadesLow, startAuction('N'), '1S');
    expect(legalCalls(spadesLow, auction)).not.toContain('1S');
    expect(legalCalls(spadesLow, auction)).toContain('1C');
    expect(callError(spadesLow, auction, '1C')).toBeUndefined();
  });
});
