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

/** The call of the novice in South, who begins, with these hands and the other cards at random. */
function opening(id: string, hands: Partial<Record<Seat, string>>): string {
  const game = defined(findGame(id), id);
  const setup = { ...setupOf(makeDeal(dealOf(hands, 'rest'))), dealer: 'S' as const };
  const view = game.view(afterSteps(game, setup, {}, ''), 'S');
  return makeAction(novice(game, view, { worlds: 4 }, seededRandom('unseen')).action);
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
    expect(opening('single-dummy', { S: own, N: open })).toMatch(expected);
  });
});

describe('RULES 7.3: a hand alone', () => {
  test.each<[string, string, RegExp]>([
    ['game with nine tricks in the hand', 'AKQJ954.AK.A8.K4', /^[456]S$/],
    ['notrump game with 22', 'AKQ.KQ4.AJ82.K75', /^3NT$/],
    ['no game with an opening', 'AK953.KQ84.Q8.T5', /^[12][SH]$/],
    ['nothing with six points', 'Q75.J43.K82.9754', /^P$/],
  ])('%s', (_, own, expected) => {
    expect(opening('double-dummy', { S: own })).toMatch(expected);
  });
});
