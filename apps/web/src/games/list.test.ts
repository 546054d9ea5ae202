import { GAMES as RULED } from '@overtrick/rules/games/list';
import { expect, test } from 'vitest';
import * as deals from '../deal/steps/examples.build.ts';
import * as layouts from '../deal/steps/tables.build.ts';
import * as catalogue from './catalogue.build.ts';
import { findGame, findMatch, GAMES } from './list.ts';
import * as texts from './rules.build.ts';

test('every game of the rules is in the list, in their order, with a form to play it in and its rules', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(RULED.map(({ id }) => id));
  for (const game of GAMES) {
    expect(findGame(game.id)).toBe(game);
    expect(game.matches.length).toBeGreaterThan(0);
    for (const match of game.matches) expect(findMatch(game, match.id)).toBe(match);
    expect(texts.rules[game.id]).toMatch(/^# /);
  }
});

test.each([
  ['the list', catalogue],
  ['the rules', texts],
  ['the examples', deals],
  ['the tables', layouts],
])('%s goes through JSON unharmed, as a build puts it into the pages', (_, exported) => {
  const values = { ...exported };
  expect(JSON.parse(JSON.stringify(values))).toEqual(values);
});
