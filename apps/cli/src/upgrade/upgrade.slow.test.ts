import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@overtrick/rules/result';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';
import { replaceParts } from './replace.ts';
import { downgrade, type UpgradeParts, upgradeTo } from './upgrade.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'our club '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that does of a release what an upgrade asks for. `serve` refuses data with the word "old". */
const PROGRAM = `
  const { createServer } = await import('node:http');
  const { copyFileSync, existsSync, readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const [command, ...args] = process.argv.slice(2);
  const folder = args[args.indexOf('--data') + 1];
  if (command === '--version') console.log('VERSION (build 123)');
  if (command === 'restore') copyFileSync(args[0], join(folder, 'store'));
  if (command === 'serve') {
    const store = existsSync(join(folder, 'store')) ? readFileSync(join(folder, 'store'), 'utf8') : '';
    if (store.includes('old')) {
      console.error('The data are too old.');
      process.exit(1);
    }
    const server = createServer((_, answer) => answer.end('{"ok":true}'));
    server.listen(0, '127.0.0.1', () => console.error('Overtrick is at http://127.0.0.1:' + server.address().port));
  }`;

/** Makes the folder of a release, as an archive has it. */
function release(at: string, version: string, more: readonly string[] = []): string {
  mkdirSync(join(at, 'app'), { recursive: true });
  mkdirSync(join(at, 'node'));
  symlinkSync(process.execPath, join(at, 'node', 'node'));
  writeFileSync(join(at, 'app', 'package.json'), '{"type":"module"}');
  writeFileSync(join(at, 'app', 'overtrick.js'), PROGRAM.replace('VERSION', version));
  for (const name of ['overtrick', ...more]) writeFileSync(join(at, name), version);
  return at;
}

/** Packs a release, and lists its digest, or another one. */
function archived(version: string, more: readonly string[] = [], digest?: string): string {
  const name = `overtrick-${version}`;
  release(join(folder, 'made', name), version, more);
  const file = join(folder, `${name}.tar.gz`);
  spawnSync('tar', ['-czf', file, '-C', join(folder, 'made'), name]);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(
    join(folder, 'SHA256SUMS'),
    `${'0'.repeat(64)}  other.zip\n${digest ?? sum}  ${name}.tar.gz\n`,
  );
  return file;
}

const partsFor = (root: string, data: string | undefined): UpgradeParts => ({
  root,
  tell: () => {},
  backUp: async (file) => {
    if (data !== undefined) writeFileSync(file, data);
    return ok(data !== undefined);
  },
  backupFile: (version) => join(folder, `before-${version}.gz`),
});

const text = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

test('an upgrade replaces a release, keeps other files, and can be taken back and done again', async () => {
  const root = release(join(folder, 'club'), '0.1.0', ['README.txt']);
  writeFileSync(join(root, 'my notes.txt'), 'mine');
  const upgraded = await upgradeTo(archived('0.2.0', ['start-overtrick']), partsFor(root, 'boards'));
  const backup = join(folder, 'before-0.2.0.gz');
  expect(upgraded).toEqual(ok({ version: '0.2.0 (build 123)', isChecked: true, backup }));
  expect(text(backup)).toBe('boards');
  expect(text(root, 'overtrick')).toBe('0.2.0');
  expect(text(root, 'my notes.txt')).toBe('mine');
  expect(readdirSync(root).toSorted()).toEqual(
    ['README.txt', 'app', 'my notes.txt', 'node', 'overtrick', 'previous', 'start-overtrick'].toSorted(),
  );
  expect(downgrade(root)).toEqual(ok('0.1.0 (build 123)'));
  expect(text(root, 'overtrick')).toBe('0.1.0');
  expect(text(root, 'previous', 'overtrick')).toBe('0.2.0');
  expect(downgrade(root)).toEqual(ok('0.2.0 (build 123)'));
});

test('a version that does not work with the data replaces nothing; its words say why', async () => {
  const root = release(join(folder, 'club'), '0.1.0');
  const before = readdirSync(root);
  const refused = await upgradeTo(archived('0.2.0'), partsFor(root, 'old boards'));
  expect(refused).toMatchObject({
    ok: false,
    why: 'it does not work with your data: The data are too old. Nothing was changed',
  });
  expect(readdirSync(root)).toEqual(before);
  expect(text(root, 'overtrick')).toBe('0.1.0');
  expect(downgrade(root)).toMatchObject({ ok: false, code: 'ERR_UPGRADE' });
});

test('a damaged archive, one that is not listed, and another file are refused', async () => {
  const root = release(join(folder, 'club'), '0.1.0');
  const parts = partsFor(root, undefined);
  const damaged = await upgradeTo(archived('0.2.0', [], '1'.repeat(64)), parts);
  expect(damaged).toMatchObject({ ok: false, why: expect.stringContaining('it is damaged') });
  writeFileSync(join(folder, 'notes.txt'), 'no archive');
  expect(await upgradeTo(join(folder, 'notes.txt'), parts)).toMatchObject({
    ok: false,
    why: 'SHA256SUMS beside it does not list it',
  });
  rmSync(join(folder, 'SHA256SUMS'));
  expect(await upgradeTo(join(folder, 'notes.txt'), parts)).toMatchObject({
    ok: false,
    why: expect.stringContaining('it cannot be unpacked: '),
  });
  expect(await upgradeTo(join(folder, 'missing.zip'), parts)).toMatchObject({
    ok: false,
    code: 'ERR_ARCHIVE',
  });
  expect(readdirSync(root).toSorted()).toEqual(['app', 'node', 'overtrick']);
});

test('if a file cannot be moved, all are where they were', () => {
  const root = release(join(folder, 'club'), '0.1.0', ['start-overtrick']);
  const fresh = release(join(folder, 'fresh'), '0.2.0', ['start-overtrick']);
  // a file cannot take the place of the folder with the former version
  writeFileSync(join(fresh, 'previous'), '');
  expect(() => replaceParts(root, fresh)).toThrow();
  for (const [at, version] of [
    [root, '0.1.0'],
    [fresh, '0.2.0'],
  ] as const)
    for (const name of ['overtrick', 'start-overtrick']) expect(text(at, name)).toBe(version);
  expect(text(root, 'app', 'overtrick.js')).toContain('0.1.0');
  expect(existsSync(join(root, 'node', 'node'))).toBe(true);
});

test('a checkout is told how it is upgraded', async () => {
  expect(await overtrick(['upgrade', 'some.zip'])).toEqual({
    code: 2,
    out: '',
    err: 'overtrick upgrade: this is no downloaded release. In a checkout: stop the server, git pull, npm start\n',
  });
});
