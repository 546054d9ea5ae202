import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seedsTo } from '../testing/playout.ts';
import { conformanceFaults } from './conformance.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s keeps what every game promises', (_, game) => {
  expect(conformanceFaults(game, seedsTo(20))).toEqual([]);
});
