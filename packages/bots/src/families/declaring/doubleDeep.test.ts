import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import type { Decision } from '../../bot.ts';
import { decideDoubleDeeply } from './doubleDeep.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const game: AnyGame = defined(findGame('bridge-whist'), 'bridge-whist');

function decisionOn(deal: string, steps: string): Decision | undefined {
  const state = afterSteps(game, setupOf(deal, 'N'), {}, steps);
  const view = game.view(state, defined(game.toAct(state)[0], 'somebody is to act'));
  return decideDoubleDeeply(game, view, { worlds: 4, engine }, seededRandom('double'));
}

function said(deal: string, steps: string): string | undefined {
  const decision = decisionOn(deal, steps);
  return decision && makeAction(decision.action);
}

const STRONG = 'N:J98.J9876.K72.32 AK5.AKQT4.A63.K4 Q74.32.QJ54.T965 T632.5.T98.AQJ87';

test('a double is made with tricks, and not with few', () => {
  expect(said(STRONG, 'N declare H')).toBe('X');
  expect(said(STRONG, 'N declare H, E P')).toBe('P');
  // a few layouts are not enough to go on against who has redoubled
  expect(said(STRONG, 'N declare H, E X, N XX')).toBe('P');
});

test('elsewhere there is nothing to say', () => {
  expect(said(STRONG, '')).toBeUndefined();
  expect(said(STRONG, 'N declare H, E P, W P')).toBeUndefined();
});

test('a pass says whether a double would gain too rarely, or in most layouts and still not surely enough', () => {
  expect(decisionOn(STRONG, 'N declare H, E P')?.reason).toBe(
    'A double would gain in only 1 of the 4 layouts that I worked out.',
  );
  expect(decisionOn(STRONG, 'N declare H, E X, N XX')?.reason).toMatch(/^A redouble would gain in /);
});
