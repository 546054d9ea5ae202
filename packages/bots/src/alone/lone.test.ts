import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { parseSetup } from '@overtrick/rules/setup';
import { afterSteps } from '@overtrick/rules/suites/after';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Bot, Budget } from '../bot.ts';
import { findBot } from '../levels.ts';
import { novice } from '../novice.ts';

const AWOL: AnyGame = defined(findGame('awol'), 'three players');
const engine = createEngine(readModule(), { megabytes: 8 });

/** What South calls with a dummy in sight, after West and East have called. */
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
