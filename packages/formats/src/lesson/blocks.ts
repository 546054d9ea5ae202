import { type Failure, fail } from '@overtrick/rules/result';
import { plainLines } from '../place.ts';

export type LessonCode = 'ERR_LESSON';

/** A line of a lesson's text, with its number from 1. */
export interface LessonLine {
  readonly line: number;
  readonly text: string;
}

/** Makes the failure of a line, from 1, with its reason. */
export const wrong = (line: number, why: string): Failure<LessonCode> =>
  fail('ERR_LESSON', `line ${line}`, why);

/** Splits a text into blocks of lines at empty lines. */
export function blocksOf(text: string): readonly (readonly LessonLine[])[] {
  const blocks: LessonLine[][] = [];
  let isNew = true;
  for (const [i, each] of plainLines(text).split('\n').entries()) {
    const line = { line: i + 1, text: each.trimEnd() };
    if (line.text.trim() === '') isNew = true;
    else if (isNew) blocks.push([line]);
    else blocks.at(-1)?.push(line);
    if (line.text.trim() !== '') isNew = false;
  }
  return blocks;
}
