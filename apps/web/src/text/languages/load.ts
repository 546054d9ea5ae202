import { GAMES } from '../../games/list.ts';
import { text } from '../text.ts';
import type { LanguageId } from './list.ts';

/** The files of messages, each fetched when its language is wanted: the words of the pages, and those for the games. */
const PAGES = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default' });
const OF_GAMES = import.meta.glob<string>('./games/*.txt', { query: '?raw', import: 'default' });

/** Has the pages speak a language from now on: before they are drawn. English comes with them. */
export async function speak(language: LanguageId): Promise<void> {
  const [file, ofGames, { overlay, parseMessages }, { overlayGames }] = await Promise.all([
    PAGES[`./${language}.txt`]?.(),
    OF_GAMES[`./games/${language}.txt`]?.(),
    import('./overlay.ts'),
    import('./games.ts'),
  ]);
  if (file !== undefined) overlay(text, language, parseMessages(file));
  if (ofGames !== undefined) overlayGames(text, GAMES, parseMessages(ofGames));
}
