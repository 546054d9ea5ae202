import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seeds } from '../testing/length.ts';
import { conformanceFaults } from './conformance.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s keeps what every game promises', (_, game) => {
  expect(conformanceFaults(game, seeds(5, 200))).toEqual([]);
});
