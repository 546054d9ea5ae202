/** A place in a text: line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Writes a place for error messages: `12:7`. */
export const makePlace = ({ line, column }: Place): string => `${line}:${column}`;

/** Converts line ends to `\n` and removes a byte order mark; neither changes the line or column of a place. */
export const plainLines = (text: string): string =>
  (text.startsWith('\uFEFF') ? text.slice(1) : text).replace(/\r\n?/g, '\n');

/**
 * Makes a function that finds the place of an offset in a text with plain lines, in logarithmic time.
 * @param start the place where the text starts, if it is a piece of a longer one
 */
export function makeLocator(text: string, start: Place = { line: 1, column: 1 }): (offset: number) => Place {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (starts[low] ?? 0);
    return { line: start.line + low, column: column + (low === 0 ? start.column : 1) };
  };
}
