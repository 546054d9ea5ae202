import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { suitIndex } from '../../card.ts';
import { spadesScore, type Taking } from '../../spadesScore.ts';
import { afterSteps, setupOf } from '../../suites/after.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { type Alike, leakFaults } from '../../suites/leaks.ts';
import { seedsTo } from '../../suites/playout.ts';
import { spades as game } from './index.ts';

// East has no clubs, West no spades
const SETUP = setupOf('N:AQJT.A2.A32.AKQJ K98765.K3.KQJT9. 432.QJT9.8.98765 .87654.7654.T432', 'N');
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);
const legal = (steps: string, options = {}) => {
  const state = after(steps, options);
  return game
    .legalActions(state, game.toAct(state)[0] ?? 'N')
    .map(makeAction)
    .join(' ');
};
const BIDS = 'E bid 4, S bid 1, W bid 2, N bid 6';

describe('RULES 12.1: the bids', () => {
  test('R-SP-1: one round from the dealer’s left, 0 to 13', () => {
    expect(game.view(after(''))).toMatchObject({
      phase: 'bids',
      toAct: ['E'],
      teams: [
        ['N', 'S'],
        ['E', 'W'],
      ],
    });
    expect(legal('').split(' bid')).toHaveLength(14);
    expect(game.view(after('E bid 4, S bid 0')).trickBids).toEqual([
      { seat: 'E', tricks: 4 },
      { seat: 'S', tricks: 0 },
    ]);
    expect(game.view(after(BIDS))).toMatchObject({ phase: 'play', turn: 'E' });
  });

  test('suicide: one of a side nil, the other 4 or more; the first to speak chooses', () => {
    const options = { bidding: 'suicide' };
    const most = Array.from({ length: 10 }, (_, i) => `bid ${i + 4}`).join(' ');
    expect(legal('', options)).toBe(`bid 0 ${most}`);
    expect(legal('E bid 0, S bid 5', options)).toBe(most);
    expect(legal('E bid 0, S bid 5, W bid 4', options)).toBe('bid 0');
  });

  test('mirror: the number of spades, without bidding', () => {
    expect(game.view(after('', { bidding: 'mirror' }))).toMatchObject({
      phase: 'play',
      turn: 'E',
      trickBids: [
        { seat: 'E', tricks: 6 },
        { seat: 'S', tricks: 3 },
        { seat: 'W', tricks: 0 },
        { seat: 'N', tricks: 4 },
      ],
    });
  });

  test('whiz: nil or the number of spades', () => {
    expect(legal('', { bidding: 'whiz' })).toBe('bid 0 bid 6');
    expect(legal('E bid 0, S bid 3', { bidding: 'whiz' })).toBe('bid 0');
  });

  test('the least that a side bids, and a sum that is not 13', () => {
    expect(legal('E bid 1, S bid 1', { minTeamBid: 4 })).toMatch(/^bid 3 bid 4 /);
    expect(legal('E bid 4, S bid 1, W bid 2', { noTotal13: true })).toBe(
      'bid 0 bid 1 bid 2 bid 3 bid 4 bid 5 bid 7 bid 8 bid 9 bid 10 bid 11 bid 12 bid 13',
    );
  });
});

describe('RULES 12.1: the play', () => {
  test('a spade is not led before spades are broken', () => {
    expect(legal(BIDS)).not.toContain('S');
    expect(() => after(`${BIDS}, E S5`)).toThrow('ERR_CARD_COVERED');
    const broken = `${BIDS}, E DK, S D8, W D4, N DA, N CA, E S5`;
    expect(legal(`${broken}, S C5, W C2`)).toContain('S6');
  });

  test('a trick of spades that was led breaks nothing; a hand with nothing else may lead them', () => {
    const only = setupOf('N:.AKQ2.AK32.AKQJ2 AKQJT98765432... .JT98.QJT9.T9876 .76543.87654.543', 'N');
    const state = afterSteps(game, only, {}, 'E bid 13, S bid 0, W bid 0, N bid 1');
    expect(game.legalActions(state, 'E')).toHaveLength(13);
  });

  test('one may play anything when one cannot follow, a spade too', () => {
    expect(legal(`${BIDS}, E DK, S D8, W D4, N DA, N CA`)).toBe('D9 DT DJ DQ H3 HK S5 S6 S7 S8 S9 SK');
  });

  test('a claim is for a side, and only when nobody bid nil', () => {
    expect(game.claimable(after(`${BIDS}, E DK`), 'S')).toBe(13);
    expect(game.outcome(after(`${BIDS}, E DK, N claim 9`))).toMatchObject({
      points: { NS: 72, EW: -60 },
      bags: { NS: 2, EW: 0 },
    });
    expect(game.claimable(after(`${BIDS.replace('bid 1', 'bid 0')}, E DK`), 'S')).toBeUndefined();
  });
});

describe('RULES 12.1: the score of a side', () => {
  const hands = (...pairs: readonly (readonly [number, number])[]): readonly Taking[] =>
    pairs.map(([bid, taken]) => ({ bid, taken }));
  test.each([
    ['made', hands([4, 4], [3, 3]), 70, 0],
    ['made with two bags', hands([4, 7], [3, 2]), 72, 2],
    ['failed', hands([4, 2], [3, 4]), -70, 0],
    ['nil made', hands([0, 0], [4, 5]), 141, 1],
    ['R-SP-3: tricks of a failed nil do not help', hands([0, 2], [4, 3]), -138, 2],
    ['R-SP-3: they are bags', hands([0, 2], [4, 5]), -57, 3],
    ['R-SP-2: two nils, one of them made', hands([0, 0], [0, 1]), 1, 1],
    ['R-SP-2: two nils made', hands([0, 0], [0, 0]), 200, 0],
  ])('%s', (_, taking, points, bags) => {
    const scored = spadesScore('NS', taking);
    expect(scored.items.reduce((sum, item) => sum + item.points, 0)).toBe(points);
    expect(scored.bags).toBe(bags);
  });
});

/** The number of spades is told by bids. */
const sameKind: Alike = (_, __, a, b) => (suitIndex(a) === 3) === (suitIndex(b) === 3);

test.each([{ bidding: 'mirror' }, { bidding: 'whiz' }])(
  'with %j nothing else leaks and views are imagined',
  ({ bidding }) => {
    const options = { bidding, minTeamBid: 0, noTotal13: false };
    expect(leakFaults(game, seedsTo(6), { options, alike: sameKind })).toEqual([]);
    expect(imagineFaults(game, seedsTo(6), options, sameKind)).toEqual([]);
  },
);
