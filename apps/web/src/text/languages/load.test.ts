import { afterAll, expect, test, vi } from 'vitest';

// the words that speak another language here are no other test's
vi.resetModules();
const { clubText } = await import('../club.ts');
const { text } = await import('../text.ts');
const { speak, speakClub } = await import('./load.ts');
afterAll(() => {
  vi.resetModules();
});

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

test('words that come later with their page are in the language that is shown', async () => {
  await speak('fr');
  const { learnText } = await import('../learn.ts');
  expect(learnText.learn.title).toBe('Apprendre à jouer');
});
