import type { PreviewWords } from '@overtrick/protocol/invite/preview';
import { seats } from '../en/terms.ts';
import { type Messages, parseMessages } from './overlay.ts';

/** The English words of the link to a table in a messenger: they go to the server, and to no page. */
export const preview = {
  title: (name: string, game: string): string => `${name} invites you to ${game}`,
  description: (match: string, free: string): string =>
    `${match}. Free: ${free}. It opens in the browser: no account, nothing to install.`,
};

/** English, by which games and matches are called what they call themselves. */
const ENGLISH: PreviewWords = {
  title: preview.title('{0}', '{1}'),
  description: preview.description('{0}', '{1}'),
  seats,
  games: {},
  matches: {},
};

/** The words of a language's files: those of the pages, and those for games. */
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
 * The words by which a table's link is shown elsewhere, in all languages.
 * @param fileOf the text of a file of messages: `de.txt`, `games/de.txt`
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
