import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import type { Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../explain.ts';
import { novice } from '../../novice.ts';
import { dealOf } from '../../suites/table.ts';

const game = (id: string): AnyGame => defined(findGame(id), id);

/** Builds a setup with these hands, the other cards at random; South deals. */
function setupWith(hands: Partial<Record<Seat, string>>): Setup {
  const deal = dealOf(hands, 'rest');
  return {
    ...setupOf(makeDeal(deal)),
    order: SEATS.flatMap((seat) => shuffled(seededRandom('row'), cardsOf(deal[seat]))),
  };
}

/** Returns the action of the novice who is to act after some steps. */
function decide(id: string, hands: Partial<Record<Seat, string>>, steps = '', options = {}) {
  const state = afterSteps(game(id), setupWith(hands), options, steps);
  const seat = defined(game(id).toAct(state)[0], 'someone is to act');
  const { action, reason } = novice(
    game(id),
    game(id).view(state, seat),
    { worlds: 4 },
    seededRandom('each'),
  );
  return { word: makeAction(action), reason };
}

const GOOD = 'AKQ98.A54.KQ6.83';
const STRONG = 'AKQJ98.AK4.AQ6.8';
const POOR = '8652.743.J642.93';
const FLAT = 'QJ5.K84.Q976.J83';

describe('three players, each for himself', () => {
  test.each<[string, Partial<Record<Seat, string>>, string, object, RegExp]>([
    ['a good hand with five spades', { S: GOOD }, '', {}, /^(3NT|[1-4]S)$/],
    ['a game hand', { S: STRONG }, '', {}, /^(3NT|[456]S)$/],
    ['nothing', { S: POOR }, '', {}, /^P$/],
    ['nothing, when others bid', { W: POOR }, 'S 1NT', {}, /^P$/],
    ['a balanced nine-count', { S: FLAT }, '', {}, /^P$/],
    ['a sure set doubles', { W: 'AK5.KQJT94.AK.A8' }, 'S 4H', {}, /^X$/],
    [
      'an open dummy that fits',
      { S: FLAT, N: 'AK432.AQ5.AK4.A2' },
      '',
      { dummy: 'fullOpen' },
      /^([36]NT|[456]S)$/,
    ],
    ['an open dummy that does not', { S: POOR, N: 'J43.T85.T95.7642' }, '', { dummy: 'fullOpen' }, /^P$/],
    ['numbers with a good hand', { S: STRONG }, '', { numberBids: true }, /^bid (9|10|11|12)$/],
    ['numbers with nothing', { S: POOR }, '', { numberBids: true }, /^P$/],
    [
      'trumps with the dummy in sight',
      { S: GOOD, N: 'J432.K3.A752.A54' },
      'S bid 10, W P, E P',
      { numberBids: true },
      /^declare S$/,
    ],
    ['how much to open', {}, '', { dummy: 'dealerChooses' }, /^reveal 6$/],
  ])('cut-throat bridge: %s', (_, hands, steps, options, expected) => {
    expect(decide('cutthroat', hands, steps, options).word).toMatch(expected);
  });

  test('the points told of a split dummy are used: more of them, more is bid', () => {
    const rich = decide('cutthroat', { S: FLAT, N: 'AK432.AQ5.AK4.A2' }, '', { dummy: 'one+4+4+4' });
    const poor = decide('cutthroat', { S: FLAT, N: 'T9432.T75.T54.T2' }, '', { dummy: 'one+4+4+4' });
    expect(rich.word).toMatch(/^([36]NT|[456]S)$/);
    expect(poor.word).toBe('P');
    expect(rich.reason).toMatch(/^I hope for \d+ tricks with/);
  });

  test.each<[string, string, RegExp]>([
    ['bids game at once', STRONG, /^[456]S$/],
    ['or nothing', POOR, /^P$/],
    ['no part score', FLAT, /^P$/],
  ])('towie %s', (_, south, expected) => {
    expect(decide('towie', { S: south }).word).toMatch(expected);
  });

  test('a call informs nobody', () => {
    const state = afterSteps(game('cutthroat'), setupWith({}), {}, '');
    expect(meaningOf(game('cutthroat'), game('cutthroat').view(state), '2C').text).toBe('expects to make it');
  });
});
