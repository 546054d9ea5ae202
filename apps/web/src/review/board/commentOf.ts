import type { Board } from '@overtrick/formats/board';

/**
 * Returns the commentary of a file on a board, in its order: the text around the auction and the play, not at a card.
 */
export function commentOf({ asides, auction, play, pairs }: Board): string {
  const said = [
    ...asides.map(({ text }) => plainAside(text)),
    ...(auction?.comments ?? []),
    ...(play?.comments ?? []),
    ...pairs.filter(({ tag }) => tag === 'nt').map(({ value }) => value),
  ];
  return said
    .map((each) => each.replace(SIGNS, '').replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
    .join(' ');
}

/** LIN's marks for colours, tabs and line breaks in displayed text. */
const SIGNS = /@\d|\^(?:\*?[a-z]|\*)/g;

/** Strips the signs from PBN's comments, and drops escaped lines, which are for programs. */
const plainAside = (text: string): string =>
  text.replace(/^%.*$/gm, '').replace(/^\s*;/gm, '').replace(/[{}]/g, ' ');
