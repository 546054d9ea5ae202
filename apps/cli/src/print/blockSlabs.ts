import { QR_MARGIN, qrOf } from '@overtrick/formats/sheets/qr';
import type { Block, Card, HandBlock, HeadingBlock, QrBlock, TextBlock } from '@overtrick/print/sheet';
import { handsSlab } from './handsSlab.ts';
import { LEADING, type Pen, type TextStyle } from './pen.ts';
import { gap, heightOf, type Room, type Slab } from './slab.ts';
import { tableSlabs, tableWidth } from './tableSlabs.ts';

const HEADING_SIZES = { plain: 12, large: 19, huge: 38 } as const;
const TEXT_SIZE = 9;
const HAND_SIZE = 14;
const QR_SIDE = 84;

/** Returns the strips of a card, from the top; its corner is drawn with the first. */
export function cardSlabs({ blocks, corner }: Card, room: Room): readonly Slab[] {
  if (corner === undefined) return blocks.flatMap((block) => blockSlabs(block, room));
  const side = QR_SIDE * room.scale;
  const code = qrSlab(corner, { ...room, width: side });
  const beside: Room = { ...room, width: room.width - side * (room.isCentred ? 2 : 1) - 6 };
  const above = blocks.findIndex(({ kind }) => kind !== 'heading' && kind !== 'text');
  const split = above === -1 ? blocks.length : above;
  const upper = blocks.slice(0, split).flatMap((block) => blockSlabs(block, beside));
  const missing = Math.max(0, code.height - heightOf(upper));
  return [
    {
      height: 0,
      isHeading: true,
      draw: (x, y) => code.draw(x + room.width - side, y),
    },
    ...upper.map((slab) => (room.isCentred ? moved(slab, side + 3) : slab)),
    gap(missing),
    ...blocks.slice(split).flatMap((block) => blockSlabs(block, room)),
  ];
}

/** Returns the width of a card in which nothing wraps; a card with a diagram has the diagram's width. */
export function naturalWidthOf({ blocks, corner }: Card, room: Room): number {
  const { pen, scale } = room;
  const beside = corner === undefined ? 0 : QR_SIDE * scale + 6;
  const widths = blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return beside + pen.widthOf(block.text, headingStyle(block, scale));
      case 'text':
        return beside + pen.widthOf(block.text, { size: TEXT_SIZE * scale });
      case 'table':
        return tableWidth(block, room);
      default:
        return scale > 1 ? Infinity : 0;
    }
  });
  return Math.max(0, ...widths);
}

const headingStyle = ({ size }: HeadingBlock, scale: number): TextStyle => ({
  size: HEADING_SIZES[size ?? 'plain'] * scale,
  weight: 'bold',
});

const moved = (slab: Slab, by: number): Slab => ({ ...slab, draw: (x, y) => slab.draw(x + by, y) });

function blockSlabs(block: Block, room: Room): readonly Slab[] {
  switch (block.kind) {
    case 'heading':
      return headingSlabs(block, room);
    case 'text':
      return textSlabs(block, { size: TEXT_SIZE * room.scale }, room);
    case 'table':
      return tableSlabs(block, room);
    case 'hands':
      return [handsSlab(block, room)];
    case 'hand':
      return handSlabs(block, room);
    case 'qr':
      return [qrSlab(block, room)];
  }
}

const headingSlabs = (block: HeadingBlock, room: Room): readonly Slab[] =>
  textSlabs(block, headingStyle(block, room.scale), room).map((slab) => ({ ...slab, isHeading: true }));

const textSlabs = (
  { text }: Pick<TextBlock, 'text'>,
  style: TextStyle,
  { pen, width, isCentred }: Room,
): readonly Slab[] =>
  pen.wrap(text, width, style).map((line) => ({
    height: style.size * LEADING,
    draw: (x, y) => pen.line(line, x, y, width, style, isCentred ? 'middle' : 'left'),
  }));

const handSlabs = ({ lines }: HandBlock, { pen, width, scale }: Room): readonly Slab[] =>
  lines.map((line) => ({
    height: HAND_SIZE * scale * LEADING * 1.1,
    draw: (x, y) => pen.line(line, x, y, width, { size: HAND_SIZE * scale }),
  }));

/** Returns a QR code with its quiet zone, and its caption below. */
function qrSlab({ text, caption }: QrBlock, { pen, width, scale }: Room): Slab {
  const side = Math.min(width, QR_SIDE * scale);
  const style: TextStyle = { size: TEXT_SIZE * scale };
  return {
    height: side + (caption === undefined ? 0 : style.size * LEADING),
    draw: (x, y) => {
      drawQr(pen, text, x + (width - side) / 2, y, side);
      if (caption !== undefined) pen.line(caption, x, y + side, width, style, 'middle');
    },
  };
}

function drawQr({ doc }: Pen, text: string, x: number, y: number, side: number): void {
  const code = qrOf(text);
  const square = side / (code.size + 2 * QR_MARGIN);
  for (let row = 0; row < code.size; row++)
    for (let from = 0; from < code.size; from++) {
      if (!code.isDark(from, row)) continue;
      let to = from;
      while (code.isDark(to + 1, row)) to++;
      // adjacent dark squares are drawn as one, so that no thin line shows between them
      doc.rect(
        x + (from + QR_MARGIN) * square,
        y + (row + QR_MARGIN) * square,
        (to + 1 - from) * square,
        square,
      );
      from = to;
    }
  doc.fill('black');
}
