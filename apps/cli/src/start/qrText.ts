import { QR_MARGIN, qrOf } from '@overtrick/formats/sheets/qr';

const BLACK_ON_WHITE = '\u001b[30;107m';
const PLAIN = '\u001b[0m';

/**
 * Draws the QR code of a text with half blocks, two rows of squares in each line, with the margin that scanners need.
 * @param isColoured sets black on white, which scanners read whatever the colours of the terminal are
 */
export function qrText(text: string, isColoured: boolean): string {
  const { size, isDark } = qrOf(text);
  const width = size + 2 * QR_MARGIN;
  const dark = (x: number, y: number): boolean => isDark(x - QR_MARGIN, y - QR_MARGIN);
  const rows = Array.from({ length: Math.ceil(width / 2) }, (_, row) =>
    Array.from(
      { length: width },
      (__, x) => BLOCKS[Number(dark(x, 2 * row)) + 2 * Number(dark(x, 2 * row + 1))],
    ).join(''),
  );
  return rows.map((row) => `${isColoured ? `${BLACK_ON_WHITE}${row}${PLAIN}` : row}\n`).join('');
}

/** None, the upper, the lower, and both halves. */
const BLOCKS = [' ', '▀', '▄', '█'];
