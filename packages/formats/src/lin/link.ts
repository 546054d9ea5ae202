import { handviewerLin } from '../handviewer.ts';
import type { LinFile } from './file.ts';
import { linOfPage } from './html.ts';

/** An address. A pattern that also matches its query would read a text with many starts from each start to the end. */
const ADDRESS = /https?:\/\/[^\s"'<>]+/g;
const hasQuery = (address: string): boolean => /.\?./.test(address);

/** True if the text has a link to the hand viewer, or is a page with boards. */
export const hasBoardLink = (text: string): boolean =>
  linOfPage(text) !== undefined ||
  [...text.matchAll(ADDRESS)].some(([link]) => hasQuery(link) && handviewerLin(link) !== undefined);

/** Replaces each link by its board, and decodes text that was encoded for a link; for a page, returns its boards. */
export function plainLin(given: string): string {
  const text = linOfPage(given) ?? given;
  // a link with its bars as they are reads as LIN where it stands
  const plain = text.replace(ADDRESS, (link) =>
    link.includes('|') || !hasQuery(link) ? link : (handviewerLin(link) ?? link),
  );
  return plain.includes('|') ? plain : decoded(plain);
}

/** Decodes the values of pairs, such as `Board%207`. */
export const plainValues = (file: LinFile): LinFile => ({
  ...file,
  pairs: file.pairs.map((pair) => (/\s/.test(pair.value) ? pair : { ...pair, value: decoded(pair.value) })),
});

function decoded(text: string): string {
  if (!/%[0-9A-Fa-f]{2}/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
