/** A cell of a table; nothing where there is nothing to say. */
export type Cell = string | number | undefined;

/** Rows as comma-separated values (RFC 4180). */
export const makeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(makeCell).join(',')}\r\n`).join('');

/**
 * A cell, in quotes where it needs them. A text that a spreadsheet would take for a formula gets an apostrophe before
 * it: names are whatever players call themselves.
 */
function makeCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[-=+@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
