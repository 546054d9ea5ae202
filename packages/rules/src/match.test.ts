import { describe, expect, test } from 'vitest';
import { defined } from './assert.ts';
import { GAMES } from './games/list.ts';
import { matchFormOf } from './match.ts';
import { findMatch } from './matches/list.ts';

const formOf = (game: string, match: string) =>
  matchFormOf(
    defined(
      GAMES.find(({ id }) => id === game),
      game,
    ),
    defined(findMatch(match), match),
  );
const optionsOf = (game: string, match: string): readonly string[] =>
  Object.keys(formOf(game, match).options);

describe('a match format is shown for a game', () => {
  test.each([
    // without games won there is no vulnerability
    ['whist-rubber', 'bridge-whist', false],
    ['rubber', 'bridge', undefined],
    ['chicago', 'bridge', undefined],
  ])('%s for %s has vulnerability: %s', (match, game, vulnerability) => {
    expect(formOf(game, match).vulnerability).toBe(vulnerability);
    expect('vulnerability' in formOf(game, match)).toBe(vulnerability === false);
  });

  test('with its name, and the options that make sense in it', () => {
    expect(formOf('bridge', 'chicago')).toMatchObject({ id: 'chicago', name: expect.any(String) });
    expect(optionsOf('bridge', 'deals')).toContain('vulnerable');
    const without = GAMES.filter(
      ({ vulnerability, matches }) => vulnerability === 'none' && matches.includes('deals'),
    );
    expect(without.length).toBeGreaterThan(0);
    for (const { id } of without) expect(optionsOf(id, 'deals')).not.toContain('vulnerable');
  });
});
