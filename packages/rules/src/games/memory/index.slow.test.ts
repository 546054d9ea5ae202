import { describe, expect, test } from 'vitest';
import { makeCard } from '../../cards/card.ts';
import type { Seat } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { seededRandom } from '../../random.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { playout, seedsTo } from '../../testing/playout.ts';
import { recalled } from '../../views/view.ts';
import { memoryBridge as game } from './index.ts';
import { notes } from './suites.ts';

/**
 * First hands: North has spades and two hearts, South hearts and two spades. Second hands: South has East's
 * clubs, North West's diamonds.
 */
const DEAL = 'N:AKQJT987654.32.. ..32.AKQJT987654 32.AKQJT987654.. ..AKQJT987654.32';
const after = (steps: string, options = {}, dealer: Seat = 'S') =>
  afterSteps(game, setupOf(DEAL, dealer), options, steps);
type State = ReturnType<typeof after>;

/** North leads all their spades, then the hearts; South follows twice, throws hearts, and takes the last two. */
const FIRST = [
  ...[...'AKQJT987654'].map(
    (rank, i) => `N S${rank}, S ${['S2', 'S3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'HT', 'HJ', 'HQ'][i]}`,
  ),
  'N H2, S HK, S HA, N H3',
].join(', ');
const handOf = (state: State, seat: Seat) => {
  const { cards } = game.view(state, seat).hands[seat];
  return cards && makeHand(cards);
};

describe('RULES 7.6.1: the first half', () => {
  test.each([
    ['S', 'N'],
    ['E', 'N'],
    ['N', 'S'],
    ['W', 'S'],
  ] as const)('R-HB-8: %s deals, so %s leads', (dealer, leader) => {
    const state = after('', {}, dealer);
    expect(game.toAct(state)).toEqual([leader]);
    expect(game.view(state).phase).toBe('exchange');
  });

  test('without trumps, the suit led to be followed; nothing is drawn', () => {
    expect(() => after('N SA, S HA')).toThrow('ERR_REVOKE');
    const state = after('N S4, S S2, N S5, S S3, N S6, S HA');
    const view = game.view(state, 'S');
    expect(view.taken).toMatchObject({ N: 3, S: 0 });
    expect([view.hands.S.count, view.hands.N.count, view.stock]).toEqual([10, 10, undefined]);
  });

  test('nobody sees the cards of the second half', () => {
    const memory = (seat: Seat) => JSON.stringify(game.view(after('N SA, S S2'), seat).memory);
    expect(memory('S')).toMatch(/^{"order":\[(null,){26}/);
    expect(game.view(after(''), 'S').hands.E.count).toBe(0);
  });
});

describe('RULES 7.6.2: the second half', () => {
  test('the other 26 cards are dealt, and the dealer calls', () => {
    const state = after(FIRST);
    expect(game.view(state).phase).toBe('auction');
    expect(handOf(state, 'S')).toBe('..32.AKQJT987654');
    expect(handOf(state, 'N')).toBe('..AKQJT987654.32');
    expect(game.toAct(state)).toEqual(['S']);
    expect(game.view(state).taken).toEqual({ N: 0, E: 0, S: 0, W: 0 });
  });

  test('the table does not show the first half any more', () => {
    for (const seat of ['S', 'N', undefined] as const) {
      const page = recalled(game.view(after(FIRST), seat));
      expect([page.tricks, page.trick, page.memory]).toEqual([[], [], undefined]);
    }
    const page = recalled(game.view(after('N SA, S S2, N SK, S S3'), 'S'));
    expect(page.tricks.map((trick) => trick.map(({ card }) => makeCard(card)))).toEqual([['SK', 'S3']]);
  });

  test('who remembers every card knows the other hand', () => {
    let known = 0;
    for (const { state } of playout(game, '5')) {
      const mine = state as State;
      if (game.view(mine).phase !== 'auction') continue;
      const imagined = game.imagine(game.view(mine, 'S'), seededRandom('other'));
      expect(handOf(imagined, 'N')).toBe(handOf(mine, 'N'));
      known += 1;
    }
    expect(known).toBeGreaterThan(0);
  });

  test('one pass ends the auction (R-HB-1), the other leads, thirteen tricks are scored', () => {
    const state = after(`${FIRST}, S 5C, N P`);
    expect(game.view(state)).toMatchObject({ phase: 'play', turn: 'N', contract: { declarer: 'S' } });
    const over = after(`${FIRST}, S 5C, N P, N DA, S claim 11`);
    expect(game.outcome(over)).toMatchObject({
      declaring: 'P1',
      tricks: 11,
      points: { P1: 400, P2: 0 },
      honours: { P1: 150, P2: 0 },
    });
    expect(game.claimable(after('N SA'), 'N')).toBeUndefined();
  });

  test('two opening passes: the same dealer deals again, or by option the next', () => {
    expect(game.outcome(after(`${FIRST}, S P, N P`))).toMatchObject({ redeal: true });
    const next = game.outcome(after(`${FIRST}, S P, N P`, { redealBy: 'nextDealer' }));
    expect(next).toMatchObject({ points: { P1: 0, P2: 0 } });
    expect(next).not.toHaveProperty('redeal');
  });
});

describe('with {"redealBy":"nextDealer"}', () => {
  const all = { redealBy: 'nextDealer' } as const;
  test('nothing leaks', () => {
    const { known } = notes;
    expect(leakFaults(game, seedsTo(6), { options: all, ...(known && { known }) })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seedsTo(4), all)).toEqual([]);
  });
});
