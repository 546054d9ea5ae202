import { expect, test } from 'vitest';
import { bridge } from './index.ts';

/** The tables of the rules page, under the heading that they stand under: rows of cells. */
const tables = bridge.rules.split(/^##+ /m).flatMap((part) =>
  [...part.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => ({
    under: part.slice(0, part.indexOf('\n')),
    rows: table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  })),
);
const under = (heading: string, nth = 0) =>
  tables.filter((table) => table.under === heading)[nth]?.rows ?? [];

test('tricks, games and bonuses are those of the laws (RULES 1.7)', () => {
  const [tricks, games, bonuses] = [0, 1, 2].map((nth) => under('The score', nth).slice(2));
  expect(tricks?.map((row) => row.slice(1))).toEqual([
    ['20', '40', '80'],
    ['30', '60', '120'],
    ['40', '80', '160'],
    ['30', '60', '120'],
  ]);
  expect(games?.map(([, undoubled]) => undoubled?.replaceAll('\u00a0', ' '))).toEqual([
    '5♣ (11 tricks)',
    '5♦ (11 tricks)',
    '4♥ (10 tricks)',
    '4♠ (10 tricks)',
    '3NT (9 tricks)',
  ]);
  expect(bonuses?.slice(0, 2).map((row) => row.slice(1))).toEqual([
    ['500', '750'],
    ['1,000', '1,500'],
  ]);
});

test('undertricks are those of T5', () => {
  expect(under('When a contract goes down')[5]).toEqual([
    '4',
    '200',
    '800',
    '1,600',
    '400',
    '1,100',
    '2,200',
  ]);
});

test('the rubber of the example is won by the side with fewer points, and has its bonus', () => {
  const rows = under('Rubber', 2);
  expect(rows.map((row) => row.at(-1)).filter((game) => game !== '')).toEqual([
    'game won by',
    '---',
    'North–South',
    'East–West',
    'East–West',
  ]);
  expect(rows.at(-2)).toEqual(['', 'the rubber', '', '', '', '500', '']);
  expect(rows.at(-1)).toEqual(['', '**total**', '', '960', '', '780', '']);
});

test('Chicago’s example names who is vulnerable on each deal (RULES 3.1)', () => {
  expect(
    under('Chicago')
      .slice(2, 6)
      .map((row) => row.at(-1)),
  ).toEqual(['nobody', 'North–South', 'East–West', 'everybody']);
});

test('the targets go from 20 points to 37 and 33 (RULES 3.4, 3.5)', () => {
  const [russian, compensation] = [under('Against a target'), under('Against a target', 1)];
  expect(russian.slice(2)).toHaveLength(9);
  expect(russian.at(-1)).toEqual(['28', '430', '630', '37 or more', '1,300', '1,950']);
  expect(compensation.at(-1)?.slice(0, 2)).toEqual(['33', '910\u00a0/\u00a01,310']);
});

test('IMPs go to 24 (RULES 4.2), and a board is shared out whole among its pairs', () => {
  expect(under('IMPs').slice(2).at(-1)).toEqual(['320–360', '8', '1,500–1,740', '17', '', '']);
  expect(under('IMPs').at(-3)).toEqual(['220–260', '6', '1,100–1,290', '15', '4,000 or more', '24']);
  const board = under('Matchpoints').slice(2);
  for (const [, , , ns, ew] of board) expect(Number(ns) + Number(ew)).toBe(2 * (board.length - 1));
});

test('the sixteen boards have their dealers and vulnerability (Law 2, RULES 1.1)', () => {
  const table = tables.find(({ rows: [head] }) => head?.[0] === 'dealer');
  expect(table?.under).toBe('Duplicate');
  expect(table?.rows.slice(2)).toEqual([
    ['N', '1, 5, 9, 13', 'nobody, N-S, E-W, both'],
    ['E', '2, 6, 10, 14', 'N-S, E-W, both, nobody'],
    ['S', '3, 7, 11, 15', 'E-W, both, nobody, N-S'],
    ['W', '4, 8, 12, 16', 'both, nobody, N-S, E-W'],
  ]);
});

test('an unfinished rubber has its bonuses (RULES 2.4)', () => {
  expect(bridge.rules.replaceAll('\n', ' ')).toMatch(
    /gives 300 points to a side with the only game, and 100/,
  );
});
