import { expect, test } from 'vitest';
import { clubText } from '../club.ts';
import { text } from '../text.ts';
import { speak, speakClub } from './load.ts';

test('the pages of the club speak as the others do, and their words are fetched when they are wanted', async () => {
  await speak('de');
  expect(text.language).toBe('de');
  expect(clubText.title).toBe('Club evening');
  await speakClub();
  expect(clubText.title).toBe('Clubabend');
  expect(clubText.results.dealt('E', 'both')).toBe('Teiler Ost. Alle in Gefahr.');
  const { played } = clubText;
  await speakClub();
  expect(clubText.played).toBe(played);
});
