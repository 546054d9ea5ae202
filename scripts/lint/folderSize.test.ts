import { expect, test } from 'vitest';
import { folderSizeFindings } from './folderSize.ts';

const filesIn = (folder: string, count: number, end = '.ts') =>
  Array.from({ length: count }, (_, i) => `${folder}/file${i}${end}`);

test('twenty source files may stay in a folder, whatever lies in folders below and whatever tests them', () => {
  const files = [
    ...filesIn('apps/web/src/table', 20, '.tsx'),
    ...filesIn('apps/web/src/table/view', 20),
    ...filesIn('apps/web/src/table', 9, '.test.ts'),
    ...filesIn('apps/web/src/table', 9, '.module.css'),
  ];
  expect(folderSizeFindings(files)).toEqual([]);
});

test('21 are too many', () => {
  expect(folderSizeFindings(filesIn('bench', 21))).toEqual([
    { file: 'bench', line: 1, why: expect.stringContaining('21 source files') },
  ]);
});

test('a list of games, of texts, or of the nouns of the rules may have forty', () => {
  for (const folder of ['packages/rules/src/games', 'apps/web/src/text', 'packages/rules/src']) {
    expect(folderSizeFindings(filesIn(folder, 40))).toEqual([]);
    expect(folderSizeFindings(filesIn(folder, 41))).toHaveLength(1);
  }
});
