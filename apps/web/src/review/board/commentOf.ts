import type { Board } from '@overtrick/formats/board';

/** The commentary of a file on a board, in its order: what stands around the auction and the play, not at a card. */
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

/** LIN's signs of colours, tabs and lines in what it shows. */
const SIGNS = /@\d|\^(?:\*?[a-z]|\*)/g;

/** PBN's comments without their signs; lines that are escaped are for programs. */
const plainAside = (text: string): string =>
  text.replace(/^%.*$/gm, '').replace(/^\s*;/gm, '').replace(/[{}]/g, ' ');
