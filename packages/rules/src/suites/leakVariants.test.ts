import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { seedsTo } from '../testing/playout.ts';
import { ALIKE } from './alike.ts';
import { KNOWN } from './known.ts';
import { leakFaults } from './leaks.ts';
import { variantsOf } from './variants.ts';

/** Options that let players know more: the test beside the game says what, and asks the same. */
const ASKED_THERE: Readonly<Record<string, readonly string[]>> = {
  bridge: ['dummySeesDeclarer=true'],
  cutthroat: ['dummy=one+4+4+4', 'numberBids=true'],
  spades: ['bidding=mirror', 'bidding=whiz'],
  'dummy-spades': ['peek=three', 'peek=four', 'bidding=mirror'],
};

const VARIANTS = GAMES.flatMap((game) =>
  variantsOf(game)
    .filter(([name]) => ASKED_THERE[game.id]?.includes(name) !== true)
    .map(([name, options]) => [game.id, name, game, options] as const),
);

test.each(VARIANTS)('%s with %s tells nobody of cards that he cannot see', (id, _, game, options) => {
  const known = KNOWN[id];
  const alike = ALIKE[id];
  expect(leakFaults(game, seedsTo(2), { options, ...(known && { known }), ...(alike && { alike }) })).toEqual(
    [],
  );
});

test('what is asked elsewhere is there to be asked', () => {
  for (const [id, names] of Object.entries(ASKED_THERE)) {
    const game = GAMES.find((one) => one.id === id);
    const variants = game === undefined ? [] : variantsOf(game).map(([name]) => name);
    expect(variants).toEqual(expect.arrayContaining([...names]));
  }
});
