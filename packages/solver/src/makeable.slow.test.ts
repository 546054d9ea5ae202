import { defined } from '@overtrick/rules/assert';
import { STRAINS } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { defaultsOf } from '@overtrick/rules/internals/testing/playout';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { makeableIn } from './makeable.ts';
import { readModule } from './node.ts';
import { solvePosition, solveTable } from './solve.ts';

const engine = createEngine(readModule());
const gameOf = (id: string): AnyGame => defined(findGame(id), id);

function dealt(game: AnyGame, seed: string) {
  const setup = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom(seed), game.ordered);
  return { setup, state: game.start(setup, defaultsOf(game)) };
}

test('of a bridge deal it is the table', () => {
  const { setup, state } = dealt(gameOf('bridge'), 'table');
  const table = solveTable(engine, setup.deal);
  const found = [...makeableIn(engine, gameOf('bridge'), state)];
  expect(found).toHaveLength(20);
  for (const { declarer, strain, tricks } of found) expect(tricks).toEqual(table[declarer][strain]);
});

test.each(['solo', 'double-dummy', 'awol'])(
  '%s: each result is that of the play against its declarer',
  (id) => {
    const game = gameOf(id);
    const { state } = dealt(game, id);
    const found = [...makeableIn(engine, game, state)];
    const declarers = id === 'awol' ? 1 : 2;
    expect(found).toHaveLength(declarers * STRAINS.length);
    for (const { declarer, strain, tricks } of found.slice(0, 4)) {
      const position = defined(game.positionAt?.(state, strain, declarer), 'a play');
      const defence = solvePosition(engine, position);
      expect(tricks).toEqual({ lower: 13 - defence.upper, upper: 13 - defence.lower });
    }
  },
);

test('nothing is told of a game in which tricks are not all', () => {
  expect([...makeableIn(engine, gameOf('spades'), dealt(gameOf('spades'), '1').state)]).toEqual([]);
  expect(SEATS.map((seat) => gameOf('spades').positionAt?.(0, 'S', seat))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
