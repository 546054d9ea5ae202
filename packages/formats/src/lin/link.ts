import { handviewerLin } from '../handviewer.ts';
import type { LinFile } from './file.ts';
import { linOfPage } from './html.ts';

/** An address; with its query looked for here, a text of many beginnings would be read from each to its end. */
const ADDRESS = /https?:\/\/[^\s"'<>]+/g;
const hasQuery = (address: string): boolean => /.\?./.test(address);

/** Does the text hold a link to the hand viewer, or a page's boards? */
export const hasBoardLink = (text: string): boolean =>
  linOfPage(text) !== undefined ||
  [...text.matchAll(ADDRESS)].some(([link]) => hasQuery(link) && handviewerLin(link) !== undefined);

/**
 * The text with the board of each link in its place, and with what was encoded for a link as it was before; of a page
 * its boards.
 */
export function plainLin(given: string): string {
  const text = linOfPage(given) ?? given;
  // a link with its bars as they are reads as LIN where it stands
  const plain = text.replace(ADDRESS, (link) =>
    link.includes('|') || !hasQuery(link) ? link : (handviewerLin(link) ?? link),
  );
  return plain.includes('|') ? plain : decoded(plain);
}

/** The pairs with values such as `Board%207` as they were before they were put into a link. */
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
