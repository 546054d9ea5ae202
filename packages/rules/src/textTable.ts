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
