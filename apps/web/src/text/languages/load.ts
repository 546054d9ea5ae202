import { GAMES } from '../../games/list.ts';
import { translateParts } from '../part.ts';
import { text } from '../text.ts';
import type { LanguageId } from './list.ts';

/**
 * The files of messages, each fetched when its language is wanted: the words of the pages, those for the games, and
 * those of the evening's pages.
 */
const PAGES = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default' });
const OF_GAMES = import.meta.glob<string>('./games/*.txt', { query: '?raw', import: 'default' });
const OF_EVENING = import.meta.glob<string>('./evening/*.txt', { query: '?raw', import: 'default' });

/**
 * Has the pages speak a language from now on, and all parts of the words that come later: before they are drawn.
 * English comes with them.
 */
export async function speak(language: LanguageId): Promise<void> {
  const [file, ofGames, { translation, parseMessages }, { overlayGames }] = await Promise.all([
    PAGES[`./${language}.txt`]?.(),
    OF_GAMES[`./games/${language}.txt`]?.(),
    import('./overlay.ts'),
    import('./games.ts'),
  ]);
  if (file !== undefined) translateParts(translation(language, parseMessages(file)));
  if (ofGames !== undefined) overlayGames(text, GAMES, parseMessages(ofGames));
}

let evening: Promise<void> | undefined;

/**
 * Has the evening's pages speak the language that the others speak: awaited before one of them is drawn. They stay
 * English where the language cannot be fetched.
 */
export function speakEvening(): Promise<void> {
  evening ??= loadEvening(text.language).catch(() => undefined);
  return evening;
}

async function loadEvening(language: string): Promise<void> {
  const load = OF_EVENING[`./evening/${language}.txt`];
  if (load === undefined) return;
  const [words, terms = '', { eveningText }, { overlayEvening, parseMessages, termsOf }] = await Promise.all([
    load(),
    PAGES[`./${language}.txt`]?.(),
    import('../evening.ts'),
    import('./overlay.ts'),
  ]);
  overlayEvening(eveningText, termsOf(language, parseMessages(terms)), parseMessages(words));
}
