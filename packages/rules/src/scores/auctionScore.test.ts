import { describe, expect, test } from 'vitest';
import { defined } from '../assert.ts';
import { BIDS, type Bid, ROYAL_BIDS } from '../auction/call.ts';
import { type BareContract, parseContract } from '../auction/contract.ts';
import { SIDES } from '../cards/seat.ts';
import { parseHand } from '../deals/deal.ts';
import { type AuctionScale, auctionHonours, auctionItems, auctionTrick, valueRank } from './auctionScore.ts';
import { linesOf } from './score.ts';

/** Reads `4S`, `2RX`: R stands for royal spades. */
function contractOf(text: string): BareContract {
  const contract = defined(parseContract(text.replace('R', 'S')), text);
  return text.includes('R') ? { ...contract, royal: true } : contract;
}

/** Returns `below NS, below EW, above NS, above EW` for a contract by North-South. */
function lines(text: string, tricks: number, scale: AuctionScale = '1920s'): readonly number[] {
  const stakes = { declaring: 'NS', defending: 'EW' };
  const { below, above } = linesOf(auctionItems(stakes, contractOf(text), tricks, scale), SIDES);
  return [...SIDES.map((side) => below[side] ?? 0), ...SIDES.map((side) => above[side] ?? 0)];
}

describe('RULES 6.1: the table of the 1920s', () => {
  test.each([
    // the three examples
    ['2H', 10, [32, 0, 0, 0]],
    ['3HX', 10, [64, 0, 100, 0]],
    ['4SXX', 8, [0, 0, 0, 400]],
    // tricks
    ['1C', 7, [6, 0, 0, 0]],
    ['1D', 8, [14, 0, 0, 0]],
    ['1S', 7, [9, 0, 0, 0]],
    ['3NT', 9, [30, 0, 0, 0]],
    ['1NTXX', 7, [40, 0, 100, 0]],
    ['1NTXX', 9, [120, 0, 300, 0]],
    // undertricks
    ['4S', 9, [0, 0, 0, 50]],
    ['4SX', 7, [0, 0, 0, 300]],
    // slams, bid or not, go to the side that wins them (R-AB-1)
    ['4S', 12, [54, 0, 50, 0]],
    ['4S', 13, [63, 0, 100, 0]],
    ['7S', 12, [0, 0, 50, 50]],
    ['1NT', 1, [0, 0, 0, 350]],
    ['1NT', 0, [0, 0, 0, 450]],
  ] as const)('%s with %i tricks', (contract, tricks, expected) => {
    expect(lines(contract, tricks)).toEqual(expected);
  });
});

describe('RULES 6.2: the laws of 1912-13', () => {
  test.each([
    ['2S', 8, [4, 0, 0, 0]],
    ['2R', 8, [18, 0, 0, 0]],
    ['2RX', 9, [54, 0, 100, 0]],
    ['4H', 12, [48, 0, 20, 0]],
    ['4H', 13, [56, 0, 40, 0]],
    ['1S', 1, [0, 0, 0, 120]],
    // the dealer's forced spade loses 100 at most, unless redoubled; royal spades and higher bids have no such limit
    ['1S', 2, [0, 0, 0, 100]],
    ['1SX', 2, [0, 0, 0, 100]],
    ['1SX', 6, [0, 0, 0, 100]],
    ['1SXX', 4, [0, 0, 0, 600]],
    ['1R', 2, [0, 0, 0, 250]],
    ['2S', 5, [0, 0, 0, 150]],
  ] as const)('%s with %i tricks', (contract, tricks, expected) => {
    expect(lines(contract, tricks, '1913')).toEqual(expected);
  });

  test('the cap is of those laws alone', () => {
    expect(lines('1S', 2)).toEqual([0, 0, 0, 250]);
  });
});

describe('RULES 6.5: plafond', () => {
  test.each([
    ['2H', 10, [16, 0, 100, 0]],
    ['4H', 10, [32, 0, 0, 0]],
    ['2HX', 10, [32, 0, 250, 0]], // R-AB-4: overtricks 100 each, and 50 for making it
    ['2HXX', 9, [64, 0, 300, 0]],
    ['4H', 12, [32, 0, 200, 0]], // two overtricks and the little slam
    ['4H', 13, [32, 0, 350, 0]],
    ['4H', 8, [0, 0, 0, 100]],
  ] as const)('%s with %i tricks', (contract, tricks, expected) => {
    expect(lines(contract, tricks, 'plafond')).toEqual(expected);
  });
});

describe('the value ladder', () => {
  const LADDER =
    '1C(6) 1D(7) 1H(8) 1S(9) 1NT(10) 2C(12) 2D(14) 2H(16) 2S(18) 3C(18) 2NT(20) 3D(21) 3H(24) 4C(24) 3S(27) 4D(28) 3NT(30) 5C(30) 4H(32) 5D(35) 4S(36) 6C(36) 4NT(40) 5H(40) 6D(42) 7C(42) 5S(45) 6H(48) 7D(49) 5NT(50) 6S(54) 7H(56) 6NT(60) 7S(63) 7NT(70)';

  test('RULES 6.1: is the printed one', () => {
    const rank = valueRank('1920s');
    const ladder = BIDS.toSorted((a, b) => rank(a) - rank(b)).map(
      (bid) => `${bid.replace('N', 'NT')}(${Math.floor(rank(bid) / 10)})`,
    );
    expect(ladder.join(' ')).toBe(LADDER);
    expect(new Set(BIDS.map(rank)).size).toBe(35);
  });

  test('RULES 6.2: three spades, 6 points, beat one club, 6; no two bids are equal', () => {
    const rank = valueRank('1913');
    const beats = (a: Bid, b: Bid) => rank(a) > rank(b);
    expect(beats('3S', '1C')).toBe(true);
    expect(beats('1C', '2S')).toBe(true);
    expect(beats('1R', '4S')).toBe(true);
    expect(beats('1N', '1R')).toBe(true);
    expect(new Set([...BIDS, ...ROYAL_BIDS].map(rank)).size).toBe(42);
  });

  test('a trick of spades is worth 9, in the laws of 1912-13 only royal', () => {
    expect(auctionTrick('1920s', { strain: 'S' })).toBe(9);
    expect(auctionTrick('1913', { strain: 'S' })).toBe(2);
    expect(auctionTrick('1913', { strain: 'S', royal: true })).toBe(9);
  });
});

const hand = (text: string) => {
  const read = parseHand(text);
  return defined(read.ok ? read.value : undefined, text);
};

/** Returns the honours of two hands against two that hold the rest of the cards that matter. */
const honoursOf = (
  north: string,
  south: string,
  contract: string,
  scale: AuctionScale,
  east = '...',
  west = '...',
) =>
  auctionHonours(
    { NS: [hand(north), hand(south)], EW: [hand(east), hand(west)] },
    contractOf(contract),
    scale,
  ).NS;

describe('honours', () => {
  const CASES = [
    ['three', 'AK.2.2.2', 'Q.2.2.2', 'S', [30, 18]],
    ['three in one hand (R-AB-6)', 'AKQ.2.2.2', '2.2.2.2', 'S', [30, 18]],
    ['four divided', 'AKQ.2.2.2', 'T.2.2.2', 'S', [40, 36]],
    ['five divided', 'AKQ.2.2.2', 'JT.2.2.2', 'S', [50, 45]],
    ['four in one hand', 'AKQJ.2.2.2', '2.2.2.2', 'S', [80, 72]],
    ['four, and the fifth with partner', 'AKQJ.2.2.2', 'T.2.2.2', 'S', [90, 81]],
    ['five in one hand', 'AKQJT.2.2.2', '2.2.2.2', 'S', [100, 90]],
    ['two', 'AK.2.2.2', '2.2.2.2', 'S', [0, 0]],
    ['clubs', '2.2.2.AKQ', '2.2.2.J', 'C', [40, 24]],
    ['diamonds', '2.2.AKQ.2', '2.2.JT.2', 'D', [50, 35]],
    ['hearts', '2.AKQT.2.2', '2.3.2.2', 'H', [80, 64]],
    ['three aces', 'A.A.2.2', '2.2.A.2', 'NT', [30, 30]],
    ['four aces divided', 'A.A.2.2', '2.2.A.A', 'NT', [40, 40]],
    ['four aces in one hand', 'A.A.A.A', '2.2.2.2', 'NT', [100, 100]],
    ['two aces', 'A.A.K.K', '2.2.2.2', 'NT', [0, 0]],
  ] as const;

  test.each(CASES)('RULES 6.1, 6.2: %s', (_, north, south, strain, points) => {
    const royal = strain === 'S' ? '1R' : `1${strain}`;
    const full = { east: '2.2.2.2', west: '2.2.2.2' };
    expect([
      honoursOf(north, south, `1${strain}`, '1920s', full.east, full.west),
      honoursOf(north, south, royal, '1913', full.east, full.west),
    ]).toEqual(points);
    expect(honoursOf(north, south, `1${strain}`, 'plafond')).toBe(points[0]);
  });

  test('RULES 6.2: low spades count by their own trick', () => {
    expect(honoursOf('AKQJT.2.2.2', '2.2.2.2', '1S', '1913', '2.2.2.2', '2.2.2.2')).toBe(20);
    expect(honoursOf('AK.2.2.2', 'QT.2.2.2', '1S', '1913', '2.2.2.2', '2.2.2.2')).toBe(8);
  });

  test.each([
    [
      'with a side that scores honours, three honours more',
      '2.AKQT.2.2',
      '2..2.2',
      '2.3.2.2',
      '2.4.2.2',
      64 + 16,
    ],
    ['with the other side, three honours less', '2.AKQT.2.2', '2.3.2.2', '2..2.2', '2.4.2.2', 64 - 16],
    ['double, four honours less', '2.AKQJT.2.2', '2.3.2.2', '2..2.2', '2..2.2', 80 - 32],
    ['one each cancel', '2.AKQJT.2.2', '2..2.2', '2..2.2', '2.4.2.2', 80],
    ['never below nothing', '2.AKQ.2.2', '2.4.2.2', '2..2.2', '2.JT.2.2', 0],
  ] as const)('RULES 6.2: chicane %s', (_, north, south, east, west, points) => {
    expect(honoursOf(north, south, '1H', '1913', east, west)).toBe(points);
  });

  test('RULES 6.1: there is no chicane in the table of the 1920s, nor at notrump', () => {
    expect(honoursOf('2.AKQT.2.2', '2..2.2', '1H', '1920s')).toBe(80);
    expect(honoursOf('A.A.A.2', '2..2.2', '1NT', '1913')).toBe(30);
  });
});
