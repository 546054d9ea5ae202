import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { openingOf } from '@overtrick/table/opening';
import { expect, test } from 'vitest';
import { broughtOf, isBrought } from './brought.ts';

const TERMS = { board: 7, dealer: 'S', vul: 'both' } as const;

test.each(['bridge', 'solo', 'secret', 'draw'])('a board of %s is one that a table takes', (id) => {
  const game = defined(findGame(id), id);
  expect(isBrought(game)).toBe(true);
  const given = broughtOf(randomSetup(TERMS, seededRandom(id), game.ordered));
  const boards = [{ ...defined(given, 'a board'), board: 7 }];
  const wanted = { game: id, match: 'boards', matchOptions: { boards: 1 }, name: 'Ann', boards };
  expect(openingOf(wanted, 'secret')).toMatchObject({ ok: true, value: { boards } });
  expect(given?.order === undefined).toBe(id === 'bridge');
});

test.each(['spades', 'cutthroat', 'solo-500', 'awol'])('a board of %s is none', (id) => {
  expect(isBrought(defined(findGame(id), id))).toBe(false);
});
