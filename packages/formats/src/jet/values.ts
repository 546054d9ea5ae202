import type { JetCells } from './read.ts';

export interface JetColumn {
  readonly name: string;
  readonly type: number;
  /** The number of its bit in a row. */
  readonly index: number;
  /** Its number among the columns of any size. */
  readonly anyIndex: number;
  readonly isFixed: boolean;
  /** The place of a value of fixed size, after the row's first two bytes. */
  readonly offset: number;
  readonly size: number;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Reads the values of a row that are not null. */
export function valuesOf(
  row: DataView,
  columns: readonly JetColumn[],
  longOf: (value: DataView) => Uint8Array,
): JetCells {
  const cells: Record<string, JetCells[string]> = {};
  if (row.byteLength < 3) return cells;
  const count = row.getUint16(0, true);
  const bits = row.byteLength - Math.ceil(count / 8);
  if (bits < 2) return cells;
  const anys = columns.some(({ isFixed }) => !isFixed) && bits >= 4 ? row.getUint16(bits - 2, true) : 0;
  /** Returns where a value of any size begins; the last is where they end. */
  const startOf = (any: number): number => {
    const at = bits - 4 - 2 * any;
    return at < 2 ? 0 : row.getUint16(at, true);
  };
  for (const column of columns) {
    const { name, type, index, isFixed, anyIndex, offset, size } = column;
    const isSet = index < count && ((row.getUint8(bits + (index >> 3)) >> (index & 7)) & 1) === 1;
    if (!isSet) continue;
    if (type === 1) {
      cells[name] = true;
      continue;
    }
    const begin = isFixed ? 2 + offset : anyIndex < anys ? startOf(anyIndex) : 0;
    const end = isFixed ? begin + size : anyIndex < anys ? startOf(anyIndex + 1) : 0;
    if (begin < 2 || end < begin || end > bits) continue;
    const value = valueIn(type, new DataView(row.buffer, row.byteOffset + begin, end - begin), longOf);
    if (value !== undefined) cells[name] = value;
  }
  return cells;
}

function valueIn(
  type: number,
  value: DataView,
  longOf: (value: DataView) => Uint8Array,
): JetCells[string] | undefined {
  const { byteLength } = value;
  switch (type) {
    case 2:
      return byteLength >= 1 ? value.getUint8(0) : undefined;
    case 3:
      return byteLength >= 2 ? value.getInt16(0, true) : undefined;
    case 4:
      return byteLength >= 4 ? value.getInt32(0, true) : undefined;
    case 6:
      return byteLength >= 4 ? value.getFloat32(0, true) : undefined;
    case 7:
      return byteLength >= 8 ? value.getFloat64(0, true) : undefined;
    case 8:
      return byteLength >= 8
        ? new Date(FIRST_DAY + Math.round(value.getFloat64(0, true) * DAY_MS))
        : undefined;
    case 10:
      return textOf(new Uint8Array(value.buffer, value.byteOffset, byteLength));
    case 12:
      return textOf(longOf(value));
    default:
      return undefined;
  }
}

/** Decodes a text: UTF-16, or after a mark a byte a letter and UTF-16, which a zero byte switches. */
function textOf(bytes: Uint8Array): string {
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  if (bytes[0] !== 0xff || bytes[1] !== 0xfe || bytes.length <= 2)
    return utf16.decode(bytes.subarray(0, bytes.length & ~1));
  let text = '';
  let isShort = true;
  for (let at = 2; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) {
      isShort = !isShort;
      at += 1;
    } else if (isShort) {
      text += String.fromCharCode(byte);
      at += 1;
    } else {
      text += String.fromCharCode(byte | ((bytes[at + 1] ?? 0) << 8));
      at += 2;
    }
  }
  return text;
}
