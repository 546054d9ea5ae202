import { expect, test } from 'vitest';
import { largest, measured } from './sizes.ts';

test('files, functions and folders are measured, tests and tables of data are not', () => {
  const text =
    'export function one() {\n  return 1;\n}\n\nconst two = () =>\n  2;\nclass A {\n  three() {}\n}\n';
  const { files, functions, folders } = measured([
    ['a/b.ts', text],
    ['a/c/d.ts', 'export const x = 1;'],
    ['a/b.test.ts', text],
    ['a/b.data.ts', text],
  ]);
  expect([...files]).toEqual([
    ['a/b.ts', 9],
    ['a/c/d.ts', 1],
  ]);
  expect([...functions]).toEqual([
    ['a/b.ts one', 3],
    ['a/b.ts two', 2],
    ['a/b.ts three', 1],
  ]);
  expect([...folders]).toEqual([
    ['a', 1],
    ['a/c', 1],
  ]);
});

test('the largest come first, with what they grew by', () => {
  const now = new Map([
    ['a', 3],
    ['b', 9],
    ['c', 3],
    ['d', 1],
  ]);
  const then = new Map([
    ['a', 5],
    ['b', 8],
    ['d', 1],
  ]);
  expect(largest(now, then, 3)).toEqual(['     9     +1  b', '     3     -2  a', '     3    new  c']);
});
