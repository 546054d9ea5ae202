/** A column of a table section (PBN 5.1): its name, the alignment of its cells, and the cell of a row. */
export interface TableColumn<Row> {
  readonly name: string;
  readonly side: 'L' | 'R';
  readonly cell: (row: Row) => string;
}

/** Returns the value and the text of a table's tag: columns as wide as their content, a row a line. */
export function makeTableTag<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): readonly [value: string, text: string] {
  const cells = rows.map((row) => columns.map(({ cell }) => makeWord(cell(row))));
  const widths = columns.map((_, i) => Math.max(1, ...cells.map((row) => row[i]?.length ?? 0)));
  const value = columns.map(({ name, side }, i) => `${name}\\${widths[i]}${side}`).join(';');
  const lines = cells.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return columns[i]?.side === 'R' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' ')
      .trimEnd(),
  );
  return [value, lines.map((line) => `\n${line}`).join('')];
}

/** Writes one word of a row, quoted if it contains a blank or a character with a meaning in PBN. */
const makeWord = (text: string): string =>
  /^[\w.+-]+$/.test(text)
    ? text
    : `"${text.replaceAll('"', "'").replaceAll('\\', '/').replace(/\s+/g, ' ')}"`;
