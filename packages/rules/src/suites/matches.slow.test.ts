import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { bridge } from '../games/bridge/index.ts';
import { GAMES } from '../games/list.ts';
import type { AnyMatch } from '../match.ts';
import { chicago } from '../matches/chicago/index.ts';
import { MATCHES } from '../matches/list.ts';
import type { Outcome } from '../scores/outcome.ts';
import { matchFaults } from './matches.ts';

const PAIRS = GAMES.flatMap((game) =>
  MATCHES.filter(({ id }) => game.matches.includes(id)).map(
    (match) => [match.id, game.id, match, game] as const,
  ),
);

test.each(PAIRS)('%s keeps what every match format promises, with deals of %s', (_, __, match, game) => {
  expect(matchFaults(match, game, ['1', '2', '3'])).toEqual([]);
});

// tests of the test: match formats with a deliberate fault
const form = chicago as AnyMatch;
const adding = (change: (next: unknown, before: unknown, outcome: Outcome) => unknown): AnyMatch => ({
  ...form,
  add: (sheet, outcome) => change(form.add(sheet, outcome), sheet, outcome),
});
let count = 0;

test.each<[string, string, AnyMatch]>([
  [
    'adding marks the sheet before',
    'no throw',
    adding((next, before) => [Object.assign(Object(before), { x: 1 }), next][1]),
  ],
  [
    'a deal leads to another sheet each time',
    'same',
    adding((next) => Object.assign({}, next, { count: count++ })),
  ],
  ['a deal is not written down', 'rows', adding((_, before) => before)],
  [
    'the last deal is forgotten',
    'ends',
    adding((next, before) => (form.next(next) === undefined ? before : next)),
  ],
  [
    'it is over too early',
    'over',
    { ...form, standing: (sheet) => ({ ...form.standing(sheet), over: true }) },
  ],
  [
    'there is a winner before the end',
    'winner',
    { ...form, standing: (sheet) => ({ ...form.standing(sheet), winner: 'NS' }) },
  ],
  [
    'its totals are not those of its sheet',
    'totals',
    { ...form, rows: (sheet) => ({ ...form.rows(sheet), totals: { NS: 1, EW: 0 } }) },
  ],
  ['somebody unknown scores', 'totals', { ...form, start: (options) => form.start(options, ['P1', 'P2']) }],
  [
    'an option without help',
    'options',
    { ...form, options: { x: { kind: 'flag', default: true, help: '' } } },
  ],
])('the suite finds: %s (%s)', (_, breaks, match) => {
  const game: AnyGame = bridge;
  expect(matchFaults(match, game, ['1']).map(({ promise }) => promise)).toContain(breaks);
});
