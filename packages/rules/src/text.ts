/**
 * Trims a text and makes a to z capitals. Other letters stay, so that none of those that Unicode folds to a Latin
 * letter (`ſ`, `ß`, the Kelvin sign) passes for one in a notation.
 */
export const capitals = (text: string): string =>
  text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Formats a value from JSON or a command line for an error message: JSON, cut at 40 characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Formats a number as rules print it: `1,250`, `−300`. */
export const printed = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

type Cell = string | number;

const lineOf = (cells: readonly Cell[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? printed(cell) : cell)).join(' | ')} |`;

/** Formats a table in Markdown; numbers have their thousands separated. */
export const makeTextTable = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [lineOf(head), `|${'---|'.repeat(head.length)}`, ...rows.map(lineOf)].join('\n');

/** Formats a long table of few columns as `parts` parts side by side, to be read one after the other. */
export function makeFoldedTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  parts: number,
): string {
  const length = Math.ceil(rows.length / parts);
  const empty = head.map(() => '');
  const side = Array.from({ length: parts }, (_, part) => part);
  return makeTextTable(
    side.flatMap(() => head),
    Array.from({ length }, (_, i) => side.flatMap((part) => rows[part * length + i] ?? empty)),
  );
}
