import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { CARDS, makeCard, parseCard } from '../../cards/card.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seeds } from '../../testing/length.ts';
import { recalled } from '../../views/view.ts';
import { drawDiscard as game } from './index.ts';
import { notes } from './suites.ts';

const DEFAULTS = { carry: false, memoryAid: false, redealBy: 'sameDealer' } as const;
/**
 * From the deuce of clubs to the ace of spades: a player who keeps each first card gets the even places, else the odd
 * ones.
 */
const ORDER = CARDS.map(makeCard).join(' ');
const after = (steps: string, options = {}, dealer: Seat = 'S') =>
  afterSteps(game, setupOf(ORDER, dealer), options, steps);
type State = ReturnType<typeof after>;
const turns = (south: string, north: string, count = 13) =>
  Array.from({ length: count }, () => `S ${south}, N ${north}`).join(', ');
const cardsIn = (state: State, seat: Seat) =>
  cardsOf(game.view(state, seat).hands[seat].cards ?? { lo: 0, hi: 0 }).map(makeCard);
const stock = (state: State, seat?: Seat) => {
  const { left = 0, looked, drawn, away = [] } = game.view(state, seat).stock ?? {};
  return [
    left,
    ...[looked, drawn].map((card) => (card === undefined ? '-' : makeCard(card))),
    ...away.map(makeCard),
  ].join(' ');
};
const legal = (state: State, seat: Seat) => game.legalActions(state, seat).map(makeAction);

describe('R-HB-3: the dealer draws first, then the two take turns', () => {
  test.each([
    ['S', 'S'],
    ['E', 'S'],
    ['N', 'N'],
    ['W', 'N'],
  ] as const)('%s deals: %s draws', (dealer, first) => {
    const state = after('', {}, dealer);
    expect(game.toAct(state)).toEqual([first]);
    expect(game.view(state).phase).toBe('draw');
    expect(legal(state, first)).toEqual(['keep', 'reject']);
  });

  test('26 turns of two cards; then each has 13 and the dealer calls', () => {
    const state = after(turns('keep', 'reject'));
    expect(game.view(state).phase).toBe('auction');
    expect(game.toAct(state)).toEqual(['S']);
    expect([cardsIn(state, 'S').length, cardsIn(state, 'N').length]).toEqual([13, 13]);
    expect(game.toAct(after(turns('keep', 'reject', 12)))).toEqual(['S']);
  });
});

describe('RULES 7.2.1: a turn uses two cards', () => {
  test('the first kept: the second is seen and put away', () => {
    expect(stock(after(''), 'S')).toBe('52 C2 -');
    const state = after('S keep');
    expect(cardsIn(state, 'S')).toEqual(['C2']);
    expect(stock(state, 'S')).toBe('50 - C2 C3');
    expect(stock(state, 'N')).toBe('50 C4 -');
  });

  test('the first put away: the second is taken', () => {
    const state = after('S reject');
    expect(cardsIn(state, 'S')).toEqual(['C3']);
    expect(stock(state, 'S')).toBe('50 - C3 C2');
  });

  test('what was done is public, the cards are not', () => {
    const state = after('S keep, N reject');
    expect(stock(state)).toBe('48 - -');
    expect(game.view(state).memory).toMatchObject({ steps: ['S keep', 'N reject'] });
    const order = (seat?: Seat) => JSON.stringify(game.view(state, seat).memory).slice(0, 40);
    expect(order()).toMatch(/"order":\[null,null,null,null,null/);
    expect(order('S')).toMatch(/"order":\[0,1,null,null,4,null/);
    expect(order('N')).toMatch(/"order":\[null,null,2,3,null/);
  });

  test('the cards put away last are seen until somebody calls, and a page does not show earlier ones', () => {
    expect(stock(after(turns('keep', 'keep')), 'N')).toBe('0 - - SA');
    expect(game.view(after(`${turns('keep', 'keep')}, S 1C`), 'N').stock).toBeUndefined();
    expect(recalled(game.view(after('S keep, N keep, S keep'), 'S')).memory).toBeUndefined();
  });
});

describe('carry: both cards of a turn kept or put away, and made up for', () => {
  const carry = { carry: true };

  test('both kept, then both put away', () => {
    const first = after('S keep', carry);
    expect(game.toAct(first)).toEqual(['S']);
    expect(stock(first, 'S')).toBe('51 C3 C2');
    expect(legal(first, 'S')).toEqual(['reject', 'keep']);
    const both = after('S keep, S keep, N keep, N reject', carry);
    expect(cardsIn(both, 'S')).toEqual(['C2', 'C3']);
    expect(legal(both, 'S')).toEqual(['reject']);
    const made = after('S keep, S keep, N keep, N reject, S reject, S reject', carry);
    expect(cardsIn(made, 'S')).toEqual(['C2', 'C3']);
    expect(game.toAct(made)).toEqual(['N']);
  });

  test('both put away, then both kept', () => {
    expect(legal(after('S reject', carry), 'S')).toEqual(['keep', 'reject']);
    const none = after('S reject, S reject, N keep, N reject', carry);
    expect(cardsIn(none, 'S')).toEqual([]);
    expect(legal(none, 'S')).toEqual(['keep']);
    expect(cardsIn(after('S reject, S reject, N keep, N reject, S keep, S keep', carry), 'S')).toHaveLength(
      2,
    );
  });

  test('not in the thirteenth turn: its second card goes the usual way by itself', () => {
    const usual = (count: number) =>
      Array.from({ length: count }, () => 'S keep, S reject, N reject, N keep').join(', ');
    expect(game.toAct(after(`${usual(11)}, S keep`, carry))).toEqual(['S']);
    const twelve = usual(12);
    expect(game.toAct(after(`${twelve}, S keep`, carry))).toEqual(['N']);
    const all = after(`${twelve}, S keep, N reject`, carry);
    expect(game.view(all).phase).toBe('auction');
    expect(cardsIn(all, 'N')).toHaveLength(13);
  });

  test('without it there is no second choice', () => {
    expect(() => after('S keep, S keep')).toThrow('ERR_NOT_ON_TURN');
  });
});

test('memoryAid: one sees all that one has put away, the other does not', () => {
  const state = after(`${turns('keep', 'reject')}, S 1C, N P`, { memoryAid: true });
  expect(stock(state, 'S').split(' ')).toHaveLength(16);
  expect(stock(state, 'S')).toMatch(/^0 - - C3 C7 CJ/);
  expect(stock(state, 'N')).toMatch(/^0 - - C4 C8 CQ/);
  expect(game.view(state).stock).toBeUndefined();
});

describe('R-HB-1: the auction and the play', () => {
  const drawn = (steps: string, options = {}) => after(`${turns('keep', 'reject')}, ${steps}`, options);

  test('one pass ends it; the other leads, both hands hidden', () => {
    const state = drawn('S 1C, N 1NT, S P');
    expect(game.view(state)).toMatchObject({ phase: 'play', turn: 'S', contract: { declarer: 'N' } });
    expect(game.view(state, 'S').hands.N).toEqual({ count: 13 });
    expect(game.view(state).hands.S).toEqual({ count: 13 });
  });

  test('two opening passes: the same dealer deals again, or by option the next', () => {
    expect(game.outcome(drawn('S P, N P'))).toMatchObject({ redeal: true });
    expect(game.outcome(drawn('S P, N P', { redealBy: 'nextDealer' }))).not.toHaveProperty('redeal');
  });

  test('scored as bridge; the whole pack is open at the end (R-GEN-1)', () => {
    const state = drawn('S 1NT, N P, N SA, S claim 7');
    expect(game.outcome(state)).toMatchObject({ declaring: 'P1', tricks: 7, points: { P1: 90, P2: 0 } });
    const view = game.view(state, 'S');
    expect(view.deal && makeHand(view.deal.N)).toBe('AT62.J73.Q84.K95');
    expect(JSON.stringify(view.memory)).not.toContain('null');
  });

  test('a card that was put away cannot be played', () => {
    expect(parseCard('C3')).toBe(1);
    expect(() => drawn('S 1NT, N P, N C3')).toThrow('ERR_CARD_NOT_HELD');
  });
});

describe.each([{ carry: true }, { memoryAid: true }])('with %j', (options) => {
  const all = { ...DEFAULTS, ...options };
  test('nothing leaks', () => {
    const { known } = notes;
    expect(leakFaults(game, seeds(3, 80), { options: all, ...(known && { known }) })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seeds(2, 40), all, notes.alike)).toEqual([]);
  });
});
