import { expect, test } from 'vitest';
import { freshAt, pageAt } from './turning.ts';

const START = Date.UTC(2026, 10, 29, 19);
const PAGES = [{ seconds: 10 }, { seconds: 20 }, { seconds: 10 }];

test('pages follow each other by the time alone, each for its own time', () => {
  const first = START - (START % 40_000);
  const seen = Array.from({ length: 8 }, (_, i) => pageAt(PAGES, first + i * 10_000));
  expect(seen).toEqual([0, 1, 1, 2, 0, 1, 1, 2]);
  expect(pageAt(PAGES, first + 9999)).toBe(0);
  expect(pageAt([], START)).toBe(0);
});

test('the newest announcement is shown at once, with all its pages', () => {
  const pages = [
    { seconds: 10 },
    { seconds: 20, announced: START },
    { seconds: 20, announced: START },
    { seconds: 20, announced: START - 5000 },
  ];
  expect([0, 19, 20, 39].map((s) => freshAt(pages, START + s * 1000))).toEqual([1, 1, 2, 2]);
  expect(freshAt(pages, START + 40_000)).toBeUndefined();
  // a device's clock may be behind by a moment
  expect(freshAt(pages, START - 300)).toBe(1);
  expect(freshAt([{ seconds: 10 }], START)).toBeUndefined();
});
