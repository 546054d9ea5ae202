import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ArchiveFile, filesIn, writeArchive } from './archive.ts';
import { launchersOf, readmeOf } from './launchers.ts';
import { PLATFORMS } from './nodeBuilds.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick archive '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TIME = new Date('2026-11-29T12:34:56Z');
const FILES: readonly ArchiveFile[] = [
  { path: 'club/node/node', bytes: Buffer.from('\u007fELF'), isProgram: true },
  { path: 'club/app/code/some.js', bytes: Buffer.from('export default 1;\n'.repeat(5000)) },
  { path: 'club/Start Overtrick.cmd', bytes: Buffer.from('@echo off\r\n'), isProgram: true },
  { path: 'club/empty', bytes: Buffer.alloc(0) },
];

interface Found {
  readonly path: string;
  readonly text: string;
  readonly mode: number;
}

const WANTED: readonly Found[] = FILES.map(({ path, bytes, isProgram }) => ({
  path,
  text: bytes.toString(),
  mode: isProgram === true ? 0o755 : 0o644,
})).toSorted((one, other) => (one.path < other.path ? -1 : 1));

test('a tar.gz has each file once, sorted, with its rights, and the same bytes each time', async () => {
  const [one, other] = [join(folder, 'one.tar.gz'), join(folder, 'other.tar.gz')];
  await writeArchive(one, FILES, TIME);
  await writeArchive(other, FILES.toReversed(), TIME);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  const entries = extract();
  entries.end(gunzipSync(readFileSync(one)));
  const found: Found[] = [];
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(Buffer.from(chunk as Uint8Array));
    const { name, mode = 0, uid, mtime } = entry.header;
    expect({ uid, mtime }).toEqual({ uid: 0, mtime: TIME });
    found.push({ path: name, text: Buffer.concat(chunks).toString(), mode });
  }
  expect(found).toEqual(WANTED);
});

/** Reads a zip by its list at the end (APPNOTE 4.3.12), as programs that unpack do. */
function readZip(bytes: Buffer): readonly Found[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [crc, packed, nameLength, extra, comment] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const mode = (bytes.readUInt32LE(at + 38) >>> 16) & 0o777;
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    const path = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const local = bytes.readUInt32LE(at + 42);
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(data, data + packed);
    const whole = isPacked ? inflateRawSync(raw) : raw;
    expect(crc32(whole)).toBe(crc);
    at += 46 + nameLength + extra + comment;
    return { path, text: whole.toString(), mode };
  });
}

test('a zip has each file once, sorted, with its rights, and the same bytes each time', async () => {
  const [one, other] = [join(folder, 'one.zip'), join(folder, 'other.zip')];
  await writeArchive(one, FILES, TIME);
  await writeArchive(other, FILES.toReversed(), TIME);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  expect(readZip(readFileSync(one))).toEqual(WANTED);
});

test('the files of a folder have paths with slashes', () => {
  mkdirSync(join(folder, 'a', 'b'), { recursive: true });
  writeFileSync(join(folder, 'a', 'b', 'c.js'), 'c');
  expect(filesIn(folder, 'app/')).toEqual([{ path: 'app/a/b/c.js', bytes: Buffer.from('c') }]);
});

test.each(PLATFORMS)('%s has a command and something to double-click, which the page names', (platform) => {
  const launchers = launchersOf(platform);
  const names = launchers.map(({ path }) => path);
  const readme = readmeOf(platform, '1.2.3');
  expect(readme).toContain('1.2.3');
  const clicked = names.filter((name) => name.startsWith('Start Overtrick'));
  expect(clicked).toHaveLength(1);
  expect(readme).toContain('"Start Overtrick"');
  expect(names).toContain(platform.startsWith('windows') ? 'overtrick.cmd' : 'overtrick');
  expect(launchers.every(({ isProgram }) => isProgram)).toBe(true);
  const lines = launchers.map(({ bytes }) => bytes.toString());
  // cmd.exe needs both characters, a shell would take the first for part of a word
  for (const text of lines) expect(/(?<!\r)\n/.test(text)).toBe(!platform.startsWith('windows'));
});

test('the scripts start what lies beside them, from any folder and through links, and keep its exit code', () => {
  const club = join(folder, 'our club');
  const node = `#!/bin/sh\nshift\necho "$@"\nexit 3\n`;
  for (const { path, bytes } of [
    ...launchersOf('linux-x64'),
    { path: 'node/node', bytes: Buffer.from(node) },
  ]) {
    mkdirSync(join(club, path, '..'), { recursive: true });
    writeFileSync(join(club, path), bytes);
    chmodSync(join(club, path), 0o755);
  }
  mkdirSync(join(folder, 'bin'));
  spawnSync('ln', ['-s', '../our club/overtrick', join(folder, 'bin', 'overtrick')]);
  const run = (file: string, ...args: readonly string[]) => {
    const { status, stdout } = spawnSync(file, args, { cwd: '/', encoding: 'utf8' });
    return [status, stdout];
  };
  expect(run(join(club, 'overtrick'), 'dd', 'a b')).toEqual([3, 'dd a b\n']);
  expect(run(join(folder, 'bin', 'overtrick'), 'help')).toEqual([3, 'help\n']);
  expect(run(join(club, 'start-overtrick'), '--no-open')).toEqual([3, 'start --no-open\n']);
  const desktop = readFileSync(join(club, 'Start Overtrick.desktop'), 'utf8');
  const [, exec = ''] = /^Exec=(.*)$/m.exec(desktop) ?? [];
  const place = join(club, 'Start Overtrick.desktop').replaceAll("'", String.raw`'\''`);
  expect(run('/bin/sh', '-c', exec.replace('%k', `'${place}'`))).toEqual([3, 'start\n']);
  expect(statSync(join(club, 'overtrick')).mode & 0o111).not.toBe(0);
});
