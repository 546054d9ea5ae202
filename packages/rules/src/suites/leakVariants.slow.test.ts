import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seeds } from '../testing/length.ts';
import { leakFaults } from './leaks.ts';
import { notesOf } from './readNotes.ts';
import { variantsOf } from './variants.ts';

const NOTES = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, await notesOf(id)] as const)));

const askedThere = (id: string): readonly string[] => NOTES.get(id)?.askedByItself ?? [];

const VARIANTS = GAMES.flatMap((game) =>
  variantsOf(game)
    .filter(([name]) => !askedThere(game.id).includes(name))
    .map(([name, options]) => [game.id, name, game, options] as const),
);

test.each(VARIANTS)('%s with %s tells nobody of cards that they cannot see', (id, _, game, options) => {
  expect(leakFaults(game, seeds(1, 20), { options, ...NOTES.get(id) })).toEqual([]);
});

test('what is asked elsewhere is there to be asked', () => {
  for (const game of GAMES) {
    const variants = variantsOf(game).map(([name]) => name);
    expect(variants).toEqual(expect.arrayContaining([...askedThere(game.id)]));
  }
});
