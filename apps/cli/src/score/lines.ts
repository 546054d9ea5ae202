/**
 * The lines of a score file: words between blanks, then `key=value` pairs; `#` starts a comment.
 *
 * ```
 * # the third deal
 * 4SX E 8 vul=ew
 * PASS
 * ```
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';

/** A word of a file with its line and column, both from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The two halves of `key=value`, each with its place. */
export interface Pair {
  readonly key: Word;
  readonly value: Word;
}

export interface ScoreLine {
  readonly words: readonly Word[];
  /** The `key=value` pairs by their keys. */
  readonly pairs: ReadonlyMap<string, Pair>;
  /** The place behind the last character that is not a comment, where a missing word would be. */
  readonly end: Word;
}

export type LineCode =
  | 'ERR_LINE_NONE' // no deal in the file
  | 'ERR_LINE_ORDER' // a word after a key
  | 'ERR_LINE_KEY' // a key twice, unknown, missing, or without a value
  | 'ERR_LINE_WORD'; // a word that is missing, too many, or not what it should be

export const failAt = (
  { line, column }: Omit<Word, 'text'>,
  code: LineCode,
  why: string,
): Failure<LineCode> => fail(code, `${line}:${column}`, why);

/** Splits a file into its lines, without those that have no words. */
export function readLines(text: string): Result<readonly ScoreLine[], LineCode> {
  const lines: ScoreLine[] = [];
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = readLine(row.replace(/#.*/, ''), index + 1);
    if (!line.ok) return line;
    if (line.value.words.length > 0 || line.value.pairs.size > 0) lines.push(line.value);
  }
  return lines.length > 0 ? ok(lines) : fail('ERR_LINE_NONE', '1:1', 'there is no deal in the file');
}

function readLine(row: string, line: number): Result<ScoreLine, LineCode> {
  const words: Word[] = [];
  const pairs = new Map<string, Pair>();
  for (const match of row.matchAll(/\S+/g)) {
    const word = { text: match[0], line, column: match.index + 1 };
    const equals = word.text.indexOf('=');
    if (equals < 0) {
      if (pairs.size > 0)
        return failAt(word, 'ERR_LINE_ORDER', `${word.text} must come before the key=value pairs`);
      words.push(word);
      continue;
    }
    const key = { ...word, text: word.text.slice(0, equals) };
    const value = { text: word.text.slice(equals + 1), line, column: word.column + equals + 1 };
    if (key.text === '')
      return failAt(word, 'ERR_LINE_KEY', `${word.text} has no key before its equals sign`);
    if (value.text === '') return failAt(value, 'ERR_LINE_KEY', `${key.text} has no value`);
    if (pairs.has(key.text)) return failAt(key, 'ERR_LINE_KEY', `${key.text} appears twice in this line`);
    pairs.set(key.text, { key, value });
  }
  return ok({ words, pairs, end: { text: '', line, column: row.trimEnd().length + 1 } });
}
