/** A cell of a table; `undefined` for an empty one. */
export type Cell = string | number | undefined;

/** Writes rows as comma-separated values (RFC 4180). */
export const makeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(makeCell).join(',')}\r\n`).join('');

/**
 * Writes a cell, quoted if necessary. A text that a spreadsheet would take for a formula gets an apostrophe in front,
 * since players may choose any name.
 */
function makeCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[-=+@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
