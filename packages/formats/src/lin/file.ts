/**
 * A LIN file, as Bridge Base writes them, as its pairs of a tag and a value: `tag|value|`, one after the other.
 *
 *     qx|o1|md|3SA…,…,…,|ah|Board 1|sv|o|mb|1N!|an|15-17|mb|p|mb|p|mb|p|pg||
 *     pc|S5|pc|S6|pc|SK|pc|S3|pg||mc|7|pg||
 *
 * There is no published standard; this follows the files of the site's archives. Nothing is interpreted here, and
 * nothing is lost.
 */
import { makeLocator, type Place, plainLines } from '../place.ts';

export interface LinFile {
  readonly pairs: readonly LinPair[];
  /** The text after the last pair: white space, or an incomplete pair. */
  readonly after: string;
  readonly lineEnd: '\n' | '\r\n';
}

export interface LinPair {
  /** The text before the tag: white space, stray bars, and anything that is not a pair. */
  readonly gap: string;
  /** Two letters. */
  readonly tag: string;
  readonly value: string;
  readonly place: Place;
  /** The place where the value starts. */
  readonly valuePlace: Place;
}

const BLANK = /[\s|]*/y;
/** A tag, possibly after other text: at the start of a line, or in a link. */
const TAG = /(?:^|[\s=])([A-Za-z]{2})\s*$/;

/** Reads any text. Text that is not a pair goes into the gap before the next pair. */
export function parseLin(text: string): LinFile {
  const plain = plainLines(text);
  const locate = makeLocator(plain);
  const pairs: LinPair[] = [];
  let from = 0;
  for (let at = 0; ; ) {
    BLANK.lastIndex = at;
    BLANK.exec(plain);
    at = BLANK.lastIndex;
    const bar = plain.indexOf('|', at);
    const end = bar === -1 ? -1 : plain.indexOf('|', bar + 1);
    if (end === -1) break;
    const found = TAG.exec(plain.slice(Math.max(at, bar - LONGEST_TAG), bar))?.[1];
    if (found !== undefined) {
      const start = plain.lastIndexOf(found, bar);
      pairs.push({
        gap: plain.slice(from, start),
        tag: found.toLowerCase(),
        value: plain.slice(bar + 1, end),
        place: locate(start),
        valuePlace: locate(bar + 1),
      });
      from = end + 1;
    }
    at = found === undefined ? bar + 1 : from;
  }
  return { pairs, after: plain.slice(from), lineEnd: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** Two letters, with white space around them. */
const LONGEST_TAG = 16;

/** Writes a file for `parseLin`. */
export const makeLin = ({ pairs, after, lineEnd }: LinFile): string =>
  (pairs.map(({ gap, tag, value }) => `${gap}${tag}|${value}|`).join('') + after).replaceAll('\n', lineEnd);

/** True if the file ends within a pair. The end of a page, `pg`, may lack its bars. */
export const isCutOff = ({ after }: LinFile): boolean =>
  !/^[\s|]*pg\s*\|?\s*$/i.test(after) && /^[\s|]*[A-Za-z]{2}\s*(?:\||$)/.test(after);
