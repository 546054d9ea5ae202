import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { conformanceFaults } from './conformance.ts';
import { seedsTo } from './playout.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s keeps what every game promises', (_, game) => {
  expect(conformanceFaults(game, seedsTo(20))).toEqual([]);
});
