import { parseCall } from '@overtrick/rules/auction/call';
import { parseCard } from '@overtrick/rules/cards/card';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { HAND_INPUTS, handInputs, hear, SUIT_INPUTS, suitInputs } from './bidding.ts';
import { readCalls } from './calls.ts';
import { CARD_INPUTS, cardInputs } from './inputs.ts';
import { momentsOf, type PublicPlay } from './moments.ts';
import { judge, readNet, writeNet } from './net.ts';
import { judgesOfCalls, judgesOfPlay } from './nets.ts';
import { chancesOf, holdingsOf, readPlays, sceneOf } from './plays.ts';

const calls = (words: string, dealer: Seat = 'S') =>
  words.split(' ').map((word, i) => {
    const call = parseCall(word);
    if (call === undefined) throw new Error(word);
    return { seat: turn(dealer, i), call };
  });
const cards = (words: string, leader: Seat) =>
  words.split(' ').map((word, i) => ({ seat: turn(leader, i), card: parseCard(word) ?? -1 }));

/** A play in three notrump by South; dummy has three small hearts. */
const NOTRUMP: PublicPlay = {
  trump: undefined,
  level: 3,
  declarer: 'S',
  dummy: 'N',
  dummys: handFrom('A62.753.KJ54.AT3'),
  calls: calls('1N P 3N P P P'),
  played: [],
};

describe('what is so of a card', () => {
  test('has one input of each group, all within the number of inputs', () => {
    const scene = sceneOf(NOTRUMP);
    const played = cards('HQ H3 H2 HA SK', 'W');
    for (const moment of momentsOf({ ...NOTRUMP, played })) {
      const on = cardInputs(scene, moment, 2, 0b1_0101_0000_0101, 12);
      expect(new Set(on).size).toBe(on.length);
      expect(Math.min(...on)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...on)).toBeLessThan(CARD_INPUTS);
    }
  });

  test('and of a bidder', () => {
    const heard = hear(NOTRUMP.calls, 'S');
    const most = (on: readonly number[]) => Math.max(...on);
    expect(most(suitInputs(heard, 'N', 3, 13, 10))).toBeLessThan(SUIT_INPUTS);
    expect(most(handInputs(heard, 'N', { points: 37, longest: 13, shortest: 3 }))).toBeLessThan(HAND_INPUTS);
  });
});

describe('plays', () => {
  test('the lead of a queen tells of the jack, and denies the king', () => {
    const read = readPlays(judgesOfPlay(), { ...NOTRUMP, played: cards('HQ', 'W') }, ['W']);
    const chance = (hand: string) => read('W', holdingsOf(handFrom(hand)));
    const sequence = chance('843.JT94.T82.964');
    expect(sequence).toBeGreaterThan(3 * chance('843.K964.T82.J94'));
    expect(sequence).toBeGreaterThan(3 * chance('843.9642.T82.J94'));
  });

  test('a low lead at notrump tells of length and an honour', () => {
    const read = readPlays(judgesOfPlay(), { ...NOTRUMP, played: cards('H4', 'W') }, ['W']);
    const chance = (hand: string) => read('W', holdingsOf(handFrom(hand)));
    expect(chance('843.KJ82.T82.964')).toBeGreaterThan(3 * chance('QJ94.92.T82.9642'));
  });

  test('third hand that plays the queen has not the jack without the king', () => {
    const read = readPlays(judgesOfPlay(), { ...NOTRUMP, played: cards('H4 H3 HQ', 'W') }, ['E']);
    const chance = (hand: string) => read('E', holdingsOf(handFrom(hand)));
    expect(chance('984.86.T832.9642')).toBeGreaterThan(2 * chance('984.J6.T832.9642'));
  });

  test('chances of the legal cards add up to one', () => {
    const hand = handFrom('843.QJT94.T82.96');
    const legal = ['S3', 'S8', 'H4', 'HQ', 'HT', 'D2', 'C9'].map((card) => parseCard(card) ?? -1);
    const chances = chancesOf(judgesOfPlay(), NOTRUMP, 'W', holdingsOf(hand), legal);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(legal[chances.indexOf(Math.max(...chances))]).toBe(parseCard('HQ'));
  });
});

describe('calls', () => {
  test.each([
    ['1N P P P', 'S', 'KQ4.KJ83.A72.Q94', 'KQ864.KJ8432.7.4'],
    ['1N P P P', 'S', 'KQ4.KJ83.A72.Q94', 'Q84.J983.K72.Q94'],
    ['1S P 4S P P P', 'S', 'KQJ84.A83.K72.94', 'K4.AK83.K7842.94'],
    ['1S P 4S P P P', 'N', 'KJ842.8.K7642.94', 'K4.J832.K7642.94'],
    ['3H P P P', 'S', '4.KQJ8432.J72.94', 'A4.KQ84.A72.Q943'],
    ['P 1C P 1S P P P', 'S', '8642.83.KJ72.QJ4', 'AK42.83.AJ72.QJ4'],
  ])('after %s %s has rather %s than %s', (words, seat, likely, unlikely) => {
    const heard = hear(calls(words), 'S');
    const read = readCalls(judgesOfCalls(), heard, seat as Seat);
    expect(read(holdingsOf(handFrom(likely)))).toBeGreaterThan(read(holdingsOf(handFrom(unlikely))) + 1);
  });
});

test('weights are read as they were written, in hundredths', () => {
  const net = readNet({ inputs: 2, hidden: 1, weights: '3 -4 -150 25 7 100' });
  expect([...net.direct].map((weight) => Math.round(weight * 100))).toEqual([3, -4]);
  expect(writeNet(net)).toEqual({ inputs: 2, hidden: 1, weights: '3 -4 -150 25 7 100' });
  // 0.03 directly, and nothing from hidden sums below zero
  expect(judge(net, [0])).toBeCloseTo(0.03);
  expect(judge(net, [1])).toBeCloseTo(-0.04 + 0.32);
});
