import { makeAction, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../bot.ts';
import { novice } from '../../novice.ts';
import { dealAround, dealFrom, handFrom } from '../../suites/table.ts';
import { isNilHand, likelyTricks } from '../../valuation/likelyTricks.ts';
import { bidTricks } from './decide.ts';

/** Returns the bid of the first bidder with a hand. */
function bidOf(id: string, hand: string, given = {}): number {
  const { action } = decisionOf(id, hand, given);
  return action.kind === 'bid' ? action.tricks : -1;
}

function decisionOf(id: string, hand: string, given = {}): Decision {
  const game = defined(findGame(id), id);
  const options = parseOptions(game.options, given);
  if (!options.ok) throw new Error(options.why);
  const state = game.start(
    { dealer: id === 'spades' ? 'S' : 'N', vul: 'none', deal: dealAround('W', handFrom(hand)) },
    options.value,
  );
  return novice(game, game.view(state, 'W'), { worlds: 1 }, seededRandom('x'));
}

describe('bids of tricks', () => {
  test.each([
    ['AKQJT98765432...', 13],
    ['AKQJ.AK.A432.A32', 7],
    ['AK32.K432.Q32.32', 3],
    ['432.AQ2.K432.AK2', 3],
    ['Q32.8765.8765.87', 1],
    ['.9876.98765.9876', 1],
  ])('with %s Call Break’s first caller calls %i', (hand, call) => {
    expect(bidOf('call-break', hand)).toBe(call);
  });

  test('no call is lower or higher than the game has', () => {
    expect(bidOf('call-bridge', '.9876.98765.9876')).toBe(2);
    expect(bidOf('call-bridge', 'AKQJT98765432...')).toBe(12);
  });

  test.each([
    ['call-bridge', '.9876.98765.9876', 'I count 0.0 probable tricks, and 2 is the least bid.'],
    ['call-bridge', 'AK32.K432.Q32.32', 'I count 3.1 probable tricks.'],
    ['spades', '5432.432.5432.43', 'I count 0.4 probable tricks, and 1 is the least bid above nil.'],
  ])('in %s a bid with %s has a reason that fits it', (id, hand, reason) => {
    expect(decisionOf(id, hand).reason).toBe(reason);
  });
});

describe('in Spades', () => {
  test.each([
    ['T32.5432.632.432', 0],
    ['A32.5432.632.432', 1],
    ['K32.5432.632.432', 1],
    ['AK32.K432.Q32.32', 3],
  ])('with %s the first bid is %i: no nil with the ace of spades', (hand, tricks) => {
    expect(bidOf('spades', hand)).toBe(tricks);
  });

  test.each([
    ['765.9872.T32.K32', 0],
    ['A65.9872.T32.Q32', 4],
    ['AK65.A872.T32.32', 4],
  ])('suicide: with %s it is %i', (hand, tricks) => {
    expect(bidOf('spades', hand, { bidding: 'suicide' })).toBe(tricks);
  });

  test('whiz: the number of spades, or nil', () => {
    expect(bidOf('spades', 'AK65.A872.T32.32', { bidding: 'whiz' })).toBe(4);
    expect(bidOf('spades', '32.5432.5432.432', { bidding: 'whiz' })).toBe(0);
  });
});

describe('of seventeen cards a nil needs lower ones', () => {
  const game = defined(findGame('cutthroat-spades'), 'a game of three');
  const bidWith = (hand: string): number => {
    const options = parseOptions(game.options);
    if (!options.ok) throw new Error(options.why);
    const setup = randomSetup({ dealer: 'N', vul: 'none', board: 1 }, seededRandom('three'), game.ordered);
    const state = game.start(setup, options.value);
    const seat = defined(game.toAct(state)[0], 'somebody bids');
    const view = game.view(state, seat);
    const hands = { ...view.hands, [seat]: { ...view.hands[seat], cards: handFrom(hand) } };
    const { action } = novice(game, { ...view, hands }, { worlds: 1 }, seededRandom('x'));
    return action.kind === 'bid' ? action.tricks : -1;
  };

  test.each(['.86432.765432.765432', '2.765432.76432.65432', '3.865432.65432.75432', '32.75432.65432.65432'])(
    '%s: nil',
    (hand) => expect(bidWith(hand)).toBe(0),
  );

  test.each([
    'T32.8753.T9753.JT863',
    'J.97532.QT8642.96532',
    'T98.8742.9865.KJ9753',
    '986.T9653.98742.T852',
    'JT9.QT7532.8752.9853',
    'T7.JT9642.KT8632.T42',
    'T54.QJ9762.T76.JT853',
    'J2.T98643.QT7532.953',
    '984.KJ98532.J76.9752',
    'JT5.98753.98764.9875',
  ])('%s: a number', (hand) => expect(bidWith(hand)).toBeGreaterThan(0));
});

describe('a nil is played', () => {
  const game = defined(findGame('spades'), 'spades');
  const options = parseOptions(game.options);
  /** Returns West's next card; North deals, East leads. */
  function cardOf(cards: string): string {
    if (!options.ok) throw new Error(options.why);
    const deal = dealFrom('N:AKQ9.AK2.AK2.AK2 J87.QJT9.QJT987. 654.876.6.QJT987 T32.543.543.6543');
    let state = game.start({ dealer: 'N', vul: 'none', deal }, options.value);
    for (const step of ['bid 3', 'bid 1', 'bid 0', 'bid 9', ...cards.split(' ')])
      state = game.apply(
        state,
        defined(game.toAct(state)[0], 'it goes on'),
        defined(parseAction(step), step),
      );
    const { action } = novice(game, game.view(state, 'W'), { worlds: 1 }, seededRandom('x'));
    return makeAction(action);
  }

  test('under what wins, as high as it can', () => {
    expect(cardOf('HQ H6')).toBe('H5');
    expect(cardOf('HQ H6 H5 HA CA S7 C7 C6 SJ S4')).toBe('ST');
  });
});

describe('about a nil', () => {
  const game = defined(findGame('spades'), 'spades');
  const options = parseOptions(game.options);
  /** Returns the card played after these steps; North deals, East leads. */
  function cardAfter(deal: string, steps: string): string {
    if (!options.ok) throw new Error(options.why);
    let state = game.start({ dealer: 'N', vul: 'none', deal: dealFrom(deal) }, options.value);
    for (const step of steps.split(', '))
      state = game.apply(state, defined(game.toAct(state)[0], 'on'), defined(parseAction(step), step));
    const seat = defined(game.toAct(state)[0], 'on');
    const { action, reason } = novice(game, game.view(state, seat), { worlds: 1 }, seededRandom('x'));
    return `${seat} ${makeAction(action)}: ${reason}`;
  }
  // South bid nil and is winning with the nine of hearts
  const DEAL = 'N:AKQ9.AK2.AK2.AK2 J8.QJ87.QJT9.QJT 7654.T96.876.987 T32.543.543.6543';
  const BIDS = 'bid 3, bid 0, bid 1, bid 6';

  test('its partner beats what it is winning with, as cheaply as he can', () => {
    expect(cardAfter(DEAL, `${BIDS}, H8, H9, H3`)).toBe('N HK: I cover partner’s nil. I need 6 more tricks.');
  });

  test('the other side lets it win', () => {
    expect(cardAfter(DEAL, `${BIDS}, H7, H9`)).toBe(
      'W H5: The nil is winning this trick: I stay under it. We need 4 more tricks.',
    );
  });
});

test('a partner of a nil bids a number, however fit the hand', () => {
  const game = defined(findGame('spades'), 'spades');
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.why);
  const deal = dealAround('S', handFrom('2.T9843.8752.J94'));
  const start = game.start({ dealer: 'W', vul: 'none', deal }, options.value);
  const nil = game.apply(start, 'N', { kind: 'bid', tricks: 0 });
  const state = game.apply(nil, 'E', { kind: 'bid', tricks: 3 });
  const tricks = (view: ReturnType<typeof game.view>): number => {
    const action = bidTricks(view, true)?.action;
    return action?.kind === 'bid' ? action.tricks : -1;
  };
  expect(tricks(game.view(start, 'N'))).toBe(0);
  expect(tricks(game.view(state, 'S'))).toBeGreaterThan(0);
});

describe('blind nil', () => {
  /**
   * Returns South's decision when their side has that many points to the others' 300, or the cards that South then
   * gives.
   */
  function stepOf(own: number, steps = ''): string {
    const game = defined(findGame('spades'), 'spades');
    const options = parseOptions(game.options);
    if (!options.ok) throw new Error(options.why);
    const deal = dealFrom('N:AQJT.A2.A32.AKQJ K98765.K3.KQJT9. 432.QJT9.8.98765 .87654.7654.T432');
    const totals = { NS: own, EW: 300 };
    let state = game.start({ dealer: 'N', vul: 'none', totals, deal }, options.value);
    for (const step of steps.split(', ').filter((text) => text !== ''))
      state = game.apply(state, defined(game.toAct(state)[0], 'on'), defined(parseAction(step), step));
    const seat = defined(game.toAct(state)[0], 'on');
    return makeAction(novice(game, game.view(state, seat), { worlds: 1 }, seededRandom('x')).action);
  }

  test('is for those who are far behind, and for one of them', () => {
    expect(stepOf(60)).toBe('look');
    expect(stepOf(50)).toBe('blind');
    expect(stepOf(50, 'blind')).toBe('look');
  });

  test('what could win goes to the partner, what loses comes back', () => {
    const bids = 'blind, look, bid 4, bid 2, bid 6';
    expect(stepOf(50, bids)).toBe('give HQ S4');
    expect(stepOf(50, `${bids}, give HQ S4`)).toBe('give D2 H2');
  });
});

test('with seventeen cards more tricks are bid', () => {
  const game = defined(findGame('cutthroat-spades'), 'cutthroat-spades');
  const options = parseOptions(game.options);
  if (!options.ok) throw new Error(options.why);
  const bids = Array.from({ length: 30 }, (_, i) => {
    const setup = randomSetup({ dealer: 'E', vul: 'none' }, seededRandom(`${i}`), true);
    const view = game.view(game.start(setup, options.value), 'S');
    const { action } = novice(game, view, { worlds: 1 }, seededRandom('x'));
    return action.kind === 'bid' ? action.tricks : 0;
  });
  const mean = bids.reduce((sum, bid) => sum + bid, 0) / bids.length;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(5.7);
});

describe('nil hands', () => {
  test.each([
    ['T32.5432.632.432', true],
    ['.76432.8532.9632', true],
    ['A2.5432.5432.432', false],
    ['K2.5432.5432.432', false],
    ['5432.432.432.432', false],
    ['32.AK.65432.5432', false],
    ['32.5432.AT98.432', false],
  ])('%s: %s', (hand, isNil) => {
    expect(isNilHand(handFrom(hand))).toBe(isNil);
  });
});

test('a spade more is never worth less', () => {
  expect(likelyTricks(handFrom('AKQ32.432.432.32'))).toBeGreaterThan(
    likelyTricks(handFrom('AKQ2.5432.432.32')),
  );
});
