import { describe, expect, test } from 'vitest';
import { type History, judged } from './history.ts';

const LOG = [{ text: 'opened' }, { id: 'a', text: 'N 1NT' }, { id: 'b', text: 'E P' }];
const nothing: History = { acknowledged: new Map(), refused: new Set(), heard: [] };

test('a history that the log confirms has nothing wrong', () => {
  const history: History = {
    acknowledged: new Map([
      ['a', 2],
      ['b', 3],
    ]),
    refused: new Set(['c']),
    heard: [{ number: 2, text: 'N 1NT' }],
  };
  expect(judged([nothing, history], LOG)).toEqual([]);
});

describe('a history shows', () => {
  test.each<[string, Partial<History>, string]>([
    ['what was lost', { acknowledged: new Map([['c', 4]]) }, 'lost: c was acknowledged as entry 4'],
    [
      'what came elsewhere than was said',
      { acknowledged: new Map([['a', 3]]) },
      'moved: a was acknowledged as entry 3, and is 2',
    ],
    ['what was refused and done', { refused: new Set(['b']) }, 'refused, and stored: b is entry 3'],
    [
      'what was heard before it was stored, and then was not',
      { heard: [{ number: 4, text: 'S 2C' }] },
      'heard, and not stored: entry 4 was “S 2C”, and is “undefined”',
    ],
    [
      'what was heard and is something else',
      { heard: [{ number: 3, text: 'E X' }] },
      'heard, and not stored: entry 3 was “E X”, and is “E P”',
    ],
  ])('%s', (_, history, wrong) => {
    expect(judged([{ ...nothing, ...history }], LOG)).toEqual([wrong]);
  });
});

test('what was done twice is wrong, whether or not it was acknowledged', () => {
  expect(judged([], [...LOG, { id: 'a', text: 'N 1NT' }])).toEqual(['doubled: a is entry 2 and entry 4']);
});
