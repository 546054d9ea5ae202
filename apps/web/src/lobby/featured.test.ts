import { expect, test } from 'vitest';
import { LEARNERS_GAME } from '../device/ownDeals.ts';
import { GAMES } from '../games/list.ts';
import { featuredFor, searched } from './featured.ts';

for (const knows of ['new', 'plays'] as const)
  test.each([1, 2, 3, 4])(
    `three different games are put forward for %i, ${knows}, and each takes them all`,
    (n) => {
      const games = featuredFor(n, knows);
      expect(new Set(games).size).toBe(3);
      for (const { players } of games) expect(players).toBeGreaterThanOrEqual(n);
    },
  );

test('who is new and alone plays the game in which the first deals are chosen', () => {
  expect(featuredFor(1, 'new')[0]?.id).toBe(LEARNERS_GAME);
});

const namesOf = (wanted: string, people = 1) =>
  searched(wanted, people, ({ group }) => (group === 'spades' ? 'Spades and kin' : '')).map(({ id }) => id);

test('a search looks at names, sentences and groups, without case and accents', () => {
  expect(namesOf('PLAFÓND')).toEqual(['plafond']);
  expect(namesOf('joker kitty')).toEqual(['solo-500']);
  expect(namesOf('kin')).toContain('call-break');
  expect(namesOf('nothing like it')).toEqual([]);
});

test('without words it finds all that so many people can play', () => {
  expect(namesOf('')).toHaveLength(GAMES.length);
  expect(namesOf('  ', 4)).toEqual(GAMES.filter(({ players }) => players === 4).map(({ id }) => id));
});
