import type { TableBlock } from '@overtrick/print/sheet';
import { LEADING, type Pen, type TextStyle } from './pen.ts';
import { gap, type Room, type Slab } from './slab.ts';

const SIZE = 9.5;
/** The height of a row for handwriting. */
const FORM_HEIGHT = 19;
const PADDING = 3;
/** The width of a handwritten character, as a multiple of the print size. */
const WRITTEN = 0.75;

/** Returns a table as one slab per row; each knows the head that is repeated where the table continues. */
export function tableSlabs(
  { columns, rows, isForm }: TableBlock,
  { pen, width, scale }: Room,
): readonly Slab[] {
  const body: TextStyle = { size: SIZE * scale };
  const bold: TextStyle = { ...body, weight: 'bold' };
  const padding = PADDING * scale;
  const natural = naturalWidths({ columns, rows }, pen, body.size, padding);
  const least = columns.map(({ head }, i) =>
    Math.max(
      longestWord(pen, head, bold) + 2 * padding,
      ...rows.map((row) => Math.min(longestWord(pen, row[i] ?? '', body) + 2 * padding, width / 3)),
    ),
  );
  const widths = columnWidths(natural, least, width);
  const rowOf = (cells: readonly string[], style: TextStyle, isHead: boolean): Slab => {
    const wrapped = cells.map((cell, i) => pen.wrap(cell, (widths[i] ?? 0) - 2 * padding, style));
    const lines = Math.max(1, ...wrapped.map(({ length }) => length));
    const written = isForm && !isHead ? FORM_HEIGHT * scale : 0;
    const height = Math.max(written, lines * style.size * LEADING + padding * (isForm ? 1.6 : 1));
    return {
      height,
      draw: (x, y) => {
        let left = x;
        for (const [i, texts] of wrapped.entries()) {
          const cell = widths[i] ?? 0;
          const top = y + (height - texts.length * style.size * LEADING) / 2;
          for (const [at, text] of texts.entries())
            pen.line(
              text,
              left + padding,
              top + at * style.size * LEADING,
              cell - 2 * padding,
              style,
              columns[i]?.set,
            );
          if (isForm) pen.box(left, y, cell, height);
          left += cell;
        }
        if (!isForm) pen.rule(x, y + height, width, isHead ? 0.9 : 0.25);
      },
    };
  };
  const head = rowOf(
    columns.map((column) => column.head),
    bold,
    true,
  );
  return [
    gap(2 * scale),
    { ...head, isHeading: true },
    ...rows.map((row): Slab => ({ ...rowOf(row, body, false), head })),
    gap(5 * scale),
  ];
}

/** Returns the widths of a table's columns in which nothing wraps, with room for writing. */
function naturalWidths(
  { columns, rows }: Pick<TableBlock, 'columns' | 'rows'>,
  pen: Pen,
  size: number,
  padding: number,
): readonly number[] {
  return columns.map(
    ({ head, chars = 0 }, i) =>
      2 * padding +
      Math.max(
        pen.widthOf(head, { size, weight: 'bold' }),
        chars * WRITTEN * size,
        ...rows.map((row) => pen.widthOf(row[i] ?? '', { size })),
      ),
  );
}

/** Returns the width of a table in which nothing wraps. */
export const tableWidth = (block: TableBlock, { pen, scale }: Pick<Room, 'pen' | 'scale'>): number =>
  naturalWidths(block, pen, SIZE * scale, PADDING * scale).reduce((sum, one) => sum + one, 0);

const longestWord = (pen: Pen, text: string, style: TextStyle): number =>
  Math.max(0, ...text.split(' ').map((word) => pen.widthOf(word, style)));

/**
 * Returns the widths of columns that fill the room. Spare room is distributed in proportion. If there is too little,
 * the widest columns shrink and their texts wrap, but if possible none becomes narrower than its longest word.
 */
export function columnWidths(
  natural: readonly number[],
  least: readonly number[],
  width: number,
): readonly number[] {
  const total = sumOf(natural);
  if (total <= width)
    return natural.map((one) => (total === 0 ? width / natural.length : (one * width) / total));
  const narrowest = sumOf(least);
  if (narrowest >= width) return least.map((one) => (one * width) / narrowest);
  const cappedAt = (most: number): readonly number[] =>
    natural.map((one, i) => Math.max(Math.min(one, most), least[i] ?? 0));
  let [low, high] = [0, width];
  // 40 halvings are finer than any printer
  for (let i = 0; i < 40; i++) {
    const most = (low + high) / 2;
    if (sumOf(cappedAt(most)) > width) high = most;
    else low = most;
  }
  return cappedAt(low);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
