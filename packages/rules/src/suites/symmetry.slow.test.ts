import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seedsTo } from '../testing/playout.ts';
import { symmetryFaults } from './symmetry.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s is the same at a turned table', (_, game) => {
  expect(symmetryFaults(game, seedsTo(6))).toEqual([]);
});
