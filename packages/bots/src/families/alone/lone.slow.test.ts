import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { parseSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Bot, Budget } from '../../bot.ts';
import { meaningOf } from '../../explain.ts';
import { findBot } from '../../levels.ts';
import { novice } from '../../novice.ts';
import { dealAround, handFrom } from '../../suites/table.ts';

const AWOL: AnyGame = defined(findGame('awol'), 'three players');
const engine = createEngine(readModule(), { megabytes: 8 });
const CLUB = defined(findBot('club'), 'a level');

/** Returns South's call with a dummy in sight, after West and East have called. */
function call(bot: Bot, budget: Budget, deal: string, steps: string): string {
  const setup = parseSetup({ dealer: 'S', vul: 'none', deal });
  if (!setup.ok) throw new Error(setup.why);
  const state = afterSteps(AWOL, setup.value, {}, `S open, ${steps}`);
  return makeAction(bot(AWOL, AWOL.view(state, 'S'), budget, seededRandom('lone')).action);
}

const EIGHT_SPADES = 'N:9.K32.KJ543.AQ43 J84.JT54.AQT.T82 AKT76532.87.62.6 Q.AQ96.987.KJ975';
const NOTHING = 'N:9.K32.J8543.A543 AJ84.JT54.AQT.82 T76532.87.62.QT6 KQ.AQ96.K97.KJ97';
const SLAM = 'N:Q94.K32.AKQ54.A3 J83.JT54.J98.T82 AKT7652.AQ8.2.K6 .976.T763.QJ9754';

describe('who is alone against two partners bids what he can make with the dummy that he sees', () => {
  test.each([
    ['novice', novice, { worlds: 4 }],
    ['expert', defined(findBot('expert'), 'a level'), { worlds: 6, positions: 300_000, engine }],
  ] as const)('%s', (_, bot, budget) => {
    expect(call(bot, budget, EIGHT_SPADES, 'W 1C, E P')).toMatch(/^[1-4]S$/);
    expect(call(bot, budget, NOTHING, 'W 1C, E 1S')).toBe('P');
    expect(call(bot, budget, SLAM, 'W P, E P')).toMatch(/^[67](S|NT)$/);
  });
});

describe('who is alone opens the dummy before the first call with a good hand, and no other', () => {
  const first = (bot: Bot, budget: Budget, hand: string): string => {
    const deal = dealAround('S', handFrom(hand));
    const view = AWOL.view(AWOL.start({ dealer: 'S', vul: 'none', deal }, {}), 'S');
    return makeAction(bot(AWOL, view, budget, seededRandom('open')).action);
  };

  test.each([
    'AKT64.KQ3.A2.J65',
    'KQJ62.AQ4.83.AK7',
    'AK3.KQ74.AQ2.J65',
    'AKQJ74.62.AK8.72',
    'K2.AQJ65.AKJ4.93',
    'A5.AQ.AKJ8742.83',
  ])('%s: open', (hand) => {
    expect(first(novice, { worlds: 4 }, hand)).toBe('open');
    expect(first(CLUB, { worlds: 10, positions: 400_000, engine }, hand)).toBe('open');
  });

  test.each([
    'J74.Q83.K962.865',
    'K74.Q83.Q962.J65',
    'QJ42.K83.K62.965',
    '9842.763.J54.T92',
    'AQ5.J832.T62.974',
    'KJ42.Q83.K62.J65',
    'QJ9742.K3.K62.J5',
    'A98.AT92.8643.72',
  ])('%s: closed', (hand) => {
    expect(first(novice, { worlds: 4 }, hand)).toBe('closed');
    expect(first(CLUB, { worlds: 10, positions: 400_000, engine }, hand)).toBe('closed');
  });
});

// RULES 8: its source recommends five-card suits, weak twos and a notrump of 12 to 14 points
describe('the two partners of AWOL bid with a weak notrump, and say so', () => {
  const west = (hand: string) => {
    const deal = dealAround('W', handFrom(hand));
    const state = afterSteps(AWOL, { dealer: 'S', vul: 'none', deal }, {}, 'S closed');
    const view = AWOL.view(state, 'W');
    return { view, call: makeAction(novice(AWOL, view, { worlds: 4 }, seededRandom('west')).action) };
  };
  test.each([
    ['KJ4.AQ83.Q72.952', '1NT'], // twelve
    ['KJ4.AQ83.KQ7.952', '1C'], // fifteen
    ['AQ4.KJ83.KQ7.K52', '1C'], // eighteen
  ])('%s is opened %s', (hand, opened) => {
    const { view, call } = west(hand);
    expect(call).toBe(opened);
    expect(meaningOf(AWOL, view, '1N').text).toMatch(/12.*14/);
  });
});
