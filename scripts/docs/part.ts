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

/** Draws a table in Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
