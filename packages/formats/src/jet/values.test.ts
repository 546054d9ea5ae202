import { expect, test } from 'vitest';
import { type JetColumn, valuesOf } from './values.ts';

const column = (name: string, type: number, index: number, more: Partial<JetColumn> = {}): JetColumn => ({
  ...{ name, type, index, anyIndex: 0, isFixed: false, offset: 0, size: 0 },
  ...more,
});
const cells = (bytes: readonly number[], columns: readonly JetColumn[], long: readonly number[] = []) =>
  valuesOf(new DataView(Uint8Array.from(bytes).buffer), columns, () => Uint8Array.from(long));

test('a compressed text has a byte a letter, and two after a zero byte', () => {
  const text = [0xff, 0xfe, 0x41, 0x42, 0, 0x41, 0x01, 0, 0x43];
  const row = [1, 0, ...text, 2 + text.length, 0, 2, 0, 1, 0, 1];
  expect(cells(row, [column('Name', 10, 0)])).toEqual({ Name: 'ABŁC' });
});

test('numbers, a flag, a date, and a long text that is kept elsewhere', () => {
  const fixed = (name: string, type: number, index: number, offset: number, size: number) =>
    column(name, type, index, { isFixed: true, offset, size });
  const columns = [
    fixed('Byte', 2, 0, 0, 1),
    fixed('Short', 3, 1, 1, 2),
    fixed('Flag', 1, 2, 3, 1),
    fixed('Date', 8, 3, 3, 8),
    column('Long', 12, 4),
  ];
  const date = [...new Uint8Array(new Float64Array([2.5]).buffer)];
  const row = [5, 0, 200, 0xff, 0xff, ...date, 9, 9, 15, 0, 13, 0, 1, 0, 0b11111];
  expect(cells(row, columns, [0x68, 0, 0x69, 0])).toEqual({
    ...{ Byte: 200, Short: -1, Flag: true, Long: 'hi' },
    Date: new Date(Date.UTC(1900, 0, 1, 12)),
  });
});

test('a row that is too short, or points outside itself, has no values there', () => {
  expect(cells([], [column('Name', 10, 0)])).toEqual({});
  expect(cells([255, 255, 1], [column('Name', 10, 0)])).toEqual({});
  expect(cells([1, 0, 65, 0, 255, 255, 2, 0, 1, 0, 1], [column('Name', 10, 0)])).toEqual({});
});
