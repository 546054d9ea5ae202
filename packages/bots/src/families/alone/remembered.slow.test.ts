import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { findLevel } from '../../levels.ts';
import { dealOf } from '../../suites/table.ts';

const game = defined(findGame('memory'), 'a game of two who remember all cards');
const engine = createEngine(readModule(), { megabytes: 16 });
const expert = defined(findLevel('expert'), 'a level');

/** Returns the expert's call after calls of South, who deals, and North. */
function callWith(south: string, north: string, calls: string): string {
  const deal = dealOf({ E: south, W: north }, 'the first half');
  let state = afterSteps(game, { dealer: 'S', vul: 'none', deal }, {}, '');
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (game.view(state, seat).phase === 'auction') break;
    state = game.apply(state, seat, defined(game.legalActions(state, seat)[0], 'a card'));
  }
  for (const call of calls.split(' ').filter((word) => word !== '')) {
    const seat = defined(game.toAct(state)[0], 'the auction goes on');
    const action = game.legalActions(state, seat).find((one) => makeAction(one) === call);
    state = game.apply(state, seat, defined(action, call));
  }
  const view = game.view(state, defined(game.toAct(state)[0], 'the auction goes on'));
  const { action } = expert.bot(game, view, { ...expert.budget, engine }, seededRandom('memory'));
  return makeAction(action);
}

/**
 * Both hands of the second half, with the tricks of South and of North as declarers, in clubs, diamonds, hearts, spades
 * and no trumps.
 */
const NINE = ['KT87.86.AJ9.QJ82', 'AJ2.K743.7632.64'] as const; // S 9 7 7 9 8, N 4 6 6 4 5
const ELEVEN = ['QJ632.A9.A98654.', '95.KQJT42.T2.K85'] as const; // S 5 11 5 11 8, N 8 2 8 2 4
const MAJORS = ['T3.T84.KQJ72.AQJ', 'AKQJ96.KJ93.85.3'] as const; // S 8 8 4 4 4, N 5 5 9 9 5
const HEARTS = ['AK64.KQ52.9.KJ87', 'T53.A4.AQ7543.64'] as const; // S 9 6 9 7 6, N 3 7 3 3 6
const PART = ['A874.J963.65.AQ9', 'T2.A4.AKJ87.J762'] as const; // S 6 6 8 8 6, N 7 7 5 5 7
const GAMES = ['AKQT752.K.543.42', '9.T87.AK976.KJT6'] as const; // S 2 2 2 8 4, N 11 11 11 5 5
const SPADES = ['QJ8542.A63..K762', 'T.9872.KQ96.QT83'] as const; // S 8 4 6 8 8, N 5 9 6 4 5

describe('an expert who remembers all cards counts the tricks', () => {
  test.each([
    ['doubles a game that fails by one', NINE, '4S', 'X'],
    ['doubles three no trumps that fail by one', NINE, '3N', 'X'],
    ['leaves what makes just so', NINE, '3S', 'P'],
    ['doubles a slam that fails by one', ELEVEN, '6S', 'X'],
    ['does not double five that make', ELEVEN, '5S', 'P'],
    ['gives no 500 to save 420', ELEVEN, '4S', 'P'],
    ['doubles a part score that fails by one', PART, '3H', 'X'],
    ['leaves a part score that makes', PART, '2H', 'P'],
    ['doubles a game that fails by one in a good suit', HEARTS, '4H', 'X'],
    ['bids the part score that makes', MAJORS, '2D', /^[23][HS]$/],
    ['leaves one that makes, and higher ones of one’s own fail', MAJORS, '3C 3S', 'P'],
    ['doubles rather than bid on to a part score that fails', SPADES, '3S', 'X'],
    ['bids the game that makes over a sacrifice', GAMES, '4S', /^5[CDH]$/],
    ['opens the game that makes', ELEVEN, '', /^[45]S$/],
  ])('%s', (_, [south, north], calls, call) => {
    expect(callWith(south, north, calls.replaceAll('N', 'NT'))).toMatch(call);
  });
});
