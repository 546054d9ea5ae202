import { ENGLISH, type PrintWords } from './words.ts';

/** The words of a language as plain data: a text has `{0}` and `{1}` in the places of its values. */
export interface WordTexts {
  readonly [name: string]: string | WordTexts;
}

/** Writes words as plain data. */
export const makeWordTexts = (words: object): WordTexts =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, unknown]) => {
      if (typeof word === 'function') return [name, String(word('{0}', '{1}'))];
      return [name, typeof word === 'object' && word !== null ? makeWordTexts(word) : String(word)];
    }),
  );

/** Reads words from plain data; those that are missing stay English. */
export const parseWordTexts = (texts: WordTexts): PrintWords => readWord(ENGLISH, texts);

function readWord<T>(english: T, text: string | WordTexts | undefined): T {
  if (typeof english === 'function' && typeof text === 'string')
    return ((...values: readonly string[]) =>
      text.replaceAll(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? '')) as T;
  if (typeof english === 'object' && english !== null)
    return Object.fromEntries(
      Object.entries(english).map(([name, word]) => [
        name,
        readWord(word, typeof text === 'object' && Object.hasOwn(text, name) ? text[name] : undefined),
      ]),
    ) as T;
  return typeof text === typeof english ? (text as T) : english;
}
