import { Bytes, PAGE } from './bytes.ts';
import { COLUMN_TYPES, type JetTable } from './table.ts';

/** Writes where a row of a page is, as the file points to it. */
const pointer = (page: number, row: number): number => (page << 8) | row;

/** A number without a meaning that is in every definition. */
const MARK = 0x659;
/** The sort order: General, as every version reads it. */
const SORT_ORDER = 0x409;
const FIXED = 1;
const NULLABLE = 2;

/**
 * Writes the page that defines a table: the number of rows, where its usage maps are, its columns and their names.
 * @param maps the page whose first two rows are the maps of used pages and of pages with room
 */
export function makeDefinition({ columns, rows }: JetTable, maps: number, isSystem: boolean): Uint8Array {
  const all = Object.entries(columns);
  const fixed = all.filter(([, type]) => COLUMN_TYPES[type].isFixed);
  const rest = new Bytes();
  let at = 0;
  let any = 0;
  for (const [i, [, type]] of all.entries()) {
    const { code, bytes, isFixed } = COLUMN_TYPES[type];
    rest.u8(code).u32(MARK).u16(i).u16(any).u16(i);
    rest.u16(SORT_ORDER).u16(0);
    rest.u8(isFixed ? FIXED | NULLABLE : NULLABLE, 0).u32(0);
    rest.u16(isFixed ? at : 0).u16(bytes);
    // a flag takes no room in a row
    if (isFixed) at += type === 'flag' ? 0 : bytes;
    else any += 1;
  }
  for (const [name] of all) rest.u16(2 * name.length).text(name);
  const long = all.flatMap(([, type], i) => (type === 'memo' || type === 'ole' ? [i] : []));
  for (const i of long) rest.u16(i).u32(pointer(maps, 0)).u32(pointer(maps, 1));
  rest.u16(0xffff);
  const length = 63 + rest.length;
  const page = new Bytes()
    .u8(2, 1)
    .u16(PAGE - length)
    .u32(0);
  page.u32(length).u32(MARK).u32(rows.length).u32(0).u32(1).u32(0).u32(0).u32(0);
  page.u8(isSystem ? 0x53 : 0x4e).u16(all.length);
  page.u16(all.length - fixed.length).u16(all.length);
  page.u32(0).u32(0).u32(pointer(maps, 0)).u32(pointer(maps, 1));
  return new Uint8Array([...page.made(), ...rest.made()]);
}
