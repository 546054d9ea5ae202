/**
 * RBN 3, Richard Pavlicek's notation (rpbridge.net, article 7A12): each line has a letter and a value, an empty line
 * ends a board.
 *
 *     B 7
 *     H W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:
 *     A SB:1H2C2H3C:4HA
 *     C 4H:S
 *     P C84A7:CJSTQ8
 *     R 10
 *
 * Hands go clockwise, the last one is the rest. Calls are in groups of four, with `A` for the passes that end the
 * auction. A trick has the suit of its first card, and of cards in other suits.
 */
import { plainLines } from '../place.ts';

export interface RbnLine {
  /** A letter, a digit for a note, or `{` for a text. */
  readonly label: string;
  readonly value: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Splits the text into the lines of each board. Texts in braces may span lines; lines that start with `%` are ignored.
 */
export function parseRbn(text: string): readonly (readonly RbnLine[])[] {
  const records: RbnLine[][] = [];
  let record: RbnLine[] = [];
  let inText = false;
  const end = (): void => {
    if (record.length > 0) records.push(record);
    record = [];
    inText = false;
  };
  for (const [i, each] of plainLines(text).split('\n').entries()) {
    const last = record.at(-1);
    if (each.trim() === '') end();
    else if (inText && last !== undefined)
      record.splice(-1, 1, { ...last, value: `${last.value}\n${each.replace(/\}\s*$/, '')}` });
    else if (each.startsWith('{'))
      record.push({ label: '{', value: each.slice(1).replace(/\}\s*$/, ''), line: i + 1 });
    else if (!each.startsWith('%'))
      record.push({ label: each.charAt(0).toUpperCase(), value: each.slice(1).trim(), line: i + 1 });
    inText = (inText || each.startsWith('{')) && !/\}\s*$/.test(each);
  }
  end();
  return records;
}

/** The labels that stay valid for the following boards until they are repeated. */
export const LASTING: readonly string[] = [...'DTLESFKN'];

/** PBN's tags for values that a board has no field for, by their letter. */
export const TAG_OF_LABEL: Readonly<Record<string, string>> = {
  E: 'Event',
  L: 'Site',
  S: 'Stage',
  T: 'Title',
};

/** PBN's names of the scoring methods, by their letter. */
export const SCORING: Readonly<Record<string, string>> = {
  I: 'IMP',
  M: 'MP',
  X: 'CrossIMP',
  R: 'Rubber',
  C: 'Chicago',
  T: 'TotalPoints',
  B: 'BAM',
};
