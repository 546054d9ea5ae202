/** Returns rows as aligned plain text: the first column to the left, the others to the right. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Groups the items that have the same text, in the order in which each text is first found. */
export function groupedBy<T>(items: readonly T[], textOf: (item: T) => string): readonly (readonly T[])[] {
  return [...Map.groupBy(items, textOf).values()];
}
