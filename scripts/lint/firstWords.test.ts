import { expect, test } from 'vitest';
import { firstWordFindings } from './firstWords.ts';

const whys = (text: string, file = 'packages/rules/src/a.ts') =>
  firstWordFindings(file, text).map(({ why }) => why);

test.each([
  '/** Returns the seat that acts next. */\nexport function next() {}',
  '/** True if the deal is over. */\nconst isOver = () => true;',
  '/**\n * Reads a card.\n * @throws never\n */\nexport const read = (): void => {};',
  '/** @param a number */\nfunction f(a: number) {}',
  '/** The number of cards. */\nconst CARDS = 52;',
  '/** A seat. */\ninterface Seat {}',
  'class A {\n  /** Adds one. */\n  add() {}\n}',
  'function bare() {}',
])('%j may stay', (text) => {
  expect(whys(text)).toEqual([]);
});

test.each([
  ['/** The seat that acts next. */\nexport function next() {}', 'next', 'The'],
  ['/** Is it over? */\nconst isOver = () => true;', 'isOver', 'Is'],
  ['class A {\n  /** One more. */\n  add() {}\n}', 'add', 'One'],
])('%j may not', (text, name, word) => {
  expect(whys(text)).toEqual([`the comment of ${name} begins with a verb, not with "${word}"`]);
});

test('a component is a thing', () => {
  const text = '/** The list of boards. */\nexport function Boards() {}';
  expect(whys(text, 'apps/web/src/Boards.tsx')).toEqual([]);
});
