import { expect, test } from 'vitest';
import { assert, defined } from '../assert.ts';
import { type Contract, DOUBLINGS, makeContract, parseContract } from '../auction/contract.ts';
import { STRAINS } from '../cards/card.ts';
import { termsOfBoard } from '../deals/board.ts';
import { type AnyGame, partiesOf } from '../game.ts';
import { boards } from '../matches/boards/index.ts';
import { type OptionValues, parseOptions } from '../options.ts';
import { type PadDeal, readEntry } from '../pad/form.ts';
import { BOARD_SCALES, boardScaleOf, findBoardScale, goalOfContract } from './boardScale.ts';
import { findGame, GAMES } from './list.ts';

const scaled = GAMES.filter(({ boardScale }) => boardScale !== undefined);

test('each scale is that of a game', () => {
  expect(scaled.map(({ boardScale }) => boardScale).sort()).toEqual([...BOARD_SCALES].sort());
  expect([findBoardScale('awol'), findBoardScale('bridge'), findBoardScale(undefined)]).toEqual([
    'awol',
    undefined,
    undefined,
  ]);
});

/** Returns a deal on board 4, where all are vulnerable, for the questions of a score pad. */
function dealOf(game: AnyGame): PadDeal<OptionValues> {
  const options = parseOptions<OptionValues>(game.options, {});
  assert(options.ok, 'the defaults');
  const terms =
    game.players === 3
      ? { dealer: 'S' as const, vul: 'none' as const, seating: game.seats }
      : termsOfBoard(4);
  return { terms, options: options.value, counts: () => [] };
}

/** Returns the score of the answers to a score pad, by the match form in which the game is played on boards. */
function padScore(game: AnyGame, words: readonly string[]): number | readonly number[] {
  const read = readEntry(defined(game.pad, 'a score pad'), dealOf(game), words);
  assert(read.kind === 'done', `${game.id}: ${words.join(' ')} is ${read.kind}`);
  const parties = partiesOf(game);
  if (game.players === 3) return parties.map((party) => read.outcome.points[party] ?? 0);
  const sheet = boards.add(boards.start({ boards: 1, first: 4 }, parties), read.outcome);
  return boards.rows(sheet).rows[0]?.score ?? Number.NaN;
}

/** Returns a few of many values, the first and the last among them. */
const someOf = <T>(values: readonly T[]): readonly T[] =>
  values.filter((_, i) => values.length <= 3 || i % 5 === 0 || i === values.length - 1);

test.each(scaled.map((game) => [game.id, game] as const))('%s scores as its score pad does', (_, game) => {
  const scale = boardScaleOf(defined(game.boardScale, 'a scale'));
  let count = 0;
  for (const level of [1, 3, 4, 5, 7] as const)
    for (const strain of STRAINS)
      for (const doubling of DOUBLINGS)
        for (const declarer of scale.declarers) {
          const contract: Contract = { level, strain, doubling, declarer };
          if (!scale.hasContract(contract)) continue;
          for (const fact of someOf(scale.fact?.valuesOf(contract) ?? [undefined]))
            for (let tricks = 0; tricks <= 13; tricks += level === 4 ? 1 : 4) {
              const name = scale.fact?.name;
              const words =
                name === 'goal'
                  ? [declarer, strain, fact ?? '', String(tricks)]
                  : [
                      ...(name === 'opened' ? [fact ?? ''] : []),
                      ...[makeContract(contract), declarer, String(tricks)],
                      ...(name === 'honours' ? [fact ?? ''] : []),
                    ];
              expect(scale.score({ contract, tricks, fact }), words.join(' ')).toEqual(padScore(game, words));
              count++;
            }
        }
  expect(count).toBeGreaterThan(100);
});

test('Minibridge has a part score and a game in each strain, and nothing else', () => {
  const goals = ['1C', '4H', '3NT', '5D', '2S', '4HX', '6C', '1NT'].map((text) =>
    goalOfContract(defined(parseContract(text), text)),
  );
  expect(goals).toEqual(['part', 'game', 'game', 'game', undefined, undefined, undefined, 'part']);
});

test.each([
  // 30 below the line is a game (R-AB-9)
  ['auction', '3NT', 'S', 9, '-', 30 + 125],
  ['auction', '3NT', 'S', 9, 'EW:40', 155 - 40],
  ['auction', '4S', 'E', 10, '-', -36 - 125],
  ['auction', '2H', 'N', 8, 'NS:30', 16 + 30],
  ['auction', '2H', 'N', 12, '-', 48 + 125 + 50],
  ['auction', '4SX', 'N', 8, '-', -200],
  // only tricks that were bid count towards the game
  ['plafond', '2H', 'N', 12, '-', 16 + 4 * 50 + 100],
  ['plafond', '4H', 'N', 10, '-', 32 + 125],
] as const)(
  'R-AB-9: %s, %s by %s with %i tricks, honours %s: %i',
  (id, text, declarer, tricks, fact, score) => {
    const contract = { ...defined(parseContract(text), text), declarer };
    expect(boardScaleOf(id).score({ contract, tricks, fact })).toBe(score);
  },
);

test('R-MB-8: with 20 points each a numbered board is over with no score, and is not dealt again', () => {
  const game = defined(findGame('minibridge'), 'Minibridge');
  const read = readEntry(defined(game.pad, 'a score pad'), dealOf(game), ['PASS']);
  expect(read.kind === 'done' && read.outcome).not.toHaveProperty('redeal');
  const deals = { ...dealOf(game), terms: { dealer: 'N', vul: 'none' } as const };
  const again = readEntry(defined(game.pad, 'a score pad'), deals, ['PASS']);
  expect(again.kind === 'done' && again.outcome).toHaveProperty('redeal', true);
});
