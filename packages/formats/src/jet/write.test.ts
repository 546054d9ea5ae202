import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@overtrick/rules/assert';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJet } from './read.ts';
import type { JetTable } from './table.ts';
import { writeJet } from './write.ts';

const DAY = Date.UTC(2026, 10, 29);
const columns = {
  ...{ Id: 'long', Board: 'short', Name: 'text', Erased: 'flag', At: 'date', Note: 'text' },
} as const;

function reader(bytes: Uint8Array) {
  const file = readJet(bytes);
  assert(file.ok, file.ok ? '' : (file.why ?? ''));
  return file.value;
}

function readBack(table: JetTable): readonly unknown[] {
  const rows = reader(writeJet([table])).rows(table.name);
  assert(rows.ok, rows.ok ? '' : (rows.why ?? ''));
  return rows.value;
}

test('rows of every type of column, and nulls, are read back', () => {
  const rows = [
    { Id: 1, Board: 7, Name: 'Łucja Żak', Erased: true, At: DAY, Note: '' },
    { Id: -2, Board: -7, Erased: false },
    {},
  ];
  expect(readBack({ name: 'Rows', columns, rows })).toEqual([
    { Id: 1, Board: 7, Name: 'Łucja Żak', Erased: true, At: new Date(DAY), Note: '' },
    { Id: -2, Board: -7 },
    {},
  ]);
});

test('any texts are read back, whatever their marks', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(texts, (names) => {
      const rows = names.map((Name) => ({ Name }));
      const wanted = names.map((name) => ({ Name: name.replaceAll('\uFEFF', '') }));
      expect(readBack({ name: 'Texts', columns: { Name: 'text' }, rows })).toEqual(wanted);
    }),
    { numRuns: 30 },
  );
});

test('a database has the names of its tables, and the same bytes for the same tables', () => {
  const tables: JetTable[] = [
    { name: 'One', columns, rows: [] },
    { name: 'Two', columns: { A: 'short' }, rows: [{ A: 1 }] },
  ];
  const bytes = writeJet(tables);
  const read = reader(bytes);
  expect(read.names).toEqual(['One', 'Two']);
  expect(read.rows('One')).toEqual({ ok: true, value: [] });
  expect(read.rows('Three')).toEqual({ ok: true, value: [] });
  expect(writeJet(tables)).toEqual(bytes);
});

test('whatever is wrong with the bytes, it is read or refused, and nothing is thrown', () => {
  const whole = writeJet([{ name: 'Rows', columns, rows: [{ Id: 1, Name: 'Ann', At: DAY }, { Id: 2 }] }]);
  const faults = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(faults, fc.nat(whole.length), (changes, length) => {
      const bytes = whole.slice(0, length % 3 === 0 ? length : whole.length);
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
      const file = readJet(bytes);
      const rows = file.ok ? file.value.rows('Rows') : file;
      if (!rows.ok) expect(rows.why).toMatch(/^[^\n]+$/);
    }),
    { numRuns: 300 },
  );
});

test('more rows than one map of pages has', () => {
  const rows = Array.from({ length: 9000 }, (_, Id) => ({ Id, Name: 'x'.repeat(120) }));
  const read = readBack({ name: 'Many', columns: { Id: 'long', Name: 'text' }, rows });
  expect(read).toHaveLength(9000);
  expect(read.at(-1)).toEqual(rows.at(-1));
});

/** The independent reader of Debian's package `mdbtools`, which the tests install. */
describe('by mdbtools', () => {
  test('tables and rows are read as they were written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'overtrick-jet-'));
    try {
      const file = join(folder, 'tables.mdb');
      const rows = [
        { Id: 1, Board: 7, Name: 'Łucja', Erased: true, At: DAY, Note: 'a,b' },
        { Id: 2, Erased: false },
      ];
      writeFileSync(file, writeJet([{ name: 'Rows', columns, rows }]));
      const run = (command: string, ...args: readonly string[]) =>
        execFileSync(command, args, { encoding: 'utf8' }).trim();
      expect(run('mdb-ver', file)).toBe('JET4');
      expect(run('mdb-tables', '-1', file)).toBe('Rows');
      expect(run('mdb-export', '-T', '%Y-%m-%d', file, 'Rows').split('\n')).toEqual([
        'Id,Board,Name,Erased,At,Note',
        '1,7,"Łucja",1,"2026-11-29","a,b"',
        '2,,,0,,',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
