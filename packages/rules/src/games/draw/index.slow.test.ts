import { describe, expect, test } from 'vitest';
import { makeStep } from '../../action.ts';
import { makeCard, parseCard } from '../../cards/card.ts';
import { cardsOf, has } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { seededRandom } from '../../random.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { playout, seedsTo } from '../../testing/playout.ts';
import { recalled } from '../../views/view.ts';
import { drawBridge as game } from './index.ts';
import { notes } from './suites.ts';

const DEFAULTS = { drawFollow: 'must', stockTop: 'hidden', redealBy: 'sameDealer' } as const;
const suit = (letter: string, ranks: string) => [...ranks].map((rank) => letter + rank);
/**
 * North has the high spades and diamonds, South the others; from the top of the stock the winner gets clubs
 * and hearts from the ace, the loser from the deuce.
 */
const NORTH = [...suit('S', 'AKQJT98'), ...suit('D', 'AKQJT9')];
const SOUTH = [...suit('S', '765432'), ...suit('D', '8765432')];
const STOCK_CLUBS = ['CA', 'C2', 'CK', 'C3', 'CQ', 'C4', 'CJ', 'C5', 'CT', 'C6', 'C9', 'C7', 'C8'];
const STOCK_HEARTS = ['H7', 'HA', 'H2', 'HK', 'H3', 'HQ', 'H4', 'HJ', 'H5', 'HT', 'H6', 'H9', 'H8'];
const ORDER = [...NORTH, ...STOCK_CLUBS, ...SOUTH, ...STOCK_HEARTS].join(' ');
const after = (steps: string, options = {}, dealer: Seat = 'S') =>
  afterSteps(game, setupOf(ORDER, dealer), options, steps);
const handOf = (state: ReturnType<typeof after>, seat: Seat) => {
  const { cards } = game.view(state, seat).hands[seat];
  return cards === undefined ? '' : makeHand(cards);
};

/** North takes every trick with their spades and diamonds, from the top; South follows with their lowest. */
const DRAWN = [...NORTH].flatMap((card, i) => [
  `N ${card}`,
  `S ${[...suit('S', '234567'), 'D2', ...suit('D', '345678')][i]}`,
]);
const allDrawn = (count: number) => DRAWN.slice(0, count).join(', ');

describe('RULES 7.1.2: the draw', () => {
  test.each([
    ['S', 'N'],
    ['E', 'N'],
    ['N', 'S'],
    ['W', 'S'],
  ] as const)('%s deals: the non-dealer, %s, leads', (dealer, leader) => {
    const state = after('', {}, dealer);
    expect(game.toAct(state)).toEqual([leader]);
    expect(game.view(state).phase).toBe('draw');
    expect(game.legalActions(state, leader)).toHaveLength(13);
  });

  test('the winner takes the top card into his hand, the loser the next; the winner leads', () => {
    const state = after('N S8, S S7');
    expect(game.toAct(state)).toEqual(['N']);
    expect(has(game.view(state, 'N').hands.N.cards ?? { lo: 0, hi: 0 }, parseCard('CA') ?? 0)).toBe(true);
    expect(handOf(state, 'S')).toBe('65432..8765432.2');
    expect(game.view(state, 'N').stock).toEqual({ left: 24, drawn: parseCard('CA') });
    expect(game.view(state).stock).toEqual({ left: 24 });
  });

  test('a card drawn may be played at once', () => {
    expect(game.view(after('N S8, S S7, N CA, S C2')).taken).toMatchObject({ N: 2, S: 0 });
  });

  test('no trumps: another suit than the one led loses', () => {
    expect(DRAWN.slice(12, 14)).toEqual(['N S8', 'S D2']);
    expect(game.view(after(allDrawn(14))).taken).toMatchObject({ N: 7, S: 0 });
  });

  test('the suit led must be followed, or by option need not be', () => {
    expect(game.legalActions(after('N S8'), 'S')).toHaveLength(6);
    expect(() => after('N S8, S D2')).toThrow('ERR_REVOKE');
    const free = after('N S8', { drawFollow: 'free' });
    expect(game.legalActions(free, 'S')).toHaveLength(13);
    expect(game.view(after('N S8, S D8', { drawFollow: 'free' })).taken.N).toBe(1);
  });

  test('after thirteen tricks the stock is used up and each holds 13 cards; nothing scored', () => {
    const state = after(allDrawn(26));
    const view = game.view(state, 'S');
    expect(view.phase).toBe('auction');
    expect(view.stock).toBeUndefined();
    expect([view.hands.N.count, view.hands.S.count, view.tricks, view.taken.N]).toEqual([13, 13, [], 0]);
    expect(handOf(state, 'N')).toBe('.AKQJT9..AKQJT98');
    expect(game.toAct(state)).toEqual(['S']);
  });
});

describe('what is seen', () => {
  test('hidden: each card drawn is its drawer’s secret', () => {
    const state = after('N S8, S S7');
    const memory = JSON.stringify(game.view(state, 'S').memory);
    expect(memory).toContain(`${parseCard('C2')}`);
    expect(game.view(state, 'S').memory).toMatchObject({ steps: ['N S8', 'S S7'] });
    expect(game.view(state, 'N').memory).not.toEqual(game.view(state, 'S').memory);
  });

  test('exposed: the top card lies open before each trick; the loser’s card does not', () => {
    const top = (state: ReturnType<typeof after>, seat?: Seat) => game.view(state, seat).stock?.top;
    const open = { stockTop: 'exposed' };
    expect(top(after('', open))).toBe(parseCard('CA'));
    expect(top(after('N S8, S S7', open), 'S')).toBe(parseCard('CK'));
    expect(top(after('N S8, S S7'))).toBeUndefined();
    const order = (seat: Seat) => JSON.stringify(game.view(after('N S8, S S7', open), seat).memory);
    expect(order('S')).toMatch(/12,0,11,null/);
    expect(order('N')).toMatch(/12,null,11,null/);
  });

  test('R-HB-2: a page shows the last trick and no earlier one', () => {
    const page = recalled(game.view(after(allDrawn(6)), 'S'));
    expect(page.tricks.map((trick) => trick.map(({ card }) => makeCard(card)))).toEqual([['SQ', 'S4']]);
    expect(page.memory).toBeUndefined();
    expect(recalled(game.view(after(allDrawn(26)), 'S')).tricks).toEqual([]);
  });

  test('who remembers every card knows the other hand once the stock is used up', () => {
    for (const { state } of playout(game, '3')) {
      const view = game.view(state as ReturnType<typeof after>, 'S');
      if (view.phase !== 'auction') continue;
      const imagined = game.imagine(view, seededRandom('other hand'));
      expect(game.view(imagined, 'N').hands.N).toEqual(
        game.view(state as ReturnType<typeof after>, 'N').hands.N,
      );
    }
  });
});

describe('R-HB-1: the auction and the play', () => {
  const bid = (steps: string, options = {}) => after(`${allDrawn(26)}, ${steps}`, options);

  test('one pass ends it; the last bidder declares and the other leads', () => {
    const state = bid('S 1C, N 7C, S P');
    expect(game.view(state)).toMatchObject({
      phase: 'play',
      contract: { level: 7, declarer: 'N' },
      turn: 'S',
    });
    expect(game.view(state)).not.toHaveProperty('dummy');
  });

  test('two opening passes: the same dealer deals again, or by option the next', () => {
    expect(game.outcome(bid('S P, N P'))).toMatchObject({ points: { P1: 0, P2: 0 }, redeal: true });
    expect(game.outcome(bid('S P, N P', { redealBy: 'nextDealer' }))).not.toHaveProperty('redeal');
  });

  test('thirteen tricks with trumps, scored as bridge; honours are those held when the auction begins (R-HB-9)', () => {
    const state = bid('S P, N 7C, S P, S H2, N claim 13');
    expect(game.outcome(state)).toMatchObject({
      declaring: 'P2',
      tricks: 13,
      points: { P1: 0, P2: 1440 },
      honours: { P1: 0, P2: 150 },
    });
    const { deal } = game.view(state);
    expect(deal && cardsOf(deal.E)).toEqual([]);
    expect(deal && makeHand(deal.N)).toBe('.AKQJT9..AKQJT98');
  });

  test('R-GEN-9: claims are for the scored tricks', () => {
    expect(game.claimable(after('N S8'), 'N')).toBeUndefined();
    expect(game.claimable(bid('S P, N 7C, S P, S H2'), 'N')).toBe(13);
  });
});

describe.each([{ drawFollow: 'free' }, { stockTop: 'exposed' }, { drawFollow: 'free', stockTop: 'exposed' }])(
  'with %j',
  (options) => {
    const all = { ...DEFAULTS, ...options };
    test('nothing leaks', () => {
      const { known } = notes;
      expect(leakFaults(game, seedsTo(8), { options: all, ...(known && { known }) })).toEqual([]);
    });
    test('views are imagined', () => {
      expect(imagineFaults(game, seedsTo(4), all)).toEqual([]);
    });
  },
);

test('a playout has 26 cards drawn and 26 played, or was passed out', () => {
  for (const seed of seedsTo(6)) {
    const last = [...playout(game, seed)].at(-1);
    const cards = (last?.steps ?? []).filter(({ action }) => action.kind === 'play').map(makeStep);
    expect(new Set(cards.map((text) => text.slice(2))).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThanOrEqual(26);
  }
});
