import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@overtrick/server/internals/store/openStore';
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
  await store.append({ log: 'a', length: 0, bodies: ['1', '2'] });
  expect(await overtrick(['backup', file ?? '', '--data', data ?? ''])).toMatchObject({
    code: 0,
    out: '2 entries written\n',
  });
  expect(statSync(file ?? '').mode & 0o777).toBe(0o600);
  expect(await overtrick(['backup', file ?? '', '--data', data ?? ''])).toMatchObject({
    code: 2,
    err: `overtrick backup: ${file} is there already: name another file\n`,
  });
  await store.close();
  expect(await overtrick(['restore', file ?? '', '--data', other ?? ''])).toMatchObject({
    code: 0,
    out: '2 entries of 1 table brought back, 0 there already\n',
  });
});

test('a store that is missing or empty is not backed up, and none is made', async () => {
  const [none, empty, file] = ['none', 'empty', 'tables.gz'].map((name) => join(folder, name));
  expect(await overtrick(['backup', file ?? '', '--data', none ?? ''])).toMatchObject({
    code: 2,
    err: `overtrick backup: there is no store in the folder ${none}: set DATA_DIR or DATABASE_URL as the server has it, or name its folder with --data\n`,
  });
  expect(existsSync(none ?? '')).toBe(false);
  await (await openStore({ dataDir: empty ?? '' })).close();
  expect(await overtrick(['backup', file ?? '', '--data', empty ?? ''])).toMatchObject({
    code: 2,
    err: 'overtrick backup: the store is empty: there is nothing to back up\n',
  });
  expect(readdirSync(folder)).toEqual(['empty']);
});

test('what is wrong is said in one line', async () => {
  const file = join(folder, 'no backup');
  writeFileSync(file, 'hello');
  expect(await overtrick(['restore', file, '--data', folder])).toMatchObject({
    code: 2,
    err: `overtrick restore: ${file} is not a backup, or is cut off or damaged\n`,
  });
  const store = await openStore({ dataDir: folder });
  await store.append({ log: 'a', length: 0, bodies: ['1'] });
  await store.close();
  expect(await overtrick(['backup', join(folder, 'none', 'file'), '--data', folder])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^overtrick backup: ENOENT.*\n$/),
  });
});
