/** A place in a text: line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** `12:7`, as error messages have it. */
export const makePlace = ({ line, column }: Place): string => `${line}:${column}`;

/** Line ends as `\n`, and no byte order mark: neither moves a line or a column. */
export const plainLines = (text: string): string =>
  (text.startsWith('\uFEFF') ? text.slice(1) : text).replace(/\r\n?/g, '\n');

/**
 * Finds the places of offsets in a text with plain lines; made once a text, then logarithmic.
 * @param start where the text begins, when it is a piece of a longer one
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
