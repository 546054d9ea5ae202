import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seeds } from '../testing/length.ts';
import { leakFaults } from './leaks.ts';
import { notesOf } from './readNotes.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s tells nobody of cards that they cannot see',
  async (id, game) => {
    expect(leakFaults(game, seeds(4, 100), await notesOf(id))).toEqual([]);
  },
);
