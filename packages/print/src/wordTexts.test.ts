import { expect, test } from 'vitest';
import { ENGLISH } from './words.ts';
import { makeWordTexts, parseWordTexts } from './wordTexts.ts';

test('words that are written as data are read as they were', () => {
  const texts = makeWordTexts(ENGLISH);
  expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
  const words = parseWordTexts(texts);
  expect(words.head).toEqual(ENGLISH.head);
  expect(words.strains).toEqual(ENGLISH.strains);
  expect([words.board('7'), words.dealt('N'), words.par('420', '4♠ S')]).toEqual([
    'Board 7',
    'Dealer N',
    'Par 420: 4♠ S',
  ]);
});

test('what is missing or of another kind stays English', () => {
  const words = parseWordTexts({ board: { of: 'x' }, passedOut: 'rundgepasst', head: 'y', other: 'z' });
  expect([words.board('7'), words.passedOut, words.head.names]).toEqual(['Board 7', 'rundgepasst', 'Names']);
  expect(words).not.toHaveProperty('other');
});
