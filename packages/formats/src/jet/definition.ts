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

/** Pages with the maps and the indexes of a table. */
export interface Places {
  /** The page whose rows are maps: of used pages and of pages with room, of each index, of each long column twice. */
  readonly maps: number;
  /** The pages of the indexes. */
  readonly indexes: readonly number[];
}

/** Lists the columns whose values may be kept on other pages. */
export const longColumns = ({ columns }: JetTable): readonly number[] =>
  Object.values(columns).flatMap((type, i) => (type === 'memo' || type === 'ole' ? [i] : []));

const UNKNOWN = 0x783;
/** The columns of an index. */
const MOST_KEYS = 10;

/** Writes the page that defines a table: the number of rows, where its maps are, its columns, indexes and names. */
export function makeDefinition(
  table: JetTable,
  { maps, indexes: pages }: Places,
  isSystem: boolean,
): Uint8Array {
  const { columns, rows, indexes = [] } = table;
  const all = Object.entries(columns);
  const fixed = all.filter(([, type]) => COLUMN_TYPES[type].isFixed);
  const rest = new Bytes();
  for (const _ of indexes) rest.u32(0).u32(rows.length).u32(0);
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
  const names = Object.keys(columns);
  for (const [i, { columns: of, flags }] of indexes.entries()) {
    rest.u32(UNKNOWN);
    for (let key = 0; key < MOST_KEYS; key++) {
      const name = of[key];
      if (name === undefined) rest.u16(0xffff).u8(0);
      else rest.u16(names.indexOf(name)).u8(1);
    }
    rest
      .u32(pointer(maps, 2 + i))
      .u32(pages[i] ?? 0)
      .u32(0)
      .u8(flags)
      .u32(0)
      .u8(0);
  }
  for (const [i, { isPrimary }] of indexes.entries())
    rest
      .u32(MARK)
      .u32(i)
      .u32(i)
      .u8(0)
      .u32(0xffffffff)
      .u32(0)
      .u8(4, 4, isPrimary ? 1 : 0)
      .u32(0);
  for (const { name } of indexes) rest.u16(2 * name.length).text(name);
  for (const [k, i] of longColumns(table).entries()) {
    const first = 2 + indexes.length + 2 * k;
    rest
      .u16(i)
      .u32(pointer(maps, first))
      .u32(pointer(maps, first + 1));
  }
  rest.u16(0xffff);
  const length = 63 + rest.length;
  const page = new Bytes()
    .u8(2, 1)
    .u16(PAGE - length)
    .u32(0);
  page.u32(length).u32(MARK).u32(rows.length).u32(0).u32(1).u32(0).u32(0).u32(0);
  page.u8(isSystem ? 0x53 : 0x4e).u16(all.length);
  page.u16(all.length - fixed.length).u16(all.length);
  page.u32(indexes.length).u32(indexes.length).u32(pointer(maps, 0)).u32(pointer(maps, 1));
  return new Uint8Array([...page.made(), ...rest.made()]);
}
