/**
 * Reads databases of the formats Jet 4 (Access 2000 to 2003) and ACE (Access 2007 and later) that are not encrypted.
 * Every page is looked at a bounded number of times, so that no file takes long.
 */
import { fail, ok, type Result } from '@overtrick/rules/result';
import { PAGE } from './bytes.ts';
import { type JetColumn, valuesOf } from './values.ts';

type JetValue = string | number | boolean | Date;

/** A row by the names of its columns; what is null is absent, and a flag is there if it is set. */
export type JetCells = Readonly<Record<string, JetValue>>;

export interface JetFile {
  /** The names of the tables, without those of the system. */
  readonly names: readonly string[];
  /** Returns the rows of a table; a failure names what is missing. */
  rows(name: string): Result<readonly JetCells[], 'ERR_DATABASE'>;
}

/** The catalogue of tables is defined on this page. */
const CATALOGUE = 2;
const TABLE = 1;

export function readJet(bytes: Uint8Array): Result<JetFile, 'ERR_DATABASE'> {
  const file = new Pages(bytes);
  const format = new TextDecoder('latin1').decode(bytes.subarray(4, 19)).replace(/\0.*$/s, '');
  if (format !== 'Standard Jet DB' && format !== 'Standard ACE DB')
    return broken('it does not begin like one');
  if (bytes[0x14] === 0) return broken('it is of Access 97: let Access convert it to a later version');
  const catalogue = file.table(CATALOGUE);
  if (!catalogue.ok) return catalogue;
  const objects = file.rows(catalogue.value, CATALOGUE);
  if (!objects.ok) return objects;
  const pages = new Map<string, number>();
  for (const { Name, Id, Type, Flags } of objects.value)
    if (typeof Name === 'string' && typeof Id === 'number' && Type === TABLE && !isSystem(Flags))
      if (!pages.has(Name)) pages.set(Name, Id & 0xffffff);
  return ok({
    names: [...pages.keys()],
    rows(name) {
      const page = pages.get(name);
      if (page === undefined) return ok([]);
      const table = file.table(page);
      return table.ok ? file.rows(table.value, page) : table;
    },
  });
}

/** True for the flags of the system's and of hidden objects. */
const isSystem = (flags: JetValue | undefined): boolean =>
  typeof flags === 'number' && (flags & (0x80000000 | 0x2)) !== 0;

const broken = (why: string) => fail('ERR_DATABASE', undefined, why);
const missing = (page: number) => broken(`page ${page} is missing, or is no page of its table`);

interface TableDefinition {
  readonly columns: readonly JetColumn[];
  /** The pages with its rows. */
  readonly pages: readonly number[];
}

class Pages {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Returns a page of a kind; `undefined` if the file has none there. */
  #page(number: number, kind: number): DataView | undefined {
    const at = number * PAGE;
    if (!(number > 0) || at + PAGE > this.#bytes.length || this.#bytes[at] !== kind) return undefined;
    return new DataView(this.#bytes.buffer, this.#bytes.byteOffset + at, PAGE);
  }

  /** Reads the definition of a table, which may take several pages. */
  table(first: number): Result<TableDefinition, 'ERR_DATABASE'> {
    const parts: Uint8Array[] = [];
    const seen = new Set<number>();
    for (let number = first; number !== 0; ) {
      const page = seen.has(number) ? undefined : this.#page(number, 2);
      if (page === undefined) return missing(number);
      seen.add(number);
      parts.push(
        new Uint8Array(
          page.buffer,
          page.byteOffset + (parts.length === 0 ? 0 : 8),
          PAGE - (parts.length === 0 ? 0 : 8),
        ),
      );
      number = page.getUint32(4, true);
    }
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    const view = new DataView(whole.buffer);
    const columns = columnsIn(view);
    if (columns === undefined) return missing(first);
    const map = this.#rowAt(view.getUint32(0x37, true));
    if (map === undefined) return missing(view.getUint32(0x37, true) >>> 8);
    return ok({ columns, pages: this.#pagesIn(map) });
  }

  /** Reads a map of pages: bits from a page on, or the pages that have the bits. */
  #pagesIn(map: DataView): readonly number[] {
    const pages: number[] = [];
    const most = this.#bytes.length / PAGE;
    const addBits = (bits: DataView, from: number, begin: number): void => {
      for (let i = begin; i < bits.byteLength; i++) {
        const byte = bits.getUint8(i);
        if (byte === 0) continue;
        for (let bit = 0; bit < 8; bit++) {
          const page = from + 8 * (i - begin) + bit;
          if ((byte >> bit) & 1 && page < most) pages.push(page);
        }
      }
    };
    if (map.byteLength < 5) return pages;
    if (map.getUint8(0) === 0) addBits(map, map.getUint32(1, true), 5);
    else
      for (let i = 0; 5 + 4 * i <= map.byteLength; i++) {
        const bits = this.#page(map.getUint32(1 + 4 * i, true), 5);
        if (bits) addBits(bits, i * 8 * (PAGE - 4), 4);
      }
    return pages;
  }

  /** Returns the bytes of a row of a data page. */
  #row(page: DataView, row: number): DataView | undefined {
    if (row >= page.getUint16(12, true) || 16 + 2 * row > PAGE) return undefined;
    const begin = page.getUint16(14 + 2 * row, true) & OFFSET;
    const end = row === 0 ? PAGE : page.getUint16(12 + 2 * row, true) & OFFSET;
    if (begin >= end || end > PAGE) return undefined;
    return new DataView(page.buffer, page.byteOffset + begin, end - begin);
  }

  /** Returns the row to which four bytes point: the row's number, then its page. */
  #rowAt(pointer: number): DataView | undefined {
    const page = this.#page(pointer >>> 8, 1);
    return page && this.#row(page, pointer & 0xff);
  }

  /** Returns a long text, which begins in the row and may be kept on other pages. */
  #long(value: DataView): Uint8Array {
    if (value.byteLength < 12) return new Uint8Array();
    const length = value.getUint32(0, true) & 0xffffff;
    const kind = value.getUint8(3);
    if (kind === 0x80) return bytesOf(value).subarray(12, 12 + length);
    let row = this.#rowAt(value.getUint32(4, true));
    if (kind === 0x40) return row ? bytesOf(row).subarray(0, length) : new Uint8Array();
    const all: number[] = [];
    for (
      let parts = 0;
      row !== undefined && parts < 1000 && all.length < length && row.byteLength > 4;
      parts++
    ) {
      all.push(...bytesOf(row).subarray(4));
      row = this.#rowAt(row.getUint32(0, true));
    }
    return Uint8Array.from(all.slice(0, length));
  }

  /** Reads the rows of a table. */
  rows({ columns, pages }: TableDefinition, owner: number): Result<readonly JetCells[], 'ERR_DATABASE'> {
    const rows: JetCells[] = [];
    for (const number of new Set(pages)) {
      const page = this.#page(number, 1);
      if (page === undefined || page.getUint32(4, true) !== owner) return missing(number);
      const count = Math.min(page.getUint16(12, true), MOST_ROWS);
      for (let i = 0; i < count; i++) {
        const flags = page.getUint16(14 + 2 * i, true);
        if (flags & DELETED) continue;
        const here = this.#row(page, i);
        // a row that grew is kept elsewhere
        const row =
          flags & ELSEWHERE && here && here.byteLength >= 4 ? this.#rowAt(here.getUint32(0, true)) : here;
        if (row === undefined) continue;
        rows.push(valuesOf(row, columns, (value) => this.#long(value)));
      }
    }
    return ok(rows);
  }
}

const OFFSET = 0x1fff;
const DELETED = 0x8000;
const ELSEWHERE = 0x4000;
/** The most rows of a page: each has two bytes for its place. */
const MOST_ROWS = (PAGE - 14) / 2;

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Reads the columns of a definition; `undefined` if it ends before them. */
function columnsIn(view: DataView): readonly JetColumn[] | undefined {
  const count = view.getUint16(0x2d, true);
  let at = 63 + 12 * view.getUint32(0x33, true);
  let name = at + 25 * count;
  const columns: JetColumn[] = [];
  for (let i = 0; i < count; i++, at += 25) {
    if (name + 2 > view.byteLength || at + 25 > view.byteLength) return undefined;
    const length = view.getUint16(name, true);
    if (name + 2 + length > view.byteLength) return undefined;
    const letters = Array.from({ length: length >> 1 }, (_, j) => view.getUint16(name + 2 + 2 * j, true));
    name += 2 + length;
    columns.push({
      name: String.fromCharCode(...letters),
      type: view.getUint8(at),
      index: view.getUint16(at + 5, true),
      anyIndex: view.getUint16(at + 7, true),
      isFixed: (view.getUint8(at + 15) & 1) === 1,
      offset: view.getUint16(at + 21, true),
      size: view.getUint16(at + 23, true),
    });
  }
  return columns;
}
