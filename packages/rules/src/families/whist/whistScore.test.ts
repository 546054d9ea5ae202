import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import type { Strain } from '../../cards/card.ts';
import { SIDES } from '../../cards/seat.ts';
import { parseHand } from '../../deals/deal.ts';
import { linesOf, sumItems } from '../../scores/score.ts';
import {
  BIRITCH,
  BRIDGE_WHIST,
  REDOUBLE_CAP,
  whistHonourItems,
  whistItems,
  whistTrick,
} from './whistScore.ts';

const lines = (tricks: number, value: number) => {
  const { below, above } = linesOf(whistItems(SIDES, tricks, value), SIDES);
  return [...SIDES.map((side) => below[side]), ...SIDES.map((side) => above[side])];
};

test.each([
  [7, 8, [8, 0, 0, 0]],
  [6, 8, [0, 8, 0, 0]],
  [10, 12, [48, 0, 0, 0]],
  [12, 2, [12, 0, 20, 0]],
  [13, 2, [14, 0, 40, 0]],
  [1, 4, [0, 24, 0, 20]],
  [0, 4, [0, 28, 0, 40]],
])(
  'RULES 6.3: %i tricks at %i each are scored by whichever side has won more than six',
  (tricks, value, expected) => {
    expect(lines(tricks, value)).toEqual(expected);
  },
);

describe('the value of an odd trick', () => {
  test.each([
    ['H', 1, 8],
    ['H', 8, 64],
    ['H', 16, 100], // 128 would pass the limit
    ['S', 32, 64],
    ['N', 8, 96],
    ['N', 16, 100],
    ['C', 1, 4],
    ['D', 2, 12],
  ] as const)('RULES 6.3: %s times %i is %i', (strain, times, value) => {
    expect(whistTrick(BRIDGE_WHIST, strain, times, REDOUBLE_CAP)).toBe(value);
  });

  test('without a limit, as the earliest form had it', () => {
    expect(whistTrick(BRIDGE_WHIST, 'H', 16, 0)).toBe(128);
    expect(whistTrick(BIRITCH, 'N', 64, 0)).toBe(640);
  });

  test('RULES 6.4: at Biritch, that is no trumps, 10', () => {
    expect(whistTrick(BIRITCH, 'N', 1, 0)).toBe(10);
    expect(whistTrick(BRIDGE_WHIST, 'N', 1, 0)).toBe(12);
  });
});

const hand = (text: string) => {
  const read = parseHand(text);
  return defined(read.ok ? read.value : undefined, text);
};

type Four = readonly [north: string, south: string, east: string, west: string];

function honours([north, south, east, west]: Four, strain: Strain, scale = BRIDGE_WHIST) {
  const hands = { NS: [hand(north), hand(south)], EW: [hand(east), hand(west)] };
  return SIDES.map((side) => sumItems(whistHonourItems(hands, strain, scale))[side]);
}

const SMALL = '2.2.2.2';

// RULES 6.3: the table, column by column
const TABLE = [
  ['three', 'AK', 'Q', [4, 8, 12, 16]],
  ['four', 'AK', 'QJ', [8, 16, 24, 32]],
  ['five', 'AKT', 'QJ', [10, 20, 30, 40]],
  ['four in one hand', 'AKQT', '3', [16, 32, 48, 64]],
  ['four, and the fifth with partner', 'AKQT', 'J', [18, 36, 54, 72]],
  ['five in one hand', 'AKQJT', '3', [20, 40, 60, 80]],
] as const;
const inSuit = (suit: number, cards: string) => ['2', '2', '2', '2'].with(suit, cards).join('.');
const SUITS = [
  ['S', 0],
  ['C', 3],
  ['D', 2],
  ['H', 1],
] as const;

test.each(
  TABLE.flatMap(([name, north, south, points]) =>
    SUITS.map(([strain, at], i) => [name, strain, inSuit(at, north), inSuit(at, south), points[i]] as const),
  ),
)('RULES 6.3: %s honours with %s as trumps', (_, strain, north, south, points) => {
  expect(honours([north, south, SMALL, SMALL], strain)).toEqual([points, 0]);
});

test.each([
  ['A.A.2.2', '3.2.2.2', 0, 0],
  ['A.A.2.2', '2.2.A.2', 30, 30],
  ['A.A.2.2', '2.2.A.A', 40, 40],
  ['A.A.A.A', '2.2.2.2', 100, 80],
] as const)('aces of %s and %s: %i, in Biritch %i', (north, south, whist, biritch) => {
  expect(honours([north, south, SMALL, SMALL], 'N')).toEqual([whist, 0]);
  expect(honours([north, south, SMALL, SMALL], 'N', BIRITCH)).toEqual([biritch, 0]);
});

test('R-BI-1: in Biritch four honours in one hand count 8 tricks, with or without the fifth in partner’s', () => {
  expect(honours([inSuit(1, 'AKQT'), inSuit(1, 'J'), SMALL, SMALL], 'H', BIRITCH)).toEqual([64, 0]);
  expect(honours([inSuit(1, 'AKQT'), inSuit(1, '3'), SMALL, SMALL], 'H', BIRITCH)).toEqual([64, 0]);
});

describe('R-AB-2: chicane', () => {
  test('is twice the trick, for either side, beside honours', () => {
    expect(honours([inSuit(1, 'AKQ'), inSuit(1, ''), SMALL, SMALL], 'H')).toEqual([16 + 16, 0]);
    expect(honours([inSuit(1, 'AKQ'), SMALL, inSuit(1, ''), SMALL], 'H')).toEqual([16, 16]);
  });

  test('double is four times the trick', () => {
    expect(honours([inSuit(1, 'AKQJT'), SMALL, inSuit(1, ''), inSuit(1, '')], 'H')).toEqual([80, 32]);
  });

  test('is nothing at no trumps', () => {
    expect(honours([inSuit(1, ''), SMALL, SMALL, SMALL], 'N')).toEqual([0, 0]);
  });
});
