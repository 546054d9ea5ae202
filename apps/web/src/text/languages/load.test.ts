import { afterAll, expect, test, vi } from 'vitest';

// the words that speak another language here are no other test's
vi.resetModules();
const { eveningText } = await import('../evening.ts');
const { text } = await import('../text.ts');
const { speak, speakEvening } = await import('./load.ts');
afterAll(() => {
  vi.resetModules();
});

test('the pages of an evening speak as the others do, and their words are fetched when they are wanted', async () => {
  await speak('de');
  expect(text.language).toBe('de');
  expect(eveningText.title).toBe('Club evening');
  await speakEvening();
  expect(eveningText.title).toBe('Clubabend');
  expect(eveningText.results.dealt('E', 'both')).toBe('Teiler Ost. Alle in Gefahr.');
  const { played } = eveningText;
  await speakEvening();
  expect(eveningText.played).toBe(played);
});

test('words that come later with their page are in the language that is shown', async () => {
  await speak('fr');
  const { learnText } = await import('../learn.ts');
  expect(learnText.learn.title).toBe('Apprendre à jouer');
});
