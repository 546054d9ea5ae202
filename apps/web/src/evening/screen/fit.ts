/** The fit of texts on the wall: widths are estimated in ems, so that pages are the same on every screen. */

/** The width of a page's line, in ems of its letters. */
export const LINE_EMS = 23.5;

/** The most lines of a page under one row of clocks, and the lines that another row of clocks takes. */
const LINES = 8;
const LINES_OF_ROW = 3;
/** The most clocks in a row. */
const CLOCKS_ACROSS = 6;

/** Returns the rows of clocks for a number of sections. */
export const clockRows = (sections: number): number => Math.max(1, Math.ceil(sections / CLOCKS_ACROSS));

/** Returns the lines of a page under the clocks of a number of sections. */
export const linesUnder = (sections: number): number =>
  Math.max(2, LINES - LINES_OF_ROW * (clockRows(sections) - 1));

/** Wide characters stand in a square: Chinese, Japanese, Korean, fullwidth forms. */
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;
const WIDE = /[MWmw@%—…Œœ×&]|\p{Lu}/u;
const NARROW = /[ijlftI.,:;'’!|()[\] -]/u;

/** Estimates the width of a text in ems, rather too wide than too narrow. */
export const emsOf = (text: string): number => [...text].reduce((sum, char) => sum + emsOfChar(char), 0);

function emsOfChar(char: string): number {
  if (SQUARE.test(char)) return 1;
  if (NARROW.test(char)) return 0.31;
  return WIDE.test(char) ? 0.74 : 0.54;
}

/** Divides a text into lines of at most `ems`: between words, or within a word that is longer than a line. */
export function linesOf(text: string, ems: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') lines.push(line);
    line = '';
  };
  for (const word of wordsOf(text)) {
    if (line !== '' && emsOf((line + word).trimEnd()) > ems) end();
    for (const char of word) {
      if (emsOf(line + char) > ems && char !== ' ') end();
      line += char;
    }
  }
  end();
  return lines;
}

/** Splits a text where a line may break: after spaces, and on both sides of a wide character. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<= )/u)
    .flatMap((word) => {
      const parts: string[] = [];
      for (const char of word) {
        const last = parts.at(-1);
        if (last === undefined || SQUARE.test(char) || SQUARE.test(last)) parts.push(char);
        else parts[parts.length - 1] = last + char;
      }
      return parts;
    });

/**
 * Divides items among pages of a number of lines, as evenly as the fewest pages allow. An item higher than a page has
 * one of its own.
 */
export function pagesOf<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
  lines: number,
): readonly (readonly T[])[] {
  const fewest = filled(items, heightOf, lines);
  const even = divided(items, heightOf, fewest.length);
  const heights = even.map((page) => page.reduce((sum, item) => sum + heightOf(item), 0));
  const isFit = even.every(({ length }, i) => length === 1 || (length > 1 && (heights[i] ?? 0) <= lines));
  return isFit ? even : fewest;
}

/** Divides items among that many pages, each page ending as near as possible to its share of the height. */
function divided<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
  pages: number,
): readonly (readonly T[])[] {
  const whole = items.reduce((sum, item) => sum + heightOf(item), 0);
  const all: T[][] = Array.from({ length: pages }, () => []);
  let above = 0;
  for (const item of items) {
    const middle = above + heightOf(item) / 2;
    above += heightOf(item);
    all[Math.ceil((middle * pages) / whole) - 1]?.push(item);
  }
  return all;
}

/** Fills page after page with as many items as fit. */
function filled<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
  lines: number,
): readonly (readonly T[])[] {
  const pages: T[][] = [];
  let room = 0;
  for (const item of items) {
    const height = heightOf(item);
    const last = pages.at(-1);
    if (last !== undefined && height <= room) last.push(item);
    else {
      pages.push([item]);
      room = lines;
    }
    room -= height;
  }
  return pages;
}
