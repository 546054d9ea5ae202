import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import type { Seat } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { singleDummy as game, type SingleDummyState } from './index.ts';

const OPEN = 'AQ962.K7.QJ4.983';
const CLOSED = 'K85.A943.T65.KQ6';
const SETUP = setupOf(`N:${OPEN} ${CLOSED} T4.QJT82.A97.AJ2 J73.65.K832.T754`);
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);

/** Returns the part of a hand that the viewer sees. */
function hand(state: SingleDummyState, seat: Seat, viewer?: Seat): string | undefined {
  const { cards } = game.view(state, viewer).hands[seat];
  return cards && makeHand(cards);
}

test('RULES 7.4: one extra hand is open before the first call, the other to nobody', () => {
  for (const viewer of ['S', 'W', undefined] as const) {
    expect(hand(after(''), 'N', viewer)).toBe(OPEN);
    expect(hand(after(''), 'E', viewer)).toBeUndefined();
    expect(hand(after('S 1NT, W P'), 'E', viewer)).toBeUndefined();
  }
});

describe('R-HB-6: the extra hands', () => {
  test('belong to nobody during the auction', () => {
    for (const steps of ['', 'S 1NT', 'S 1NT, W P']) {
      const view = game.view(after(steps));
      expect(view.teams).toEqual([['S'], ['W']]);
      expect(view.controls).toEqual({ N: 'N', E: 'E', S: 'S', W: 'W' });
      expect(view.dummy).toBeUndefined();
    }
  });

  test('declarer chooses, before the lead', () => {
    const state = after('S 1NT, W 2C, S P');
    expect(game.view(state)).toMatchObject({ phase: 'decide', toAct: ['W'], extra: { chosen: null } });
    expect(game.legalActions(state, 'W').map(makeAction)).toEqual(['open', 'closed']);
    expect(game.legalActions(state, 'S')).toEqual([]);
  });

  test.each([
    ['South takes the open hand', 'S 1NT, W P, S open', 'N', OPEN, CLOSED, 'N'],
    ['South takes the closed hand', 'S 1NT, W P, S closed', 'E', CLOSED, OPEN, 'N'],
    ['West takes the open hand', 'S P, W 1NT, S P, W open', 'E', CLOSED, OPEN, 'E'],
    ['West takes the closed hand', 'S P, W 1NT, S P, W closed', 'N', OPEN, CLOSED, 'E'],
  ] as const)('%s', (_, steps, open, north, east, dummy) => {
    const state = after(steps);
    const view = game.view(state);
    expect(view).toMatchObject({ phase: 'play', dummy, controls: { N: 'S', E: 'W' } });
    expect(hand(state, open)).toBe(OPEN);
    expect(hand(state, open === 'N' ? 'E' : 'N', 'S')).toBeUndefined();
    const [lead] = game.legalActions(state, game.toAct(state)[0] ?? 'N');
    const led = afterSteps(game, SETUP, {}, `${steps}, ${game.toAct(state)[0]} ${lead && makeAction(lead)}`);
    expect([hand(led, 'N', 'W'), hand(led, 'E', 'S')]).toEqual([north, east]);
  });

  test('with exposedToDeclarer there is nothing to choose', () => {
    const state = after('S P, W 1NT, S P', { exposedToDeclarer: true });
    expect(game.view(state).phase).toBe('play');
    expect(hand(state, 'E')).toBe(OPEN);
    expect(hand(state, 'N', 'S')).toBeUndefined();
  });
});

test('R-HB-5: the hidden dummy that leads is laid open first', () => {
  const state = after('S P, W 1NT, S P, W open', { leadSeat: 'leftOfDeclarer' });
  expect(game.view(state).turn).toBe('N');
  expect(game.toAct(state)).toEqual(['S']);
  expect(hand(state, 'N', 'W')).toBe(CLOSED);
});

test('the deal is shown at the end as it was dealt, the points go by the hands as they were taken', () => {
  const state = after('S 1NT, W P, S closed, W D2, S claim 10');
  expect(game.view(state).deal).toEqual(SETUP.deal);
  expect(game.outcome(state)).toMatchObject({ tricks: 10, points: { P1: 180, P2: 0 } });
});

test('R-HB-9: honours and high cards count for whoever got the hand that holds them', () => {
  const honoured = setupOf('N:AKQJ.432.432.432 T987.765.765.765 65.AKQJ.AKQJ.AKQ 432.T98.T98.JT98');
  const outcome = (choice: string) =>
    game.outcome(afterSteps(game, honoured, {}, `S 1S, W P, S ${choice}, W CJ, S claim 7`));
  expect(outcome('open')).toMatchObject({ honours: { P1: 100, P2: 0 }, hcp: { P1: 39, P2: 1 } });
  expect(outcome('closed')).toMatchObject({ honours: { P1: 0, P2: 100 }, hcp: { P1: 29, P2: 11 } });
});

test('R-HB-1: passed out, nobody has chosen anything', () => {
  const state = after('S P, W P');
  expect(game.view(state)).toMatchObject({ phase: 'over', toAct: [], extra: { chosen: null } });
  expect(game.outcome(state)).toMatchObject({ points: { P1: 0, P2: 0 }, redeal: true });
});

describe.each([{ exposedToDeclarer: true }, { leadSeat: 'leftOfDeclarer' }])('with %j', (options) => {
  const all = { exposedToDeclarer: false, leadSeat: 'hand', redealBy: 'sameDealer', ...options };
  const seeds = Array.from({ length: 15 }, (_, i) => `${i}`);
  test('nothing leaks', () => {
    expect(leakFaults(game, seeds, { options: all })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seeds, all)).toEqual([]);
  });
});
