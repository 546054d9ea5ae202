import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@overtrick/rules/games/list';
import { tablesAlong } from '@overtrick/table/ends';
import { entrySchema, parseEntry } from '@overtrick/table/entry';
import { kindsOf } from '@overtrick/table/kinds';
import { expect, test } from 'vitest';
import { readTable } from '../live/liveTable.ts';
import { gist, logsWritten } from './written.ts';

const HERE = new URL('.', import.meta.url);
const RELEASES = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const text = (path: string): string => readFileSync(new URL(path, HERE), 'utf8');
const gistsOf = (release: string): Record<string, unknown> => JSON.parse(text(`${release}/gists.json`));

test('every release has its logs', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
  for (const release of RELEASES) expect(Object.keys(gistsOf(release)).length).toBeGreaterThan(20);
});

test.each(
  RELEASES.flatMap((release) => Object.keys(gistsOf(release)).map((name) => [release, name] as const)),
)('a log of %s is read as it was written: %s', async (release, name) => {
  const bodies = text(`${release}/${name}.log`).trimEnd().split('\n');
  const table = readTable('table1', bodies);
  expect(table && JSON.parse(JSON.stringify(gist(table)))).toEqual(gistsOf(release)[name]);
  let last = 0;
  for await (const { version } of tablesAlong('table1', [bodies])) last = version;
  expect(last).toBe(bodies.length);
});

test('the next release will be kept whole: every game, and every kind of entry that is written', () => {
  const logs = logsWritten();
  for (const { id } of GAMES) expect(logs.has(id)).toBe(true);
  const written = new Set([...logs.values()].flat().map((body) => JSON.parse(body).kind));
  expect([...kindsOf(entrySchema)].filter((kind) => !written.has(kind))).toEqual(['skipped']);
});

test.each([
  ['{"kind":"applauded","skip":true,"chair":0}', { ok: true, value: { kind: 'skipped' } }],
  ['{"kind":"applauded","chair":0}', { ok: false, code: 'ERR_NEWER' }],
  ['{"kind":"sat","skip":true,"chair":"zero"}', { ok: false, code: 'ERR_ENTRY' }],
  ['{"skip":true}', { ok: false, code: 'ERR_ENTRY' }],
])('%s is what it says', (body, read) => {
  expect(parseEntry(body)).toMatchObject(read);
});
