import { movementJson } from '@overtrick/movements/text';
import { describe, expect, test } from 'vitest';
import type { Planned, TournamentCommand } from '../entry.ts';
import { after, codeOf, done, howell, movement } from '../testing/evening.ts';

const plan = (more: Partial<Planned> = {}): TournamentCommand => ({
  ...{ kind: 'planned', section: 'A', from: 1, entrants: ['c1', 'c2', 'c3', 'c4'] },
  movement: movementJson(movement('howell', 4)),
  ...{ boardsPerRound: 2, firstBoard: 1 },
  ...more,
});

describe('a plan', () => {
  test.each<[string, Partial<Planned>, string]>([
    ['as it was', {}, 'done'],
    ['of another section', { section: 'B' }, 'done'],
    ['with a number that nobody has', { entrants: ['c1', 'c2', 'c3', null] }, 'done'],
    ['with two numbers that nobody has', { entrants: ['c1', 'c2', null, null] }, 'done'],
    ['with a pair twice', { entrants: ['c1', 'c2', 'c3', 'c1'] }, 'ERR_CONTESTANT'],
    ['with a stranger', { entrants: ['c1', 'c2', 'c3', 'c9'] }, 'ERR_CONTESTANT'],
    ['with a movement that cannot be read', { movement: { name: 'x' } }, 'ERR_PLAN'],
    ['for players who change partners', { movement: movementJson(movement('individual', 4)) }, 'ERR_PLAN'],
    ['from round 3, after 2 rounds of another evening', { from: 3, after: 2 }, 'done'],
    ['from round 2, after 2 rounds of another evening', { from: 2, after: 2 }, 'ERR_PLAN'],
    ['up to board 999', { firstBoard: 994 }, 'done'],
    ['up to board 1000', { firstBoard: 995 }, 'ERR_PLAN'],
    ['up to board 1000, by more boards a round', { firstBoard: 990, boardsPerRound: 4 }, 'ERR_PLAN'],
  ])('%s: %j: %s', (_, more, code) => {
    expect(codeOf(howell(), plan(more))).toBe(code);
  });

  test('of two sections has the lines of both', () => {
    const more = after(
      howell(),
      ['c5', 'c6', 'c7', 'c8'].map((contestant): TournamentCommand => ({ kind: 'entered', contestant })),
    );
    const both = done(more, plan({ section: 'B', entrants: ['c5', 'c6', 'c7', 'c8'] }));
    expect([...both.lines.values()].filter(({ section }) => section === 'A')).toHaveLength(12);
    expect([...both.lines.values()].filter(({ section }) => section === 'B')).toHaveLength(12);
  });
});

test.each([
  ['A', 3, 'done'],
  ['A', 1, 'done'],
  ['A', 4, 'ERR_SECTION'],
  ['B', 1, 'ERR_SECTION'],
])('section %s is cut to %i rounds: %s', (section, rounds, code) => {
  expect(codeOf(howell(), { kind: 'curtailed', section, rounds })).toBe(code);
});

test('a plan for the rounds after a cut takes the cut back, and one for earlier rounds does not', () => {
  const cut = done(howell(), { kind: 'curtailed', section: 'A', rounds: 2 });
  const rounds = (command: TournamentCommand) =>
    new Set([...done(cut, command).lines.values()].map(({ round }) => round)).size;
  expect(rounds(plan({ from: 3 }))).toBe(3);
  expect(rounds(plan({ from: 2 }))).toBe(2);
});

describe('who really sat there', () => {
  const seat = (where: string, ns: string, ew: string, seats?: readonly string[]): TournamentCommand => ({
    ...{ kind: 'reseated', where, ns, ew },
    ...(seats !== undefined && { seats }),
  });
  test.each<[string, TournamentCommand, string]>([
    ['turned round', seat('A1/1', 'c1', 'c4'), 'done'],
    ['at one board', seat('A1/1/1', 'c1', 'c4'), 'done'],
    ['at a board that is not there', seat('A1/1/7', 'c1', 'c4'), 'ERR_LINE'],
    ['at a table that is not there', seat('A3/1', 'c1', 'c4'), 'ERR_LINE'],
    ['in a round that is not there', seat('A1/4', 'c1', 'c4'), 'ERR_LINE'],
    ['a stranger', seat('A1/1', 'c1', 'c9'), 'ERR_CONTESTANT'],
    ['a pair against itself', seat('A1/1', 'c1', 'c1'), 'ERR_CONTESTANT'],
    ['two by their places', seat('A1/1', 'c1', 'c4', ['c1', 'c4']), 'done'],
    ['two by other places', seat('A1/1', 'c1', 'c4', ['c4', 'c1']), 'ERR_CONTESTANT'],
    ['three', seat('A1/1', 'c1', 'c4', ['c1', 'c4', 'c2']), 'ERR_CONTESTANT'],
  ])('%s: %j: %s', (_, command, code) => {
    expect(codeOf(howell(), command)).toBe(code);
  });
});
