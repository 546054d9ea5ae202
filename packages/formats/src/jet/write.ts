/**
 * Writes a database of the format Jet 4 (Access 2000): a page with the file's head, a page with the map of its free
 * pages, the catalogue of tables with its indexes, and for each table its definition, its maps of pages and its rows.
 * Only tables of the system have indexes.
 */
import { assert } from '@overtrick/rules/assert';
import { PAGE } from './bytes.ts';
import { longColumns, makeDefinition } from './definition.ts';
import { makeHead } from './head.ts';
import { makeIndexPage, type PlacedRow } from './index.ts';
import { makeRow } from './row.ts';
import { catalogueOf, rightsOf, SYSTEM_TABLES } from './system.ts';
import type { JetTable } from './table.ts';

/** The pages that a map names in place; a map of more points to pages of bits. */
const MAP_BITS = 512;
const PAGE_BITS = 8 * (PAGE - 4);

/** Writes the tables. */
export function writeJet(tables: readonly JetTable[]): Uint8Array {
  const pages: Uint8Array[] = [makeHead()];
  const add = (page: Uint8Array): number => pages.push(page) - 1;
  // the map of free pages: none are free
  add(makeDataPage(1, [mapInPlace([]), mapInPlace([])]));
  const system = [...SYSTEM_TABLES];
  const known = [...system, ...tables];
  // the definitions come first: the catalogue names their pages
  const first = pages.length;
  for (const _ of known) add(new Uint8Array(PAGE));
  const named = known.map(({ name }, i) => ({ name, page: first + i }));
  const contents = [catalogueOf(named, system.length), rightsOf(named)];
  for (const [i, { page: own }] of named.entries()) {
    const table = known[i];
    if (table === undefined) continue;
    const whole = { ...table, rows: contents[i] ?? table.rows };
    const maps = add(new Uint8Array(PAGE));
    const placed: PlacedRow[] = [];
    const used = rowPages(whole).map((rows) => {
      const page = add(makeDataPage(own, rows));
      for (const at of rows.keys()) placed.push({ row: whole.rows[placed.length] ?? {}, page, at });
      return page;
    });
    const indexes = (whole.indexes ?? []).map((index) => add(makeIndexPage(own, index, whole, placed)));
    const ofIndexes = indexes.map((page) => mapInPlace([page]));
    const ofLong = longColumns(whole).flatMap(() => [mapInPlace([]), mapInPlace([])]);
    pages[maps] = makeDataPage(0, [mapOf(used, add), mapInPlace([]), ...ofIndexes, ...ofLong]);
    pages[own] = makeDefinition(whole, { maps, indexes }, i < system.length);
  }
  const file = new Uint8Array(pages.length * PAGE);
  for (const [i, page] of pages.entries()) {
    assert(page.length <= PAGE, 'a page is too long');
    file.set(page, i * PAGE);
  }
  return file;
}

/** Divides the rows of a table among pages. */
function rowPages({ columns, rows }: JetTable): Uint8Array[][] {
  const pages: Uint8Array[][] = [];
  let room = 0;
  for (const row of rows) {
    const made = makeRow(columns, row);
    const last = pages.at(-1);
    // more than 255 rows of a page could not be pointed to
    if (last === undefined || room < made.length + 2 || last.length === 255) {
      pages.push([made]);
      room = PAGE - 14 - made.length - 2;
    } else {
      last.push(made);
      room -= made.length + 2;
    }
  }
  return pages;
}

/** Writes a page of rows: where each begins, and the rows from the end of the page on. */
function makeDataPage(owner: number, rows: readonly Uint8Array[]): Uint8Array {
  const page = new Uint8Array(PAGE);
  const view = new DataView(page.buffer);
  let end = PAGE;
  for (const [i, row] of rows.entries()) {
    end -= row.length;
    page.set(row, end);
    view.setUint16(14 + 2 * i, end, true);
  }
  view.setUint16(0, 0x0101, true);
  view.setUint16(2, end - 14 - 2 * rows.length, true);
  view.setUint32(4, owner, true);
  view.setUint16(12, rows.length, true);
  return page;
}

/** Writes the map of a table's pages. */
function mapOf(pages: readonly number[], add: (page: Uint8Array) => number): Uint8Array {
  const [first = 0] = pages;
  if ((pages.at(-1) ?? 0) - first < MAP_BITS) return mapInPlace(pages);
  const map = new Uint8Array(5 + MAP_BITS / 8);
  const view = new DataView(map.buffer);
  map[0] = 1;
  for (let at = 0; at * PAGE_BITS <= (pages.at(-1) ?? 0); at++) {
    const bits = new Uint8Array(PAGE);
    bits.set([5, 1]);
    setBits(bits.subarray(4), pages, at * PAGE_BITS);
    view.setUint32(1 + 4 * at, add(bits), true);
  }
  return map;
}

function mapInPlace(pages: readonly number[]): Uint8Array {
  const map = new Uint8Array(5 + MAP_BITS / 8);
  const [first = 0] = pages;
  new DataView(map.buffer).setUint32(1, first, true);
  setBits(map.subarray(5), pages, first);
  return map;
}

function setBits(bits: Uint8Array, pages: readonly number[], first: number): void {
  for (const page of pages) {
    const bit = page - first;
    if (bit >= 0 && bit < 8 * bits.length) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
}
