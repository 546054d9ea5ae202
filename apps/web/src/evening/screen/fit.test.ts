import { describe, expect, test } from 'vitest';
import { clockRows, emsOf, linesOf, linesUnder, pagesOf } from './fit.ts';

describe('lines', () => {
  test('break between words, and lose nothing', () => {
    const text = 'Coffee is served in the hall';
    const lines = linesOf(text, 8);
    expect(lines).toEqual(['Coffee is served ', 'in the hall']);
    expect(lines.join('')).toBe(text);
  });

  test('break within a word that is longer than a line', () => {
    const lines = linesOf('Wolfeschlegelsteinhausenbergerdorff', 6);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(emsOf(line)).toBeLessThanOrEqual(6);
    expect(lines.join('')).toBe('Wolfeschlegelsteinhausenbergerdorff');
  });

  test('break between any two wide characters', () => {
    expect(linesOf('第二轮将在五分钟后开始', 4)).toEqual(['第二轮将', '在五分钟', '后开始']);
  });

  test('are none for no text', () => {
    expect(linesOf('  ', 10)).toEqual([]);
  });
});

describe('pages', () => {
  const one = () => 1;

  test('have no more than their lines, and are about even', () => {
    const items = Array.from({ length: 9 }, (_, i) => i);
    expect(pagesOf(items, one, 8).map(({ length }) => length)).toEqual([5, 4]);
    expect(pagesOf(items, () => 2, 8).map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(pagesOf(items, () => 3, 8).flat()).toEqual(items);
    const thirteen = Array.from({ length: 13 }, (_, i) => i);
    expect(pagesOf(thirteen, () => 2, 8).map(({ length }) => length)).toEqual([3, 4, 3, 3]);
  });

  test('keep an item that is higher than a page', () => {
    expect(pagesOf([2, 12, 2], (lines) => lines, 8)).toEqual([[2], [12], [2]]);
    expect(pagesOf([], one, 8)).toEqual([]);
  });
});

test.each([
  [0, 1, 8],
  [1, 1, 8],
  [6, 1, 8],
  [7, 2, 5],
  [26, 5, 2],
])('%i sections have %i rows of clocks, with %i lines under them', (sections, rows, lines) => {
  expect([clockRows(sections), linesUnder(sections)]).toEqual([rows, lines]);
});
