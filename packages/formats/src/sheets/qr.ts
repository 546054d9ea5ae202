import { encode } from 'uqr';

/** The dark squares of a text's QR code, row by row, without the margin, which must be left free when drawing it. */
export interface QrCode {
  /** The number of squares along a side. */
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { size, isDark: (x, y) => data[y]?.[x] === true };
}

/** The width of the margin around a code that scanners need, in squares. */
export const QR_MARGIN = 4;
