import { GAMES } from '../../games/list.ts';
import { translateParts } from '../part.ts';
import { text } from '../text.ts';
import type { LanguageId } from './list.ts';

/**
 * The files of messages, each fetched when its language is wanted: the words of the pages, those for the games, and
 * those of the club's pages.
 */
const PAGES = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default' });
const OF_GAMES = import.meta.glob<string>('./games/*.txt', { query: '?raw', import: 'default' });
const OF_CLUB = import.meta.glob<string>('./club/*.txt', { query: '?raw', import: 'default' });

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

let club: Promise<void> | undefined;

/**
 * Has the pages of the club speak the language that the others speak: awaited before one of them is drawn. They stay
 * English where the language cannot be fetched.
 */
export function speakClub(): Promise<void> {
  club ??= loadClub(text.language).catch(() => undefined);
  return club;
}

async function loadClub(language: string): Promise<void> {
  const load = OF_CLUB[`./club/${language}.txt`];
  if (load === undefined) return;
  const [words, terms = '', { clubText }, { overlayClub, parseMessages, termsOf }] = await Promise.all([
    load(),
    PAGES[`./${language}.txt`]?.(),
    import('../club.ts'),
    import('./overlay.ts'),
  ]);
  overlayClub(clubText, termsOf(language, parseMessages(terms)), parseMessages(words));
}
