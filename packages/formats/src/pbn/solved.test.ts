import { parseTrickDigits } from '@overtrick/duplicate/handRecord';
import { expect, test } from 'vitest';
import { boardOf } from '../testBoards.ts';
import { withSolution } from './solved.ts';
import { writePbn } from './write.ts';

const DIGITS = '3331633316999b7aaab7';

test('what can be made stands in the tags that other programs read, once', () => {
  const tricks = parseTrickDigits(DIGITS);
  if (tricks === undefined) throw new Error('digits');
  const board = boardOf('[Board "2"]\n[Annotator "me"]\n[Deal "N:AKQ2.K32.432.432 - - -"]\n');
  const par = { score: -430, contracts: [{ level: 3, strain: 'N', doubling: 0, declarer: 'W' } as const] };
  const once = withSolution(board, tricks, par);
  const twice = boardOf(writePbn([withSolution(once, tricks, par)]).text);
  expect(Object.fromEntries(twice.tags.map(({ name, value }) => [name, value]))).toEqual({
    Annotator: 'me',
    DoubleDummyTricks: DIGITS,
    OptimumResultTable: 'Declarer;Denomination\\2R;Result\\2R',
    OptimumScore: 'NS -430',
    ParContract: 'EW 3NT',
  });
  const rows = twice.tags
    .find(({ name }) => name === 'OptimumResultTable')
    ?.text?.trim()
    .split('\n');
  expect(rows).toHaveLength(20);
  expect(rows?.[0]).toBe('N NT  3');
  expect(rows?.at(-1)).toBe('W  C  7');
});

test('a board that is passed out has par 0 and no contract', () => {
  const tricks = parseTrickDigits('66666666666666666666');
  if (tricks === undefined) throw new Error('digits');
  const { tags } = withSolution(boardOf('[Board "1"]\n'), tricks, { score: 0, contracts: [] });
  expect(tags.slice(-2)).toEqual([
    { name: 'OptimumScore', value: 'NS 0' },
    { name: 'ParContract', value: 'Pass' },
  ]);
});
