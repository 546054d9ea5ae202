/** A part of a document that is made from the code. */
export interface Part {
  /** The document, from the root. */
  readonly file: string;
  /** The name in the document's marks. */
  readonly name: string;
  readonly make: () => string;
}

/** Returns the document with its part made anew; the part stands between two marks. */
export function withPart(text: string, name: string, made: string): string {
  const [begin, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document has no place for ${name}: ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n\n${made.trim()}\n\n${text.slice(to)}`;
}

/** Draws a table in Markdown, its columns aligned. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' '): string =>
    `| ${widths.map((width, i) => (row[i] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), line([], '-'), ...others.map((row) => line(row))].join('\n');
}
