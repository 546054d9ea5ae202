import type { HandsBlock } from '@overtrick/print/sheet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { LEADING, type Pen, type TextStyle } from './pen.ts';
import type { Room, Slab } from './slab.ts';

const SIZE = 7.6;
/** The maximum width of a diagram, because hands that are far apart are hard to see together. */
const WIDEST = 220;
const LINES = 4;

/** Returns a diagram with three columns and three bands of four lines each, and par below. */
export function handsSlab(block: HandsBlock, { pen, width: room, scale }: Room): Slab {
  const style: TextStyle = { size: SIZE * scale };
  const bold: TextStyle = { ...style, weight: 'bold' };
  const width = Math.min(room, WIDEST * scale);
  const column = width / 3;
  const line = style.size * LEADING;
  const band = LINES * line;
  const { corner, hands, points, letters, tricks, par } = block;
  return {
    height: 3 * band + (par === undefined ? 0 : line) + 2 * scale,
    draw: (x, y) => {
      const lines = (texts: readonly string[], left: number, top: number, of: TextStyle): void => {
        for (const [i, text] of texts.entries()) pen.line(text, left, top + i * line, column - 3, of);
      };
      lines(corner, x, y, bold);
      lines(hands.N, x + column, y, style);
      lines(hands.W, x, y + band, style);
      lines(hands.E, x + 2 * column, y + band, style);
      lines(hands.S, x + column, y + 2 * band, style);
      const side = Math.min(band - 6 * scale, column - 6);
      const left = x + column + (column - side) / 2 - 3;
      pen.box(left, y + band + (band - side) / 2, side, side);
      cross(pen, letters, left, y + band + (band - side) / 2, side, bold);
      cross(pen, points, x, y + 2 * band + line * 0.5, band * 0.8, style);
      if (tricks) tricksTable(pen, tricks, x + 2 * column, y + 2 * band, column - 2, band, style);
      if (par !== undefined) pen.line(par, x, y + 3 * band + 1, width, style);
    },
  };
}

/** Draws a text for each seat, at its side of a square. */
function cross(
  pen: Pen,
  texts: HandsBlock['points'],
  x: number,
  y: number,
  side: number,
  style: TextStyle,
): void {
  const line = style.size * LEADING;
  const third = side / 3;
  const places = {
    N: [x, y + 1, side],
    S: [x, y + side - line, side],
    W: [x, y + (side - line) / 2, third],
    E: [x + 2 * third, y + (side - line) / 2, third],
  } as const;
  for (const seat of SEATS) {
    const [left, top, width] = places[seat];
    pen.line(texts[seat], left, top, width, style, 'middle');
  }
}

function tricksTable(
  pen: Pen,
  rows: readonly (readonly string[])[],
  x: number,
  y: number,
  width: number,
  height: number,
  { size }: TextStyle,
): void {
  const line = height / rows.length;
  const style: TextStyle = { size: Math.min(size * 0.9, line / LEADING) };
  const cell = width / Math.max(1, ...rows.map(({ length }) => length));
  for (const [i, row] of rows.entries())
    for (const [j, text] of row.entries())
      pen.line(text, x + j * cell, y + i * line, cell - 1, style, 'right');
}
