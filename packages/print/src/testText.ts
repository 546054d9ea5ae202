import { SEATS } from '@overtrick/rules/cards/seat';
import type { Block, Sheet } from './sheet.ts';

/**
 * Writes a sheet as text, for tests: a line for each heading, text and row; bars between cells, empty lines between
 * cards.
 */
export function sheetText({ title, grid, cards }: Sheet): string {
  const places =
    grid === undefined ? '' : ` (${grid.across} × ${grid.down}${grid.isHeaded ? ', headed' : ''})`;
  const texts = cards.map(({ blocks, corner, isTent }) =>
    [...(isTent ? ['^'] : []), ...blocks.flatMap(linesOf), ...(corner ? [`QR ${corner.text}`] : [])].join(
      '\n',
    ),
  );
  return [`= ${title}${places}`, ...texts].join('\n\n');
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`];
    case 'text':
      return [block.text];
    case 'table':
      return [block.columns.map(({ head }) => head), ...block.rows].map((cells) =>
        cells.join(' | ').trimEnd(),
      );
    case 'hands':
      return [
        block.corner.join(', '),
        ...SEATS.map(
          (seat) => `${block.letters[seat]} ${block.points[seat]}: ${block.hands[seat].join(' ')}`,
        ),
        ...(block.tricks ?? []).map((row) => row.join(' ')),
        ...(block.par === undefined ? [] : [block.par]),
      ];
    case 'hand':
      return block.lines;
    case 'qr':
      return [`QR ${block.text}`];
  }
}
