import { expect, test } from 'vitest';
import { FULL } from '../cardSet.ts';
import { GAMES } from '../games/list.ts';
import { ALIKE } from './alike.ts';
import { type LeakOptions, leakFaults } from './leaks.ts';
import { seedsTo } from './playout.ts';

/** Games that let a player know more than the cards before him: what he remembers. */
const KNOWN: Readonly<Record<string, LeakOptions['known']>> = {
  solo: () => FULL,
  'solo-whist': () => FULL,
  'solo-500': () => FULL,
};

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s tells nobody of cards that he cannot see',
  (id, game) => {
    const known = KNOWN[id];
    const alike = ALIKE[id];
    expect(leakFaults(game, seedsTo(12), { ...(known && { known }), ...(alike && { alike }) })).toEqual([]);
  },
);
