import { expect, test } from 'vitest';
import { pageOf, SECTIONS, sectionOf } from './sections.ts';

test.each([
  ['/', 'play'],
  ['/rules/bridge', 'play'],
  ['/meet', 'play'],
  ['/club/abc123/board/4', 'club'],
  ['/lesson/01-points', 'learn'],
  ['/lessons/abc/results', 'learn'],
  ['/challenge/abc', 'boards'],
  ['/board', 'boards'],
  ['/deals', 'boards'],
  ['/pad/abc', 'boards'],
  ['/account', undefined],
  ['/nowhere', undefined],
])('%s lies in %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('a section holds the page at which it begins, and those beside it', () => {
  for (const { name, path, pages = [] } of SECTIONS)
    for (const one of [path, ...pages.map((page) => page.path)]) expect(sectionOf(one)).toBe(name);
});

test.each([
  ['/history', 'history'],
  ['/board/abc123/2', 'history'],
  ['/challenge/abc', 'challenges'],
  ['/pad/abc', 'pad'],
  ['/learn', undefined],
])('%s stands under %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
