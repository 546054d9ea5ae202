import { expect, test } from 'vitest';
import { fileSizeFindings } from './fileSize.ts';

const linesOf = (count: number) => 'x;\n'.repeat(count);

test.each([0, 1, 500])('%i lines may stay', (count) => {
  expect(fileSizeFindings('apps/cli/src/main.ts', linesOf(count))).toEqual([]);
});

test('501 lines are too many, with or without a last line end', () => {
  expect(fileSizeFindings('apps/cli/src/main.ts', linesOf(501))).toHaveLength(1);
  expect(fileSizeFindings('apps/cli/src/main.ts', `${linesOf(500)}x;`)).toHaveLength(1);
});

test('a table of data may be long', () => {
  expect(fileSizeFindings('packages/rules/src/imps.table.ts', linesOf(900))).toEqual([]);
});
