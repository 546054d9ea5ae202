/**
 * Formats rows as aligned columns with two blanks between: text on the left, numbers (and empty cells of their columns)
 * on the right. Empty columns are left out. Ends with a line end.
 */
export function makeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head
    .map((title, i) => ({ title, cells: rows.map((row) => row[i] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ title, cells }) => {
      const width = Math.max(...[title, ...cells].map((cell) => cell.length));
      const right = cells.every((cell) => cell === '' || /^[-+]?[\d,.]+$/.test(cell));
      return [title, ...cells].map((cell) => (right ? cell.padStart(width) : cell.padEnd(width)));
    });
  const lines = [head, ...rows].map((_, i) =>
    columns
      .map((column) => column[i])
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
