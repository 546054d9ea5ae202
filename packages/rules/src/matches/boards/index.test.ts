import { expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { SIDES } from '../../cards/seat.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { type BoardsOptions, boards } from './index.ts';

type Told = Omit<Outcome, 'terms' | 'points' | 'items'>;
const made: Told = { contract: { level: 4, strain: 'S', doubling: 0, declarer: 'S' }, tricks: 10 };

const sheetAfter = (told: readonly Told[], options: BoardsOptions, parties: readonly Party[] = SIDES) =>
  told.reduce(
    (sheet, outcome) =>
      boards.add(sheet, {
        ...outcome,
        points: {},
        items: [],
        terms: defined(boards.next(sheet), 'a board to play'),
      }),
    boards.start(options, parties),
  );

test('dealer and vulnerability are those of the board', () => {
  const options = { boards: 3, first: 3 };
  expect([0, 1, 2, 3].map((n) => boards.next(sheetAfter(Array<Told>(n).fill(made), options)))).toEqual([
    { dealer: 'S', vul: 'ew', board: 3 },
    { dealer: 'W', vul: 'both', board: 4 },
    { dealer: 'N', vul: 'ns', board: 5 },
    undefined,
  ]);
});

test('each board is scored on its own, a passed-out one as 0', () => {
  const sheet = sheetAfter([made, { tricks: 0 }, made], { boards: 3, first: 1 });
  expect(boards.rows(sheet).rows.map(({ deal, score }) => [deal, score])).toEqual([
    [1, 420],
    [2, 0],
    [3, 420],
  ]);
  expect(boards.standing(sheet)).toEqual({ over: true, totals: { NS: 840, EW: 0 }, winner: 'NS' });
});

test('a deal that its game has dealt again does not count', () => {
  const sheet = sheetAfter([{ tricks: 0, redeal: true }], { boards: 1, first: 1 });
  expect(boards.next(sheet)).toEqual({ dealer: 'N', vul: 'none', board: 1 });
  expect(boards.rows(sheet).rows[0]?.passed).toBe(true);
});

test('two players deal in turn; the score is the first one’s', () => {
  const sheet = sheetAfter(
    [
      { ...made, declaring: 'P2' },
      { ...made, declaring: 'P1' },
    ],
    { boards: 3, first: 1 },
    ['P1', 'P2'],
  );
  expect(boards.rows(sheet)).toMatchObject({
    rows: [{ score: -420 }, { score: 620 }],
    totals: { P1: 620, P2: 420 },
  });
  expect(boards.next(sheet)).toEqual({ dealer: 'S', vul: 'ew', board: 3 });
});

test('a match ends with its last board, has a winner then, or is tied (R-GEN-7)', () => {
  const two = { boards: 2, first: 1 };
  expect(boards.standing(sheetAfter([made], two))).toStrictEqual({
    over: false,
    totals: { NS: 420, EW: 0 },
  });
  const over = sheetAfter([made, { ...made, tricks: 9 }], two);
  expect(boards.standing(over)).toEqual({ over: true, totals: { NS: 420, EW: 100 }, winner: 'NS' });
  const more = { ...made, points: {}, items: [], terms: { dealer: 'S', vul: 'ew' } } as const;
  expect(() => boards.add(over, more)).toThrow('a board to play');
  expect(boards.standing(sheetAfter([{ tricks: 0 }], { boards: 1, first: 1 }))).toStrictEqual({
    over: true,
    totals: { NS: 0, EW: 0 },
  });
  expect(boards.rows(sheetAfter([{ tricks: 0 }], two)).rows[0]?.items).toEqual([]);
});

test('a match of so many deals keeps its first board', () => {
  expect(boards.fit?.({ boards: 8, first: 5 }, 3)).toEqual({ boards: 3, first: 5 });
});
