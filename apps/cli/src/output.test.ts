import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputTrouble, writeWhole } from './output.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-output-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is written, then written over, with its mode kept', async () => {
  const path = join(folder, 'a.txt');
  expect(await writeWhole(path, 'one')).toBe(undefined);
  await chmod(path, 0o640);
  expect(await writeWhole(path, 'two')).toBe(undefined);
  expect(await readFile(path, 'utf8')).toBe('two');
  expect((await stat(path)).mode & 0o777).toBe(0o640);
  expect(await readdir(folder)).toEqual(['a.txt']);
});

test('a link stays a link', async () => {
  await writeFile(join(folder, 'a.txt'), 'one');
  await symlink(join(folder, 'a.txt'), join(folder, 'link'));
  await writeWhole(join(folder, 'link'), 'two');
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('two');
});

test('a device is written to, not replaced', async () => {
  expect(await writeWhole('/dev/null', 'text')).toBe(undefined);
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
});

test('what cannot be written is said, and leaves nothing behind', async () => {
  expect(await outputTrouble(folder)).toMatchObject({ at: folder, why: 'this is a folder, not a file' });
  expect(await outputTrouble(join(folder, 'no', 'file'))).toMatchObject({
    why: 'there is no such file or folder',
  });
  expect(await outputTrouble(join(folder, 'new'))).toBe(undefined);
  expect(await writeWhole(join(folder, 'no', 'file'), 'text')).toMatchObject({
    why: 'there is no such file or folder',
  });
  expect(await writeWhole(folder, 'text')).toMatchObject({ code: 'ERR_FILE' });
  expect(await readdir(folder)).toEqual([]);
});
