import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { cardsOf, equals, FULL, minus, size, union } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { randomSetup } from '../../deals/setup.ts';
import { seededRandom } from '../../random.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps } from '../../testing/after.ts';
import { seedsTo } from '../../testing/playout.ts';
import { cutthroatSpades4 } from '../cutthroat-spades-4/index.ts';
import { cutthroatSpades as game } from './index.ts';

const TERMS = { dealer: 'E', vul: 'none' } as const;
const SETUP = randomSetup(TERMS, seededRandom('cutthroat'), true);
const after = (steps: string, options = {}, totals = {}) =>
  afterSteps(game, { ...SETUP, totals }, options, steps);
const BEHIND = { P1: 0, P2: 100, P3: 1 };
const legal = (state: ReturnType<typeof after>, seat: Seat) => game.legalActions(state, seat).map(makeAction);
/** Plays the first legal card until the deal is over. */
function played(state: ReturnType<typeof after>): ReturnType<typeof after> {
  const [seat] = game.toAct(state);
  const action = seat && game.legalActions(state, seat)[0];
  return seat === undefined || action === undefined ? state : played(game.apply(state, seat, action));
}

describe('RULES 12.2: three players', () => {
  test('17 cards each, one is out of play and nobody sees it', () => {
    const view = game.view(after(''), 'S');
    expect(SEATS.map((seat) => view.hands[seat].count)).toEqual([0, 17, 17, 17]);
    expect(size(view.hands.S.cards ?? FULL)).toBe(17);
    expect([view.hands.W.cards, view.hands.E.cards]).toEqual([undefined, undefined]);
    const hands = game.dealt?.(after(''));
    const all = hands && SEATS.reduce((sum, seat) => union(sum, hands[seat]), minus(FULL, FULL));
    expect(all && cardsOf(minus(FULL, all))).toHaveLength(1);
    expect(hands && equals(hands.S, view.hands.S.cards ?? FULL)).toBe(true);
  });

  test('bids from 0 to 17, clockwise from the dealer’s left, who leads no spade', () => {
    expect(legal(after(''), 'S')).toHaveLength(18);
    expect(game.toAct(after('S bid 5'))).toEqual(['W']);
    const state = after('S bid 5, W bid 4, E bid 6');
    expect(game.toAct(state)).toEqual(['S']);
    expect(legal(state, 'S').some((card) => card.startsWith('S'))).toBe(false);
    expect(legal(after('S bid 5, W bid 4', { noExactTotal: true }), 'E')).not.toContain('bid 8');
    expect(legal(after('S bid 5, W bid 4'), 'E')).toContain('bid 8');
  });

  test('seventeen tricks of three cards, each scores alone', () => {
    const state = played(after('S bid 1, W bid 17, E bid 0'));
    const { tricks, taken } = game.view(state);
    expect([tricks.length, ...new Set(tricks.map((trick) => trick.length))]).toEqual([17, 3]);
    expect(game.outcome(state)?.points).toEqual({
      P1: taken.S > 0 ? 10 + taken.S - 1 : -10,
      P2: -170,
      P3: taken.E > 0 ? taken.E - 100 : 100,
    });
    expect(game.outcome(state)?.bags).toEqual({ P1: Math.max(0, taken.S - 1), P2: 0, P3: taken.E });
  });

  test('no claims: it matters who takes a trick', () => {
    expect(game.claimable(after('S bid 5, W bid 4, E bid 6'), 'S')).toBeUndefined();
  });
});

describe('RULES 12.2: blind nil', () => {
  test('for who is 100 behind the first, before he sees his cards', () => {
    const begun = after('', {}, BEHIND);
    expect(game.view(begun, 'S')).toMatchObject({ phase: 'decide', toAct: ['S'] });
    expect(legal(begun, 'S')).toEqual(['look', 'blind']);
    expect(game.view(begun, 'S').hands.S).toEqual({ count: 17 });
    expect(game.view(begun, 'E').hands.E.cards).toBeDefined();
    for (const choice of ['look', 'blind'])
      expect(game.view(after(`S ${choice}`, {}, BEHIND), 'S').hands.S.cards).toBeDefined();
  });

  test('it stands for his bid, and is worth 200', () => {
    const blind = after('S blind', {}, BEHIND);
    expect(game.view(blind)).toMatchObject({
      trickBids: [{ seat: 'S', tricks: 0, blind: true }],
      toAct: ['W'],
    });
    const state = played(after('S blind, W bid 3, E bid 3', {}, BEHIND));
    const item = game.outcome(state)?.items.find(({ reason }) => reason === 'nil');
    expect(item).toMatchObject({ party: 'P1', points: game.view(state).taken.S === 0 ? 200 : -200 });
    expect(game.toAct(after('S look', {}, BEHIND))).toEqual(['S']);
    expect(legal(after('S look', {}, BEHIND), 'S')).toContain('bid 0');
  });

  test('not with 99, nor where it is turned off, nor where no totals are told', () => {
    expect(game.view(after('', {}, { P1: 0, P2: 99, P3: 99 })).phase).toBe('bids');
    expect(game.view(after('', { blindNil: false }, BEHIND)).phase).toBe('bids');
    expect(game.view(afterSteps(game, SETUP, {}, '')).phase).toBe('bids');
  });

  test('nothing leaks, and views are imagined', () => {
    const terms = { ...TERMS, totals: { P1: 0, P2: 300, P3: -20 } };
    expect(leakFaults(game, seedsTo(4), { terms })).toEqual([]);
    expect(imagineFaults(game, seedsTo(4), undefined, undefined, terms)).toEqual([]);
  });
});

test('RULES 12.2: four players have 13 cards each and 500 to reach, three 300', () => {
  const setup = { ...TERMS, deal: SETUP.deal };
  const state = cutthroatSpades4.start(setup, { blindNil: true, noExactTotal: false });
  expect(cutthroatSpades4.toAct(state)).toEqual(['S']);
  expect(cutthroatSpades4.legalActions(state, 'S')).toHaveLength(14);
  expect(SEATS.map((seat) => cutthroatSpades4.view(state).hands[seat].count)).toEqual([13, 13, 13, 13]);
  expect([game.matchDefaults, cutthroatSpades4.matchDefaults]).toEqual([{ target: 300 }, undefined]);
});
