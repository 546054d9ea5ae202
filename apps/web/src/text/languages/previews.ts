import { makeWordTexts, type WordTexts } from '@overtrick/print/wordTexts';
import type { PreviewWords } from '@overtrick/protocol/invite/preview';
import { evening } from '../en/evening.ts';
import { seats } from '../en/terms.ts';
import { type Messages, overlayEvening, parseMessages, termsOf } from './overlay.ts';

/** The English words of link previews in a messenger: only the server uses them, no page does. */
export const preview = {
  title: (name: string, game: string): string => `${name} invites you to ${game}`,
  description: (match: string, free: string): string =>
    `${match}. Free: ${free}. It opens in the browser: no account, nothing to install.`,
  club: 'The evenings of a bridge club, their results, and sign-ups for the next one.',
  evening: 'An evening of duplicate bridge: rounds, boards and results.',
  results: 'The results of the evening, board by board.',
  board: (board: string, evening: string): string => `Board ${board} · ${evening}`,
  challenge: (game: string, boards: string): string => `${game}: the same boards for everybody (${boards})`,
  challengeDescription:
    'Play them when you like, then compare every card. It opens in the browser: no account, nothing to install.',
};

/** The English words, in which games and matches keep their own names. */
const ENGLISH: PreviewWords = {
  title: preview.title('{0}', '{1}'),
  description: preview.description('{0}', '{1}'),
  club: preview.club,
  evening: preview.evening,
  results: preview.results,
  board: preview.board('{0}', '{1}'),
  challenge: preview.challenge('{0}', '{1}'),
  challengeDescription: preview.challengeDescription,
  seats,
  games: {},
  matches: {},
  print: makeWordTexts(evening.print.words),
};

/** Builds the preview words from a language's files: those of the pages, and those for games. */
function wordsIn(pages: Messages, ofGames: Messages, print: WordTexts): PreviewWords {
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
    club: of('preview.club', ENGLISH.club),
    evening: of('preview.evening', ENGLISH.evening),
    results: of('preview.results', ENGLISH.results),
    board: of('preview.board', ENGLISH.board),
    challenge: of('preview.challenge', ENGLISH.challenge),
    challengeDescription: of('preview.challengeDescription', ENGLISH.challengeDescription),
    seats: {
      N: of('seats.N', seats.N),
      E: of('seats.E', seats.E),
      S: of('seats.S', seats.S),
      W: of('seats.W', seats.W),
    },
    games: named('games'),
    matches: named('matches'),
    print,
  };
}

/**
 * Returns the words that the server uses for previews and embedded pages, in all languages.
 * @param fileOf returns the text of a file of messages: `de.txt`, `games/de.txt`, `evening/de.txt`
 */
export const previewsIn = (
  languages: readonly string[],
  fileOf: (name: string) => string,
): Readonly<Record<string, PreviewWords>> =>
  Object.fromEntries(
    languages.map((id) => {
      if (id === 'en') return [id, ENGLISH];
      const pages = parseMessages(fileOf(`${id}.txt`));
      const print = printWordsIn(id, pages, parseMessages(fileOf(`evening/${id}.txt`)));
      return [id, wordsIn(pages, parseMessages(fileOf(`games/${id}.txt`)), print)];
    }),
  );

/** Returns the words of printed sheets in a language. */
function printWordsIn(id: string, pages: Messages, ofEvening: Messages): WordTexts {
  const text = copied(evening);
  overlayEvening(text, termsOf(id, pages), ofEvening);
  return makeWordTexts(text.print.words);
}

/** Copies words, which a translation replaces in place; functions stay the same objects. */
const copied = <T>(words: T): T =>
  typeof words === 'object' && words !== null && !Array.isArray(words)
    ? (Object.fromEntries(Object.entries(words).map(([name, each]) => [name, copied(each)])) as T)
    : words;
