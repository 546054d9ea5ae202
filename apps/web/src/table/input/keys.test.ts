import { type Action, callAction, makeAction, playAction } from '@overtrick/rules/action';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { parseCard } from '@overtrick/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { typed } from './keys.ts';

const calls = (...texts: string[]): Action[] => texts.map((text) => callAction(parseCall(text) as Call));
const cards = (...texts: string[]): Action[] => texts.map((text) => playAction(parseCard(text) ?? -1));

/** Types a row of keys; returns the actions and misses in order, and the keys that still wait for more. */
function type(keys: string, legal: readonly Action[]) {
  let buffer = '';
  const out: string[] = [];
  for (const key of keys.split(' ')) {
    const next = typed(buffer, key, legal);
    if (next === undefined) out.push('-');
    if (next?.action) out.push(makeAction(next.action));
    if (next?.illegal) out.push(`!${next.illegal}`);
    buffer = next?.buffer ?? buffer;
  }
  return [out.join(' '), buffer];
}

describe('calls', () => {
  const legal = calls('P', 'X', '1NT', '2C', '2D', '7NT');
  test.each([
    ['1 n', '1NT', ''],
    ['2 C', '2C', ''],
    ['2', '', '2'],
    ['1 2 d', '2D', ''],
    ['p', 'P', ''],
    ['X', 'X', ''],
    ['1 s', '!1S', ''],
    ['2 p', 'P', ''],
    ['2 Escape n', '-', ''],
    ['q', '-', ''],
    ['8', '-', ''],
    ['Enter', '-', ''],
    ['c', '-', ''],
  ])('%s', (keys, out, buffer) => {
    expect(type(keys, legal)).toEqual([out, buffer]);
  });

  test('X is a redouble where that is legal', () => {
    expect(type('x', calls('P', 'XX', '2C'))).toEqual(['XX', '']);
    expect(type('x', calls('P', '2C'))).toEqual(['!X', '']);
  });
});

describe('a suit and Enter', () => {
  const legal = cards('SA', 'S4', 'SJ', 'H2');
  test.each([
    ['s Enter', 'S4', ''],
    ['h Enter', 'H2', ''],
    ['d Enter', '-', 'D'],
    ['Enter', '-', ''],
  ])('%s', (keys, out, buffer) => {
    expect(type(keys, legal)).toEqual([out, buffer]);
  });
});

describe('cards', () => {
  const legal = cards('SA', 'HT', 'D2', 'CQ');
  test.each([
    ['s a', 'SA', ''],
    ['H 1', 'HT', ''],
    ['h t', 'HT', ''],
    ['s d 2', 'D2', ''],
    ['s', '', 'S'],
    ['s k', '!SK', ''],
    ['a', '-', ''],
    ['2', '-', ''],
    ['c Shift q', '- CQ', ''],
    ['s Escape a', '-', ''],
  ])('%s', (keys, out, buffer) => {
    expect(type(keys, legal)).toEqual([out, buffer]);
  });
});

test('nothing is typed out of turn', () => {
  expect(typed('', 's', [])).toBeUndefined();
  expect(typed('', 'Escape', [])).toBeUndefined();
});

describe('numbers of tricks', () => {
  const bids = (...numbers: number[]): Action[] => numbers.map((tricks) => ({ kind: 'bid', tricks }));
  test.each([
    ['4', 'bid 4', ''],
    ['n', 'bid 0', ''],
    ['0', 'bid 0', ''],
    ['1', '', '1'],
    ['1 2', 'bid 12', ''],
    ['1 Enter', 'bid 1', ''],
    ['1 4', '!14', ''],
    ['1 Escape 5', 'bid 5', ''],
    ['p', '-', ''],
  ])('%s', (keys, out, buffer) => {
    expect(type(keys, bids(0, 1, 2, 3, 4, 5, 10, 11, 12, 13))).toEqual([out, buffer]);
  });

  test('one is bid at once where no bid has two digits', () => {
    expect(type('1', bids(1, 2, 8))).toEqual(['bid 1', '']);
  });

  test('a bid of which more is to be said is none', () => {
    expect(type('4', [{ kind: 'bid', tricks: 4, nils: ['N'] }])).toEqual(['-', '']);
  });
});
