import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seedsTo } from '../testing/playout.ts';
import { ALIKE } from './alike.ts';
import { imagineFaults } from './imagination.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s imagines what the view allows and no more',
  (id, game) => {
    expect(imagineFaults(game, seedsTo(12), undefined, ALIKE[id])).toEqual([]);
  },
);
