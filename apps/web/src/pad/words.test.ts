import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { expect, test } from 'vitest';
import { answerInWords, bidInWords } from './words.ts';

const players = { game: defined(findGame('spades'), 'spades'), names: ['Ann', 'Cleo', 'Dan', 'Ben'] };

test.each([
  ['3', '5', 'Ben 5 of 3'],
  ['3', undefined, 'Ben 3'],
  ['0', '2', 'Ben Nil: 2'],
] as const)('a bid of %s with %s tricks taken is told as %s', (bid, taken, told) => {
  const terms = { dealer: 'N', vul: 'none' } as const;
  expect(bidInWords(players, terms, { part: 'bid', seat: 'E', values: [] }, bid, taken)).toBe(told);
});

test.each([
  ['6NT', '6 notrump'],
  ['misere', 'Misère'],
  ['PASS', 'Not played: passed out'],
])('the bid %s of Solo 500', (word, told) => {
  const terms = { dealer: 'S', vul: 'none' } as const;
  expect(answerInWords(players, terms, { part: 'bid', values: [] }, word)).toBe(told);
});
