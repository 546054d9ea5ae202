import { encode } from 'uqr';

/** A text as the dark squares of a QR code, row by row; without a margin, which whoever draws it leaves free. */
export interface QrCode {
  /** The number of squares along a side. */
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { size, isDark: (x, y) => data[y]?.[x] === true };
}

/** The squares that a scanner wants free around a code. */
export const QR_MARGIN = 4;
