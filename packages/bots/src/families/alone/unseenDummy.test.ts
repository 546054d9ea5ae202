import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeDeal } from '@overtrick/rules/deal';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { Seat } from '@overtrick/rules/seat';
import { afterSteps, setupOf } from '@overtrick/rules/testing/after';
import { describe, expect, test } from 'vitest';
import { novice } from '../../novice.ts';
import { dealOf } from '../../suites/table.ts';

/** The novice's call after some steps, South first, with these hands and the other cards at random. */
function callOf(id: string, hands: Partial<Record<Seat, string>>, steps = ''): string {
  const game = defined(findGame(id), id);
  const setup = { ...setupOf(makeDeal(dealOf(hands, 'rest'))), dealer: 'S' as const };
  const state = afterSteps(game, setup, {}, steps);
  const seat = defined(game.toAct(state)[0], 'someone is on turn');
  return makeAction(novice(game, game.view(state, seat), { worlds: 4 }, seededRandom('unseen')).action);
}

describe('RULES 7.4: a hand and an open one that may be its dummy', () => {
  test.each<[string, string, string, RegExp]>([
    ['game in a fit with 25 points', 'AQ965.K4.A83.Q72', 'K742.A63.K95.864', /^4S$/],
    ['game in the other major', '92.AQJ965.KQ8.K4', 'KJ74.KT3.A95.762', /^4H$/],
    ['notrump with 29', 'KQ4.AJ5.KJ72.Q83', 'A85.K63.Q94.KJ62', /^[345]NT$/],
    ['no game with 19', 'KJ4.A75.KJ72.983', 'Q85.K63.Q94.T762', /^(P|1.*)$/],
    ['no more than one of a suit with 15', '83.QJ65.K83.Q742', 'K742.A3.9652.863', /^(P|1[CDHS])$/],
    ['at least game with 28, whatever lacks', 'AKQ965.KQ4.A8.72', 'J742.A63.KQ5.864', /^[456]S$/],
    ['a slam with all suits', 'AKQ965.KQ4.A83.A', 'J742.A63.KQ5.864', /^[67]S$/],
    ['a long minor runs in notrump', 'K5.A4.AKQJ95.A84', 'Q42.K63.T73.KJ62', /^(3NT|[456](NT|D))$/],
  ])('%s', (_, own, open, expected) => {
    expect(callOf('single-dummy', { S: own, N: open })).toMatch(expected);
  });
});

describe('RULES 7.3: a hand alone', () => {
  test.each<[string, string, RegExp]>([
    ['game with nine tricks in the hand', 'AKQJ954.AK.A8.K4', /^[456]S$/],
    ['notrump game with 22', 'AKQ.KQ4.AJ82.K75', /^3NT$/],
    ['no game with an opening', 'AK953.KQ84.Q8.T5', /^[12][SH]$/],
    ['nothing with six points', 'Q75.J43.K82.9754', /^P$/],
  ])('%s', (_, own, expected) => {
    expect(callOf('double-dummy', { S: own })).toMatch(expected);
  });
});

describe('over the bid of the other player, who has seen their own hand', () => {
  test.each<[string, string, Partial<Record<Seat, string>>, string, RegExp]>([
    [
      'no double of a slam on an ace',
      'single-dummy',
      { W: 'JT54.975.A863.J4', N: '6.Q84.QJ952.A985' },
      '6C',
      /^P$/,
    ],
    [
      'no double of game on 18 points',
      'single-dummy',
      { W: 'K52.K94.AKQ.J853', N: 'AT963.T6.J963.A4' },
      '4S',
      /^(P|5.*)$/,
    ],
    [
      'a double on five trump tricks',
      'single-dummy',
      { W: 'AQJT5.9873.9.Q75', N: '8.QT54.42.AKJT98' },
      '4S',
      /^X$/,
    ],
    [
      'a double on four aces and kings',
      'single-dummy',
      { W: 'KT84.K7.A965.AKT', N: 'Q52.T42.8.J87632' },
      '4H',
      /^X$/,
    ],
    ['a dummy unseen, 13 points are no double', 'double-dummy', { W: 'K52.K94.AQ6.J853' }, '4S', /^P$/],
    ['trumps and aces are', 'double-dummy', { W: 'QJT9.A5.AK4.A732' }, '4S', /^X$/],
    ['two tricks in trumps are against a slam', 'double-dummy', { W: 'AK4.832.9753.J64' }, '6S', /^X$/],
    ['nothing over one notrump', 'double-dummy', { W: 'Q75.J43.K82.9754' }, '1NT', /^P$/],
    ['nothing over three', 'double-dummy', { W: 'T864.K73.Q82.964' }, '3NT', /^P$/],
    ['nothing over two of a suit', 'double-dummy', { W: 'A4.Q832.K75.J964' }, '2H', /^P$/],
  ])('%s', (_, id, hands, bid, expected) => {
    expect(callOf(id, hands, `S ${bid}`)).toMatch(expected);
  });
});
