/** Names of HTML character entities that occur in addresses. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
  '#124': '|',
};

const QUOTED = /'([^'<>]*)'|"([^"<>]*)"/g;
const DEAL = /(?:^|[|=\s]|%7C)md(?:\||%7C)/i;

/** True if the text is a page rather than a file of boards. */
const isPage = (text: string): boolean => /<(?:a|html|body|table|td|div|script|iframe)\b/i.test(text);

/**
 * Finds the boards of a page, such as Bridge Base's list of a player's own hands: quoted texts with a deal in LIN, each
 * once, a line each; `undefined` if the text is not a page or has none.
 */
export function linOfPage(text: string): string | undefined {
  if (!isPage(text)) return undefined;
  const found = [...text.matchAll(QUOTED)].flatMap(([, single, double]) => {
    const plain = withoutEntities(single ?? double ?? '');
    // a call of a function within an attribute has quotation marks of its own
    const inner =
      plain
        .split("'")
        .slice(1, -1)
        .find((part) => /md(?:\||%7C)/i.test(part)) ?? plain;
    return DEAL.test(inner) ? [inner] : [];
  });
  return found.length === 0 ? undefined : `${[...new Set(found)].join('\n')}\n`;
}

const withoutEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
