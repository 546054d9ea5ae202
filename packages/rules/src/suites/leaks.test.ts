import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seedsTo } from '../testing/playout.ts';
import { ALIKE } from './alike.ts';
import { KNOWN } from './known.ts';
import { leakFaults } from './leaks.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s tells nobody of cards that he cannot see',
  (id, game) => {
    const known = KNOWN[id];
    const alike = ALIKE[id];
    expect(leakFaults(game, seedsTo(12), { ...(known && { known }), ...(alike && { alike }) })).toEqual([]);
  },
);
