import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const FOUR = fileURLToPath(new URL('../../fixtures/four.pbn', import.meta.url));

let folder = '';
const inFolder = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-convert-'));
  const sound = (await readFile(FOUR, 'utf8')).split('[Board "3"]')[0] ?? '';
  await writeFile(inFolder('two.pbn'), sound);
});
afterEach(() => rm(folder, { recursive: true }));

const replayed = async (path: string) => (await overtrick(['replay', path, '--json'])).out;
const results = async (path: string) =>
  (await replayed(path))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ contract, declarer, tricks, score }) => ({ contract, declarer, tricks, score }));

test.each([
  ['two.lin', 'a.pbn'],
  ['two.jsonl', 'b.lin'],
  ['two.pbn', 'c.jsonl'],
])('by way of %s and %s the boards stay the same', async (first, second) => {
  const wanted = await results(inFolder('two.pbn'));
  expect(wanted).toHaveLength(2);
  expect((await overtrick(['convert', inFolder('two.pbn'), inFolder(first)])).code).toBe(0);
  expect((await overtrick(['convert', inFolder(first), inFolder(second)])).code).toBe(0);
  expect(await results(inFolder(second))).toEqual(wanted);
});

test('what cannot be carried over is said', async () => {
  const { code, out, err } = await overtrick(['convert', inFolder('two.pbn'), inFolder('two.jsonl')]);
  expect({ code, out, err }).toEqual({
    code: 0,
    out: '',
    err: `${inFolder('two.jsonl')}: records have no names of players\n`,
  });
  const lin = await overtrick(['convert', inFolder('two.pbn'), inFolder('two.lin')]);
  expect(lin).toEqual({ code: 0, out: '', err: '' });
  expect(await readFile(inFolder('two.lin'), 'utf8')).toContain('pn|Sven,Wes,Nora,Eva|');
});

test('wrong input writes nothing, and leaves what was there', async () => {
  await writeFile(inFolder('kept.lin'), 'kept');
  const { code, out, err } = await overtrick(['convert', FOUR, inFolder('kept.lin')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`${FOUR}:42:1: board 4: N: SA is twice in "AQ962A.K7.QJ4.983"\n`);
  expect(await readFile(inFolder('kept.lin'), 'utf8')).toBe('kept');
  expect(await readdir(folder)).toEqual(['kept.lin', 'two.pbn']);
});

test.each([
  [['two.pbn', 'two.txt'], 'two.txt: the name says no format; it ends in .pbn, .lin, .jsonl\n'],
  [['two.pbn', 'no/two.lin'], 'no/two.lin: there is no such file or folder\n'],
  [['none.pbn', 'two.lin'], 'none.pbn: there is no such file or folder\n'],
])('%j', async (names, why) => {
  const { code, err } = await overtrick(['convert', ...names.map(inFolder)]);
  expect({ code, err }).toEqual({ code: 2, err: inFolder(why) });
});
