import { assert, defined } from '@overtrick/rules/assert';
import { makeDealt, parseDealt } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { boardOfDeal } from './board.ts';
import { dealtTags, dealtText } from './dealt.ts';
import { dealOf } from './hands.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';

test.each([true, 'split'] as const)('PBN keeps the order of the cards: %s', (ordered) => {
  const setup = randomSetup({ dealer: 'N', vul: 'none', board: 7 }, seededRandom('pbn'), ordered);
  const { text } = writePbn([{ ...boardOfDeal(setup, setup.deal), tags: dealtTags(setup) }]);
  const [item] = readPbn(text);
  assert(item?.board.ok === true, 'a board');
  const board = item.board.value;
  const read = dealtText(board, defined(dealOf(board.hands), 'four hands'));
  expect(read).toEqual(makeDealt(setup));
  expect(parseDealt(read).ok).toBe(true);
});

test('a board without an order has its deal alone', () => {
  const setup = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('pbn'));
  expect(dealtTags(setup)).toEqual([]);
  expect(dealtText(boardOfDeal(setup, setup.deal), setup.deal)).toEqual(makeDealt(setup));
});
