import { scanPbn } from './scan.ts';

/** True if this piece of a text is a comment, an escaped line or white space. */
export const isAside = (piece: string): boolean => /^[%{;]/.test(piece) || piece.trim() === '';

/**
 * Makes text after a tag safe after any tag: removes empty lines, which would end the game, and turns other text into
 * comments.
 */
export function asideOf(text: string): string {
  const pieces: string[] = [];
  for (const piece of piecesOf(text)) {
    if (isAside(piece)) pieces.push(piece);
    else {
      const comment = `{${piece.trim().replaceAll('}', ')')}}`;
      pieces.push(`${endsBlank(pieces.at(-1) ?? '') ? '' : ' '}${comment}${endsBlank(piece) ? ' ' : ''}`);
    }
  }
  return pieces.join('').trimEnd();
}

/**
 * True if a text ends in white space; looks at the last character only, since a pattern would scan the whole text for
 * each piece.
 */
const endsBlank = (text: string): boolean => text.slice(-1).trim() === '' && text !== '';

/** Removes the empty lines of a text, except those in comments. */
export const withoutGaps = (text: string): string => [...piecesOf(text)].join('').trimEnd();

function* piecesOf(text: string): Generator<string> {
  // a text does not begin a line: a letter before it says so
  const scanned = `x${text}`;
  let gap = false;
  for (const piece of scanPbn(scanned)) {
    if (piece.kind === 'text' && !gap) yield scanned.slice(Math.max(1, piece.from), piece.to);
    gap = piece.kind === 'gap';
  }
}
