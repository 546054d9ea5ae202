import { makeAction, parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { CARDS, cardOf, makeCard } from '@overtrick/rules/cards/card';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { parseSetup, randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { explainCall } from '../../explain.ts';
import { novice } from '../../novice.ts';
import { playOut } from '../../playout.ts';
import { handFrom } from '../../suites/table.ts';
import { worthOf } from '../../valuation/cardWorth.ts';
import { tricksAgainst } from '../../valuation/tricksAgainst.ts';

const game = (id: string): AnyGame => defined(findGame(id), id);
const BUDGET = { worlds: 4 };

function setupFrom(cards: string, dealer: Seat = 'S'): Setup {
  const text = cards.includes(':') ? { deal: cards } : { order: cards };
  const setup = parseSetup({ dealer, vul: 'none', ...text });
  if (!setup.ok) throw new Error(setup.why);
  return setup.value;
}

function optionsOf(id: string, given: Readonly<Record<string, unknown>> = {}) {
  const options = parseOptions(game(id).options, given);
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

function stateAfter(id: string, cards: string, steps: string, options = {}): unknown {
  let state = game(id).start(setupFrom(cards), optionsOf(id, options));
  for (const text of steps.split(',').filter((word) => word.trim() !== '')) {
    const { seat, action } = defined(parseStep(text), text);
    state = game(id).apply(state, seat, action);
  }
  return state;
}

/** Returns the novice's action after some steps, with its reason. */
function decisionIn(id: string, cards: string, steps = '', options = {}) {
  const state = stateAfter(id, cards, steps, options);
  const [seat] = game(id).toAct(state);
  const view = game(id).view(state, defined(seat, 'someone is to act'));
  const { action, reason } = novice(game(id), view, BUDGET, seededRandom('pair'));
  return { text: makeAction(action), reason };
}

/** Returns the pack with these cards on top, and the others from the lowest. */
const packFrom = (top: string): string => {
  const first = top.split(' ').filter((card) => card !== '');
  return [...first, ...CARDS.map(makeCard).filter((card) => !first.includes(card))].join(' ');
};

describe('draw and discard: keep or put away', () => {
  const KEPT = 'S keep, N reject, S keep, N reject, S keep, N reject, S keep, N reject';
  test.each([
    ['an ace', 'SA', '', {}, 'keep', 'next card'],
    ['a deuce', 'S2', '', {}, 'reject', 'next card'],
    [
      'a knave of a long suit',
      'H2 C2 D2 C3 H3 C4 D3 C5 H4 C6 D4 C7 H5 C8 D5 C9 HJ',
      KEPT,
      {},
      'keep',
      'next card',
    ],
    [
      'a second ace, both to be paid for in the next turn',
      'SA HA',
      'S keep',
      { carry: true },
      'keep',
      'high card',
    ],
    [
      'a second deuce: two better ones come in the next turn',
      'S2 H2',
      'S reject',
      { carry: true },
      'reject',
      'my next turn',
    ],
  ])('%s', (_, top, steps, options, text, reason) => {
    const decision = decisionIn('draw-discard', packFrom(top), steps, options);
    expect(decision.text).toBe(text);
    expect(decision.reason).toContain(reason);
  });
});

test('what a card is worth: honours, long suits, trumps', () => {
  const hand = handFrom('A765.2.2.2');
  const worth = (suit: 'S' | 'H', rank: '2' | '9' | 'K' | 'A', trump?: 'H') =>
    worthOf(cardOf(suit, rank), hand, trump);
  expect(worth('H', 'A')).toBeGreaterThan(worth('H', 'K'));
  expect(worth('S', '2')).toBeGreaterThan(worth('H', '9'));
  expect(worth('H', '9', 'H')).toBeGreaterThan(worth('S', '9', 'H'));
  expect(worthOf(cardOf('C', '2'), EMPTY, undefined)).toBe(0);
});

/** Returns the order of the pack with South and North as dealt, and the stock from its top. */
function orderOf(south: string, north: string, top: string): string {
  const cards = (hand: string) =>
    hand.split('.').flatMap((ranks, i) => [...ranks].map((rank) => `${'SHDC'[i]}${rank}`));
  const dealt = [...cards(north), ...cards(south), ...top.split(' ')];
  const stock = [...top.split(' '), ...CARDS.map(makeCard).filter((card) => !dealt.includes(card))];
  return [...cards(north), ...stock.slice(0, 13), ...cards(south), ...stock.slice(13)].join(' ');
}

describe('tricks that do not count', () => {
  const SOUTH = 'K764.K53.743.642';
  const NORTH = 'AJ3.Q764.Q65.Q53';
  test.each([
    ['an ace on top is worth winning with a king', 'CA', 'N SJ', 'SK', 'worth winning'],
    ['a deuce on top is not: lose cheaply', 'C8', 'N SA', 'S4', 'face down'],
  ])('%s', (_, top, lead, card, reason) => {
    const decision = decisionIn('draw', orderOf(SOUTH, NORTH, top), lead, { stockTop: 'exposed' });
    expect(decision.text.replace(/^S[467]$/, 'S4')).toBe(card);
    expect(decision.reason).toContain(reason);
  });

  test('with a hidden stock the card goes that is worth least', () => {
    const { text } = decisionIn('draw', orderOf(SOUTH, NORTH, 'CA'), 'N HQ');
    expect(text).toBe('H3');
  });

  test('in memory bridge they count for nothing at all', () => {
    const { reason } = decisionIn('memory', `N:${NORTH} QT98.JT98.KJ.J97 ${SOUTH} 52.A2.AT982.AKT8`);
    expect(reason).toContain('counts for nothing');
  });
});

describe('bidding on one hand against another', () => {
  test.each([
    ['solid spades', 'AKQJT98.AK.A2.A2', /^([3-7]NT|[4-7]S)$/],
    ['nothing', '432.432.5432.432', /^P$/],
  ])('bid-first: %s', (_, south, call) => {
    const rest = CARDS.map(makeCard);
    const own = south.split('.').flatMap((ranks, i) => [...ranks].map((rank) => `${'SHDC'[i]}${rank}`));
    const others = rest.filter((card) => !own.includes(card));
    const order = [...others.slice(0, 26), ...own, ...others.slice(26)].join(' ');
    expect(decisionIn('bid-first', order).text).toMatch(call);
  });

  test('no call is read as a partner’s', () => {
    const state = stateAfter('bid-first', packFrom(''), 'S 1C');
    expect(explainCall(game('bid-first'), game('bid-first').view(state), '2C')).toBe('expects to make it');
  });
});

describe('tricks of a hand against another', () => {
  test.each([
    ['every trick', 'AKQJ.AKQ.AKQ.AKQ', '5432.432.432.432', 'N', 12, 13],
    ['none', '5432.432.432.432', 'AKQJ.AKQ.AKQ.AKQ', 'N', 0, 1],
    ['long trumps', 'AKQJT98.432.32.2', '76.AKQ.AKQ4.AKQ3', 'S', 6, 9],
    ['the same without trumps', 'AKQJT98.432.32.2', '76.AKQ.AKQ4.AKQ3', 'N', 0, 4],
  ] as const)('%s', (_, own, other, strain, least, most) => {
    const tricks = tricksAgainst(handFrom(own), handFrom(other), strain);
    expect(tricks).toBeGreaterThanOrEqual(least);
    expect(tricks).toBeLessThanOrEqual(most);
  });
});

test.each([
  ['draw', 0.5, 0.95],
  ['draw-discard', 0.45, 0.9],
  ['memory', 0.5, 0.95],
  ['bid-first', 0.4, 0.85],
])('%s: most contracts are made, and not only safe ones are bid', (id, least, most) => {
  let [made, played, higher] = [0, 0, 0];
  for (let i = 0; i < 60; i++) {
    const setup = randomSetup(
      { dealer: i % 2 === 0 ? 'S' : 'N', vul: 'none' },
      seededRandom(`${i}`),
      game(id).ordered,
    );
    const chair = { bot: novice, budget: BUDGET, random: seededRandom(`${i}`) };
    const { outcome } = playOut(game(id), setup, optionsOf(id), { N: chair, E: chair, S: chair, W: chair });
    const { contract, tricks } = outcome;
    if (contract === undefined) continue;
    played += 1;
    if (tricks >= 6 + contract.level) made += 1;
    if (contract.level >= 2) higher += 1;
  }
  expect(played).toBeGreaterThan(42);
  expect(higher).toBeGreaterThan(6);
  expect(made / played).toBeGreaterThanOrEqual(least);
  expect(made / played).toBeLessThanOrEqual(most);
});
