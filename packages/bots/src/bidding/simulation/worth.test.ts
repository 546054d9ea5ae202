import type { Contract } from '@overtrick/rules/auction/contract';
import { describe, expect, test } from 'vitest';
import { isGameFor } from './game.ts';
import { gainBy, type Prospect, type Scoring } from './worth.ts';

/** Builds a contract that takes exactly the given number of tricks. */
const taking = (level: Contract['level'], tricks: number, doubling: Contract['doubling'] = 0): Prospect => ({
  contract: { level, strain: 'S', declarer: 'N', doubling },
  chances: Array.from({ length: 14 }, (_, k) => (k === tricks ? 1 : 0)),
  mayDouble: false,
});
const IMPS: Scoring = { aim: 'imps', vul: 'none' };

test('game that makes is worth a swing, from both sides', () => {
  // 420 against 170
  expect(gainBy(taking(4, 10), taking(3, 10), 'NS', IMPS)).toBe(6);
  expect(gainBy(taking(4, 10), taking(3, 10), 'EW', IMPS)).toBe(-6);
  // vulnerable 620 against 170
  expect(gainBy(taking(4, 10), taking(3, 10), 'NS', { ...IMPS, vul: 'both' })).toBe(10);
});

test('chances are averaged, and the same strain takes the same tricks in both', () => {
  const chances = taking(4, 10).chances.map((_, k) => (k === 9 || k === 10 ? 0.5 : 0));
  // 6 when it makes, 140 against −50 when it does not
  expect(gainBy({ ...taking(4, 10), chances }, taking(3, 10), 'NS', IMPS)).toBe((6 - 5) / 2);
});

test('at matchpoints any difference is as good', () => {
  const aim = { ...IMPS, aim: 'matchpoints' } as const;
  const notrump: Prospect = {
    ...taking(2, 8),
    contract: { level: 2, strain: 'N', declarer: 'N', doubling: 0 },
  };
  // 420 against 170, and 120 against 110
  expect(gainBy(taking(4, 10), taking(3, 10), 'NS', aim)).toBe(gainBy(notrump, taking(2, 8), 'NS', aim));
});

test('opponents who have bid double what goes down by much', () => {
  const sacrifice = { ...taking(5, 8), mayDouble: true };
  expect(gainBy(sacrifice, taking(5, 8), 'NS', IMPS)).toBeLessThan(-3);
});

describe('with points below the line', () => {
  const below = { NS: 60, EW: 40 };
  const chicago: Scoring = { aim: 'points', vul: 'none', below };

  test('a small bid is game', () => {
    expect(isGameFor('NS', { level: 2, strain: 'D' }, below)).toBe(true);
    expect(isGameFor('EW', { level: 2, strain: 'D' }, below)).toBe(false);
    expect(isGameFor('NS', { level: 3, strain: 'S' })).toBe(false);
  });

  test('what completes a game gains as much as game', () => {
    // 2♠ scores 60 and 300, and ends the other side's part score; 1♠ with an overtrick 60
    expect(gainBy(taking(2, 8), taking(1, 8), 'NS', chicago)).toBe((300 + 50 - 50) / 40);
    // so that four is no better than two
    expect(gainBy(taking(4, 10), taking(2, 10), 'NS', chicago)).toBe(0);
  });
});
