import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { imagineFaults } from './imagination.ts';
import { seedsTo } from './playout.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s imagines what the view allows and no more',
  (_, game) => {
    expect(imagineFaults(game, seedsTo(12))).toEqual([]);
  },
);
