import { Bytes } from './bytes.ts';
import { COLUMN_TYPES, type ColumnType, type JetRow, MAX_TEXT } from './table.ts';

const DAY_MS = 86_400_000;
/** Midnight of 30 December 1899, from which the file counts days. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/**
 * Writes a row: the number of columns, the values of fixed size, those of any size, where each of these begins (the
 * last first), and a bit for each column that is not null. A flag is its bit.
 */
export function makeRow(columns: Readonly<Record<string, ColumnType>>, row: JetRow): Uint8Array {
  const all = Object.entries(columns);
  const bytes = new Bytes().u16(all.length);
  for (const [name, type] of all) if (COLUMN_TYPES[type].isFixed) addFixed(bytes, type, row[name]);
  const starts: number[] = [];
  for (const [name, type] of all)
    if (!COLUMN_TYPES[type].isFixed) {
      starts.push(bytes.length);
      addAny(bytes, type, row[name]);
    }
  if (starts.length > 0) {
    for (const start of [bytes.length, ...starts.toReversed()]) bytes.u16(start);
    bytes.u16(starts.length);
  }
  const bits = Array.from({ length: Math.ceil(all.length / 8) }, () => 0);
  for (const [i, [name, type]] of all.entries()) {
    const value = row[name];
    const isSet = type === 'flag' ? value === true : value !== undefined;
    if (isSet) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7));
  }
  return bytes.u8(...bits).made();
}

function addFixed(bytes: Bytes, type: ColumnType, value: JetRow[string]): void {
  const number = typeof value === 'number' ? value : 0;
  if (type === 'short') bytes.u16(number);
  else if (type === 'byte') bytes.u8(number);
  else if (type === 'long') bytes.u32(number);
  else if (type === 'date') bytes.double(value === undefined ? 0 : (number - FIRST_DAY) / DAY_MS);
}

function addAny(bytes: Bytes, type: ColumnType, value: JetRow[string]): void {
  if (typeof value !== 'string') return;
  // a mark of byte order would be read as the mark of a compressed text
  if (type === 'text') bytes.text(value.replaceAll('\uFEFF', '').slice(0, MAX_TEXT));
  // the numbers of the bytes
  else if (type === 'binary') for (const byte of value.split(' ')) bytes.u8(Number.parseInt(byte, 16));
}
