import { assert } from '@overtrick/rules/assert';
import { Bytes, PAGE } from './bytes.ts';
import type { JetIndex, JetRow, JetTable } from './table.ts';

/** A row with its place in the file. */
export interface PlacedRow {
  readonly row: JetRow;
  readonly page: number;
  readonly at: number;
}

/** The place of the bits that say where entries end, and of the entries. */
const ENDS = 0x1b;
const ENTRIES = 0x1e0;

/** Writes an index as one page: its entries in order, each the values of its columns and the place of the row. */
export function makeIndexPage(
  owner: number,
  { columns: of }: JetIndex,
  { columns }: JetTable,
  rows: readonly PlacedRow[],
): Uint8Array {
  const entries = rows
    .map(({ row, page, at }) => {
      const bytes = new Bytes();
      for (const name of of) addKey(bytes, columns[name] === 'text', row[name]);
      return bytes.u8(page >> 16, page >> 8, page, at).made();
    })
    .sort(byBytes);
  const made = new Uint8Array(PAGE);
  let end = 0;
  for (const entry of entries) {
    assert(ENTRIES + end + entry.length <= PAGE, 'an index of the system has one page');
    made.set(entry, ENTRIES + end);
    end += entry.length;
    made[ENDS + (end >> 3)] = (made[ENDS + (end >> 3)] ?? 0) | (1 << (end & 7));
  }
  made.set(
    new Bytes()
      .u8(4, 1)
      .u16(PAGE - ENTRIES - end)
      .u32(owner)
      .made(),
  );
  return made;
}

/** Adds a value so that its bytes sort as the values do. */
function addKey(bytes: Bytes, isText: boolean, value: JetRow[string]): void {
  if (value === undefined) bytes.u8(0);
  else if (isText) bytes.u8(0x7f, ...[...String(value).toUpperCase()].map(codeOf), 1, 0);
  else bytes.u8(0x7f, (Number(value) >> 24) ^ 0x80, Number(value) >> 16, Number(value) >> 8, Number(value));
}

/** The codes of the letters from A by which the general sort order compares names, and of the digits from 0. */
const LETTERS = [
  ...[0x4a, 0x4c, 0x4d, 0x4f, 0x51, 0x53, 0x55, 0x57, 0x59, 0x5b, 0x5c, 0x5e, 0x60],
  ...[0x62, 0x64, 0x66, 0x68, 0x69, 0x6b, 0x6d, 0x6f, 0x71, 0x73, 0x75, 0x76, 0x78],
];

function codeOf(letter: string): number {
  const code = LETTERS[letter.charCodeAt(0) - 65];
  assert(code !== undefined, 'names of tables have letters only');
  return code;
}

function byBytes(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, i) => byte !== other[i]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}
