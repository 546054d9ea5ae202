import { readFileSync } from 'node:fs';
import { parseWordTexts, type WordTexts } from '@overtrick/print/wordTexts';
import { previewWords } from '@overtrick/protocol/invite/preview';
import { expect, test } from 'vitest';
import { LANGUAGES } from './list.ts';
import { previewsIn } from './previews.ts';

const all = previewsIn(Object.keys(LANGUAGES), (name) =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'),
);

test('the words of a link have the form that the server reads, and all their places', () => {
  expect(previewWords.safeParse(all).success).toBe(true);
  expect(Object.keys(all)).toEqual(Object.keys(LANGUAGES));
  for (const { title, description } of Object.values(all))
    for (const words of [title, description])
      expect(words.match(/\{\w+\}/g)?.toSorted()).toEqual(['{0}', '{1}']);
});

test('the words of sheets are those of the evening’s files, with places for their values', () => {
  for (const { print = {} } of Object.values(all)) {
    const words = parseWordTexts(print as WordTexts);
    expect(words.board('7')).toContain('7');
    expect(words.head.place).not.toBe('');
  }
  expect(all.de?.print).toMatchObject({ board: 'Board {0}', seats: { E: 'Ost' }, head: { names: 'Namen' } });
  expect(all.fr?.print).toMatchObject({ seats: { E: 'Est' } });
});

test('they are those of the language’s files, of games and matches too', () => {
  expect(all.en?.title).toBe('{0} invites you to {1}');
  expect(all.de).toMatchObject({
    title: '{0} lädt dich ein: {1}',
    seats: { N: 'Nord' },
    games: { bridge: 'Kontraktbridge' },
    matches: { chicago: 'Chicago' },
  });
  for (const id of Object.keys(LANGUAGES).filter((one) => one !== 'en'))
    expect(Object.keys(all[id]?.games ?? {}).length).toBeGreaterThan(20);
});
