import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@overtrick/server/store/openStore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup is written while the store is open, and brought back', async () => {
  const [data, other, file] = ['data', 'other', 'tables.gz'].map((name) => join(folder, name));
  const store = await openStore({ dataDir: data ?? '' });
  await store.append({ table: 'a', length: 0, bodies: ['1', '2'] });
  expect(await overtrick(['backup', file ?? '', '--data', data ?? ''])).toMatchObject({
    code: 0,
    out: '2 entries written\n',
  });
  await store.close();
  expect(await overtrick(['restore', file ?? '', '--data', other ?? ''])).toMatchObject({
    code: 0,
    out: '2 entries of 1 table brought back, 0 there already\n',
  });
});

test('what is wrong is said in one line', async () => {
  const file = join(folder, 'no backup');
  writeFileSync(file, 'hello');
  expect(await overtrick(['restore', file, '--data', folder])).toMatchObject({
    code: 2,
    err: `overtrick restore: ${file} is no backup, or is cut off or damaged\n`,
  });
  expect(await overtrick(['backup', join(folder, 'none', 'file'), '--data', folder])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^overtrick backup: ENOENT.*\n$/),
  });
});
