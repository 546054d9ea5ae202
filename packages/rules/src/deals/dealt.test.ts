import { expect, test } from 'vitest';
import { defined } from '../assert.ts';
import { parseCards } from '../cards/card.ts';
import { seededRandom } from '../random.ts';
import { dealtOfRows, isSameDealt, makeDealt, parseDealt } from './dealt.ts';
import { randomSetup, rowOf } from './setup.ts';

const TERMS = { dealer: 'N', vul: 'none' } as const;

test.each([false, true, 'split'] as const)('what was written is read: ordered %s', (ordered) => {
  const setup = randomSetup(TERMS, seededRandom('dealt'), ordered);
  const text = makeDealt(setup);
  expect(Object.keys(text)).toHaveLength(ordered === false ? 1 : ordered === true ? 2 : 3);
  const read = parseDealt(text);
  expect(read.ok && makeDealt(read.value)).toEqual(text);
  expect(read.ok && read.value.order).toEqual(setup.order);
  expect(read.ok && read.value.split).toEqual(setup.split);
});

test('an order has the hands of its deal, each card once', () => {
  const one = makeDealt(randomSetup(TERMS, seededRandom('1'), 'split'));
  const other = makeDealt(randomSetup(TERMS, seededRandom('2'), 'split'));
  const code = (text: Parameters<typeof parseDealt>[0]) => {
    const read = parseDealt(text);
    return read.ok ? 'ok' : read.code;
  };
  const order = defined(one.order, 'an order');
  expect(code({ ...one, order: other.order })).toBe('ERR_SETUP_ORDER');
  expect(code({ ...one, order: order.slice(3) })).toBe('ERR_SETUP_ORDER');
  expect(code({ ...one, order: `${order.slice(3)} ${order.slice(3, 5)}` })).toBe('ERR_SETUP_ORDER');
  expect(code({ ...one, split: '1 2 3' })).toBe('ERR_SETUP_SPLIT');
  expect(code({ deal: one.deal, split: one.split })).toBe('ERR_SETUP_ORDER');
  expect(code({ deal: one.deal.replace(/[AKQJ]/, '') })).not.toBe('ok');
  expect(isSameDealt(one, { ...one })).toBe(true);
  expect(isSameDealt(one, { deal: one.deal })).toBe(false);
});

test('hands whose order does not matter run from their lowest card', () => {
  const setup = randomSetup(TERMS, seededRandom('rows'), true);
  const cards = dealtOfRows(setup, { E: rowOf(setup, 'E'), W: rowOf(setup, 'W') });
  const laid = { ...setup, ...cards };
  expect(rowOf(laid, 'E')).toEqual(rowOf(setup, 'E'));
  expect(rowOf(laid, 'W')).toEqual(rowOf(setup, 'W'));
  const north = rowOf(laid, 'N');
  expect(north).toEqual(north.toSorted((a, b) => a - b));
  expect(parseDealt(makeDealt(cards)).ok).toBe(true);
  expect(parseCards(makeDealt(cards).order)).toHaveLength(52);
});
