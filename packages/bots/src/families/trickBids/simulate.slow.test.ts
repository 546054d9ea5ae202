import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard, parseCard } from '@overtrick/rules/cards/card';
import { add, EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { trustOptions } from '@overtrick/rules/options';
import type { Play } from '@overtrick/rules/play/play';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { findLevel } from '../../levels.ts';
import { dealAround, handFrom } from '../../suites/table.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { bidTricks } from './decide.ts';
import { type Goals, goalsOf } from './goals.ts';
import { quickCard } from './head/policy.ts';
import { decideByLearning, decideBySimulation } from './simulate.ts';

const engine = createEngine(readModule(), { megabytes: 4 });
const CLUB = defined(findLevel('club'), 'a level');
const spades = defined(findGame('spades'), 'spades');

/**
 * Returns the decision in spades with these four hands after some steps; West deals, North bids first.
 * @param plans true if the simulated players learn
 */
function decide(deal: string, steps: string, worlds = 8, plans = false) {
  const state = afterSteps(spades, setupOf(deal, 'W'), {}, steps);
  const seat = defined(spades.toAct(state)[0], 'the deal goes on');
  const budget = { worlds, engine };
  const decider = plans ? decideByLearning : decideBySimulation;
  return decider(spades, spades.view(state, seat), budget, seededRandom('think'));
}

const cardOf = (text: string): Card => defined(parseCard(text), text);

const STRONG = 'N:AKQJ2.AK.A43.A32 T98.T98.T98.T987 7654.765.765.K65 3.QJ432.KQJ2.QJ4';

describe('bids in spades', () => {
  test.each([
    [
      'no card that must take a trick',
      'N:432.5432.432.432 AKQ.AKQ.AKQ.AKQJ JT98.JT9.JT9.T98 765.876.8765.765',
      0,
      0,
    ],
    ['sure tricks', STRONG, 7, 10],
  ])('%s', (_, deal, least, most) => {
    const action = decide(deal, '')?.action;
    const tricks = action?.kind === 'bid' ? action.tricks : -1;
    expect(tricks).toBeGreaterThanOrEqual(least);
    expect(tricks).toBeLessThanOrEqual(most);
  });

  test('the same seed bids the same, with a reason and values', () => {
    const first = decide(STRONG, '');
    expect(decide(STRONG, '')).toEqual(first);
    expect(first?.reason).toMatch(/^I count|^A bid of/);
    expect(first?.values?.length).toBeGreaterThan(1);
  });
});

test.each(['spades', 'cutthroat-spades', 'call-break'])(
  'a bid in %s is nil, or at most one trick from the count',
  (id) => {
    const game = defined(findGame(id), id);
    const dealer = defined((game.dealers ?? SEATS)[0], 'a dealer');
    for (let deal = 0; deal < 5; deal++) {
      const setup = randomSetup({ dealer, vul: 'none' }, seededRandom(`reach ${deal}`), game.ordered);
      const start = game.start(setup, trustOptions(game.options, {}));
      const view = game.view(start, defined(game.toAct(start)[0], 'a bidder'));
      const usual = bidTricks(view, false)?.action;
      const decided = decideBySimulation(game, view, { worlds: 2, engine }, seededRandom('reach'));
      for (const { action } of decided?.values ?? [])
        if (action.kind === 'bid' && usual?.kind === 'bid' && action.tricks > 0 && usual.tricks > 0)
          expect(Math.abs(action.tricks - usual.tricks)).toBeLessThanOrEqual(1);
    }
  },
);

test('whose heads learn play the same with the same seed, and value cards otherwise than others', () => {
  const bids = 'N bid 6, E bid 2, S bid 2, W bid 3';
  const learnt = decide(STRONG, bids, 8, true);
  expect(decide(STRONG, bids, 8, true)).toEqual(learnt);
  expect(decide(STRONG, bids, 8)?.values).not.toEqual(learnt?.values);
});

describe('nil is bid with a hand for it, and with no other', () => {
  /** Returns North's bid as dealer's left neighbour, with random other cards. */
  const bidWith = (hand: string): number => {
    const deal = dealAround('N', handFrom(hand), hand);
    const state = spades.start({ deal, dealer: 'W', vul: 'none' }, trustOptions(spades.options, {}));
    const budget = { ...CLUB.budget, engine };
    const { action } = CLUB.bot(spades, spades.view(state, 'N'), budget, seededRandom('nil'));
    return action.kind === 'bid' ? action.tricks : -1;
  };

  test.each([
    '2.T9843.8752.J94',
    '53.9742.8532.T64',
    'T3.8652.7432.952',
    '32.7543.98532.62',
    '4.J8642.9632.T53',
  ])('%s: nil', (hand) => expect(bidWith(hand)).toBe(0));

  test.each([
    'K95.K654.Q64.K72',
    '943.Q73.K72.K874',
    'JT2.Q976.876.973',
    'Q43.KJ5.QT76.T84',
    '9632.Q8.93.QT962',
    'J862.T85.AJ7.T72',
    'Q5.KQ3.J9872.T63',
    '8743.K62.T95.J84',
  ])('%s: a number', (hand) => expect(bidWith(hand)).toBeGreaterThan(0));
});

describe('where nobody covers it, a nil is bid with a hand that is made against everybody', () => {
  const alone = defined(findGame('cutthroat-spades-4'), 'a game');
  const bidWith = (hand: string): number => {
    const deal = dealAround('N', handFrom(hand), hand);
    const state = alone.start({ deal, dealer: 'W', vul: 'none' }, trustOptions(alone.options, {}));
    const { action } = CLUB.bot(
      alone,
      alone.view(state, 'N'),
      { ...CLUB.budget, engine },
      seededRandom('nil'),
    );
    return action.kind === 'bid' ? action.tricks : -1;
  };

  test.each(['3.76532.6542.543', '42.6432.7532.532', '32.T6432.532.632', '2.86432.7532.643'])(
    '%s: nil',
    (hand) => expect(bidWith(hand)).toBe(0),
  );

  test.each([
    '6.Q84.QJ952.A985',
    '964.Q9743.Q842.2',
    '74.92.Q7643.J732',
    'T6.53.T9753.A932',
    '987.8632.85.9863',
    '93.JT862.AJ42.62',
    '5.J864.53.AQJT62',
    'T32.5432.632.432',
    'J84.J8764.Q763.3',
    '6.A7.AKQ43.AK872',
  ])('%s: a number', (hand) => expect(bidWith(hand)).toBeGreaterThan(0));
});

/** Returns the goals when North and South, and East and West, play together, with nil only for the named hands. */
const goals = (tricks: { NS: number; EW: number }, nils: readonly Seat[] = []): Goals =>
  bySeat((seat) => {
    const side: readonly Seat[] = seat === 'N' || seat === 'S' ? ['N', 'S'] : ['E', 'W'];
    return {
      isNil: nils.includes(seat),
      team: side.filter((hand) => !nils.includes(hand)),
      tricks: side.includes('N') ? tricks.NS : tricks.EW,
      allies: side,
    };
  });

describe('cards that come to mind at once', () => {
  /** Returns South's card to a trick that West led to, or South's lead; North and East have played in between. */
  function played(trick: string, hand: string, given: Goals, taken: Partial<Record<Seat, number>> = {}) {
    const cards = trick
      .split(' ')
      .filter((word) => word !== '')
      .map(cardOf);
    const order: readonly Seat[] = ['W', 'N', 'E'];
    const hands = bySeat((seat) => (seat === 'S' ? handFrom(hand) : handFrom('432...')));
    const play: Play = {
      hands,
      trump: 'S',
      tricks: [],
      trick: cards.map((card, i) => ({ seat: order[i] ?? 'E', card })),
      turn: 'S',
      taken: bySeat((seat) => taken[seat] ?? 0),
    };
    const [lead] = cards;
    const own = hand.split('.');
    const all = own.flatMap((ranks, suit) => [...ranks].map((rank) => cardOf(`${'SHDC'[suit]}${rank}`)));
    const follow =
      lead === undefined ? [] : all.filter((card) => Math.floor(card / 13) === Math.floor(lead / 13));
    const legal = (follow.length > 0 ? follow : all).toSorted((a, b) => a - b);
    return makeCard(quickCard({ play, goals: given, gone: cards.reduce(add, EMPTY), legal, head: 'S' }));
  }

  test.each<[string, string, string, Goals, string]>([
    ['last to play wins as cheaply as it can', 'H5 H2 H9', '.AT3.2.', goals({ NS: 5, EW: 4 }), 'HT'],
    ['throws a low card on what partner wins', 'H5 HK H9', '.A3.2.', goals({ NS: 5, EW: 4 }), 'H3'],
    ['covers partner who bid nil', 'H5 H9 H2', '.A3.2.', goals({ NS: 5, EW: 4 }, ['N']), 'HA'],
    ['a nil goes under, as high as it can', 'H5 H9 HQ', '.AJ3.2.', goals({ NS: 5, EW: 4 }, ['S']), 'HJ'],
    ['lets the nil of the others win', 'H9 H2 H3', '.A5.2.', goals({ NS: 5, EW: 4 }, ['W']), 'H5'],
    ['leads a card that nothing beats', '', 'Q2.A3.K2.', goals({ NS: 5, EW: 4 }), 'HA'],
  ])('%s', (_, trick, hand, given, card) => {
    expect(played(trick, hand, given)).toBe(card);
  });

  test('with its bid made it takes no more, unless the others need every trick', () => {
    const made = { N: 3, S: 2 };
    expect(played('H5 H2 H9', 'K.AT3.2.', goals({ NS: 5, EW: 0 }), made)).toBe('H3');
    expect(played('H5 H2 H9', 'K.AT3.2.', goals({ NS: 5, EW: 5 }), made)).toBe('HT');
  });
});

test('bids for a side are its goal, and a nil helps no partner', () => {
  const state = afterSteps(spades, setupOf(STRONG, 'W'), {}, 'N bid 5, E bid 2, S bid 0, W bid 3');
  const { N, S, E } = goalsOf(spades, spades.view(state));
  expect(N).toEqual({ isNil: false, team: ['N'], tricks: 5, allies: ['N', 'S'] });
  expect(S).toEqual({ isNil: true, team: ['N'], tricks: 5, allies: ['N', 'S'] });
  expect(E).toEqual({ isNil: false, team: ['E', 'W'], tricks: 5, allies: ['E', 'W'] });
});

test('a bag costs its share of a hundred', () => {
  const over = { points: { NS: 52, EW: -40 }, bags: { NS: 2, EW: 0 } };
  const game = {
    ...spades,
    outcome: () => ({ terms: { dealer: 'N', vul: 'none' } as const, tricks: 0, items: [], ...over }),
  };
  expect(netPoints(game, undefined, 'NS')).toBe(72);
  expect(netPoints(game, undefined, 'EW')).toBe(-72);
});

test('of cards that nobody can come between only one is tried', () => {
  const deal = 'N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32';
  const state = afterSteps(spades, setupOf(deal, 'W'), {}, 'N bid 9, E bid 1, S bid 1, W bid 1');
  const { values } = defined(
    decideBySimulation(spades, spades.view(state, 'N'), { worlds: 1, engine }, seededRandom('t')),
    'a lead',
  );
  expect(values?.map(({ action }) => makeAction(action)).toSorted()).toEqual(['CQ', 'DQ', 'HQ']);
});
