import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { describe, expect, test } from 'vitest';
import { quietOf, searchOf, sectionsOf } from './places.ts';

type State = GridCell['state'];
const cell = (line: string, state: State, more: Partial<GridCell> = {}): GridCell => ({
  line,
  board: Number(line.split('/')[2]),
  state,
  seen: state === 'due' ? 0 : 1,
  ns: 'c1',
  ew: 'c2',
  ...more,
});

/** Returns a section of tables whose boards have these states, by round and board. */
const section = (name: string, ...tables: readonly (readonly (readonly State[])[])[]) =>
  tables.map((rounds, t) => ({
    place: `${name}${t + 1}`,
    rounds: rounds.map((states, r) =>
      states.map((state, b) => cell(`${name}${t + 1}/${r + 1}/${b + 1}`, state)),
    ),
  }));
const rounds = (count: number, state: (round: number) => State) =>
  Array.from({ length: count }, (_, i) => [state(i + 1), state(i + 1)] as const);

describe('the sections of a room', () => {
  test('are those of its tables, in their order', () => {
    const grid = [...section('A', [['due']], [['due']]), ...section('B', [['due'], ['due']])];
    expect(sectionsOf(grid).map((one) => [one.section, one.places.length, one.rounds])).toEqual([
      ['A', 2, 1],
      ['B', 1, 2],
    ]);
  });

  test('show all rounds where they have few boards', () => {
    expect([
      ...(sectionsOf(
        section(
          'A',
          rounds(8, () => 'due'),
        ),
      )[0]?.open ?? []),
    ]).toHaveLength(8);
  });

  const openIn = (...tables: readonly (readonly (readonly State[])[])[]) => [
    ...(sectionsOf(section('A', ...tables))[0]?.open ?? []),
  ];
  test.each<[string, number[], ReturnType<typeof rounds>, ReturnType<typeof rounds>]>([
    ['at the start the first', [1], rounds(13, () => 'due'), rounds(13, () => 'due')],
    [
      'the one in play',
      [5],
      rounds(13, (round) => (round < 5 ? 'agreed' : 'due')),
      rounds(13, (round) => (round < 6 ? 'agreed' : 'due')),
    ],
    [
      'one with a result that is not agreed',
      [2, 5],
      rounds(13, (round) => (round === 2 ? 'disputed' : round < 5 ? 'agreed' : 'due')),
      rounds(13, (round) => (round < 5 ? 'ruled' : 'due')),
    ],
    ['none when everything is settled', [], rounds(13, () => 'agreed'), rounds(13, () => 'void')],
  ])('have open of many rounds: %s', (_, open, first, second) => {
    expect(openIn(first, second)).toEqual(open);
  });
});

test('boards can be folded when all are settled, or none has a report', () => {
  expect(quietOf([cell('A1/1/1', 'agreed'), cell('A1/1/2', 'ruled')])).toBe('settled');
  expect(quietOf([cell('A1/1/1', 'due'), cell('A1/1/2', 'due')])).toBe('due');
  expect(quietOf([cell('A1/1/1', 'agreed'), cell('A1/1/2', 'due')])).toBeUndefined();
  expect(quietOf([cell('A1/1/1', 'due', { seen: 2 })])).toBeUndefined();
  expect(quietOf([cell('A1/1/1', 'agreed', { isDoubted: true })])).toBeUndefined();
});

describe('a search', () => {
  const view = {
    head: {
      form: 'pairs',
      contestants: [
        { id: 'c1', number: '7', names: ['Ann Berg', 'Bo Ek'] },
        { id: 'c2', number: '12', names: ['Cy', 'Di'] },
        { id: 'c3', number: '1', names: ['Ed', 'Fay'] },
      ],
    },
  } as unknown as TournamentView;
  const here = cell('A3/1/5', 'due');
  const finds = (search: string, place = 'A3', one = here) => searchOf(view, search)(place, one);
  test.each<[string, boolean]>([
    ['', true],
    ['a3', true],
    ['3', true],
    ['B3', false],
    ['7', true],
    ['12', true],
    ['1', false],
    ['berg', true],
    ['fay', false],
    ['b5', true],
    ['#5', true],
    ['b7', false],
  ])('for %j finds the board 5 of 7 against 12 at A3: %s', (search, is) => {
    expect(finds(search)).toBe(is);
  });
});
