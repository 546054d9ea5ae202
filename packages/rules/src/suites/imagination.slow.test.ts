import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seeds } from '../testing/length.ts';
import { imagineFaults } from './imagination.ts';
import { notesOf } from './readNotes.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s imagines what the view allows and no more',
  async (id, game) => {
    const { alike } = await notesOf(id);
    expect(imagineFaults(game, seeds(3, 100), undefined, alike)).toEqual([]);
  },
);
