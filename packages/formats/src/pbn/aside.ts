import { scanPbn } from './scan.ts';

/** Is this piece of a text a comment, an escaped line or white space? */
export const isAside = (piece: string): boolean => /^[%{;]/.test(piece) || piece.trim() === '';

/**
 * Text behind a tag that can stand behind any tag: without empty lines, which would end the game, and with what is no
 * comment made one.
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

/** One look at the last sign: a pattern would go through the whole text for each piece. */
const endsBlank = (text: string): boolean => text.slice(-1).trim() === '' && text !== '';

/** The text without its empty lines, other than those in comments. */
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
