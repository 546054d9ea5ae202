import { playAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { parseCard } from '@overtrick/rules/cards/card';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { uncoveredPosition } from '../../cardPlay/search/uncovered.ts';
import { sidesPosition, solvedPoints } from './sidesSolved.ts';

const engine = createEngine(readModule(), { megabytes: 4 });
const gameOf = (id: string): AnyGame => defined(findGame(id), id);

/** A deal in which North has every spade but one. */
const SPADES = 'N:AKQJT98765432... .AKQJ.AKQJ.AKQJT .T98765.T98.9876 .432.765432.5432';

describe('two sides that bid numbers of tricks', () => {
  test('play for as many as they can get', () => {
    const state = afterSteps(
      gameOf('spades'),
      setupOf(SPADES, 'W'),
      {},
      'N bid 10, E bid 3, S bid 1, W bid 1',
    );
    const position = defined(sidesPosition(gameOf('spades'), state), 'two sides');
    expect(position.sides).toEqual([
      ['N', 'S'],
      ['E', 'W'],
    ]);
    const [points] =
      solvedPoints(engine, gameOf('spades'), state, 'N', [playAction(defined(parseCard('SA'), 'an ace'))]) ??
      [];
    // 110 for the bid of 11 and two bags, which cost more than they gain; the others lose 40
    expect(points).toBe(110 + 2 - 20 + 40);
  });

  test('are not where a hand has bid nil, nor where each scores alone', () => {
    const nil = afterSteps(gameOf('spades'), setupOf(SPADES, 'W'), {}, 'N bid 10, E bid 3, S bid 0, W bid 1');
    expect(sidesPosition(gameOf('spades'), nil)).toBeUndefined();
    const alone = gameOf('cutthroat-spades-4');
    const state = afterSteps(alone, setupOf(SPADES, 'W'), {}, 'N bid 10, E bid 3, S bid 1, W bid 1');
    expect(sidesPosition(alone, state)).toBeUndefined();
  });
});

test('covered cards are taken to lie beside those that cover them, in that game only', () => {
  const playing = (id: string, steps: string) => {
    const game = gameOf(id);
    const setup = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom('covered'), game.ordered);
    return { game, state: afterSteps(game, setup, {}, steps) };
  };
  const covered = playing('semi-exposed', 'S 1NT, W P');
  expect(covered.game.position?.(covered.state)).toBeUndefined();
  expect(uncoveredPosition(covered.game, covered.state)?.play.hands).toEqual(
    covered.game.setupOf(covered.state).deal,
  );
  const spades = playing('spades', 'W bid 3, N bid 3, E bid 3, S bid 3');
  expect(uncoveredPosition(spades.game, spades.state)).toBeUndefined();
});
