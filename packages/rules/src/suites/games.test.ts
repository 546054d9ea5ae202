import { describe, expect, test } from 'vitest';
import { FULL } from '../cardSet.ts';
import { GAMES } from '../games/list.ts';
import { conformanceFaults } from './conformance.ts';
import { imagineFaults } from './imagination.ts';
import { type LeakOptions, leakFaults } from './leaks.ts';
import { symmetryFaults } from './symmetry.ts';

/** Games that let a player know more than the cards before him: what he remembers. */
const KNOWN: Readonly<Record<string, LeakOptions['known']>> = {
  solo: () => FULL,
  'solo-whist': () => FULL,
};

const seeds = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}`);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('keeps what every game promises', () => {
    expect(conformanceFaults(game, seeds(20))).toEqual([]);
  });

  test('tells nobody of cards that he cannot see', () => {
    const known = KNOWN[game.id];
    expect(leakFaults(game, seeds(12), known && { known })).toEqual([]);
  });

  test('imagines what the view allows and no more', () => {
    expect(imagineFaults(game, seeds(12))).toEqual([]);
  });

  test('is the same at a turned table', () => {
    expect(symmetryFaults(game, seeds(6))).toEqual([]);
  });
});
