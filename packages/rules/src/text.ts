/**
 * Trimmed, with a to z as capitals. Other letters stay, so that none of those that Unicode folds to a Latin letter
 * (`ſ`, `ß`, the Kelvin sign) passes for one in a notation.
 */
export const capitals = (text: string): string =>
  text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** A value that came through JSON or a command line, as an error message shows it: JSON, cut at 40 characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A number as rules print it: `1,250`, `−300`. */
export const printed = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

type Cell = string | number;

const lineOf = (cells: readonly Cell[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? printed(cell) : cell)).join(' | ')} |`;

/** A table of a text in Markdown; numbers are printed with their thousands apart. */
export const makeTextTable = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [lineOf(head), `|${'---|'.repeat(head.length)}`, ...rows.map(lineOf)].join('\n');

/** A long table of few columns, laid in so many parts side by side that are read one after the other. */
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
