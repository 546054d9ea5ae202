import type { PreviewWords } from '@overtrick/protocol/invite/preview';
import { seats } from '../en/terms.ts';
import { type Messages, parseMessages } from './overlay.ts';

/** The English words of a table's link preview in a messenger: only the server uses them, no page does. */
export const preview = {
  title: (name: string, game: string): string => `${name} invites you to ${game}`,
  description: (match: string, free: string): string =>
    `${match}. Free: ${free}. It opens in the browser: no account, nothing to install.`,
};

/** The English words, in which games and matches keep their own names. */
const ENGLISH: PreviewWords = {
  title: preview.title('{0}', '{1}'),
  description: preview.description('{0}', '{1}'),
  seats,
  games: {},
  matches: {},
};

/** Builds the preview words from a language's files: those of the pages, and those for games. */
function wordsIn(pages: Messages, ofGames: Messages): PreviewWords {
  const of = (key: string, english: string): string => pages.get(key) ?? english;
  const named = (what: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...ofGames].flatMap(([key, name]) => {
        const [kind, id, field, more] = key.split('.');
        return kind === what && id !== undefined && field === 'name' && more === undefined
          ? [[id, name]]
          : [];
      }),
    );
  return {
    title: of('preview.title', ENGLISH.title),
    description: of('preview.description', ENGLISH.description),
    seats: {
      N: of('seats.N', seats.N),
      E: of('seats.E', seats.E),
      S: of('seats.S', seats.S),
      W: of('seats.W', seats.W),
    },
    games: named('games'),
    matches: named('matches'),
  };
}

/**
 * Returns the words for the link preview of a table, in all languages.
 * @param fileOf returns the text of a file of messages: `de.txt`, `games/de.txt`
 */
export const previewsIn = (
  languages: readonly string[],
  fileOf: (name: string) => string,
): Readonly<Record<string, PreviewWords>> =>
  Object.fromEntries(
    languages.map((id) => [
      id,
      id === 'en'
        ? ENGLISH
        : wordsIn(parseMessages(fileOf(`${id}.txt`)), parseMessages(fileOf(`games/${id}.txt`))),
    ]),
  );
