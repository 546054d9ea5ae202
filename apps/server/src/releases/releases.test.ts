import { readdirSync, readFileSync } from 'node:fs';
import { TOURNAMENT_POLICIES } from '@overtrick/evening/terms/policies';
import { GAMES } from '@overtrick/rules/games/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { tablesAlong } from '@overtrick/table/ends';
import { parseEntry } from '@overtrick/table/entry';
import { expect, test } from 'vitest';
import { kindOf, LOG_KINDS } from '../store/logKinds.ts';
import { allLogs, ENTRIES, gistOf } from './logs.ts';

const HERE = new URL('.', import.meta.url);
const RELEASES = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const text = (path: string): string => readFileSync(new URL(path, HERE), 'utf8');
const gistsOf = (release: string): Record<string, unknown> => JSON.parse(text(`${release}/gists.json`));

/** Adds the defaults that a later version introduced: policies of evenings, and lists of accounts. */
function withDefaults(gist: unknown): unknown {
  const { terms, passkeys } = gist as { terms?: { policies?: OptionValues }; passkeys?: unknown };
  if (passkeys !== undefined) return { desks: [], tokens: [], ...(gist as object) };
  if (terms?.policies === undefined) return gist;
  return {
    ...(gist as object),
    terms: { ...terms, policies: trustOptions(TOURNAMENT_POLICIES, terms.policies) },
  };
}

test('every release has its logs', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
  for (const release of RELEASES) expect(Object.keys(gistsOf(release)).length).toBeGreaterThan(20);
});

test.each(
  RELEASES.flatMap((release) => Object.keys(gistsOf(release)).map((name) => [release, name] as const)),
)('a log of %s is read as it was written: %s', async (release, name) => {
  const bodies = text(`${release}/${name}.log`).trimEnd().split('\n');
  expect(JSON.parse(JSON.stringify(gistOf(name, bodies)))).toEqual(withDefaults(gistsOf(release)[name]));
  if (kindOf(name) !== 'table') return;
  let last = 0;
  for await (const { version } of tablesAlong('table1', [bodies])) last = version;
  expect(last).toBe(bodies.length);
});

test('logs of every kind are kept: after a new one `write.ts` adds its own', () => {
  const kept = new Set(RELEASES.flatMap((release) => Object.keys(gistsOf(release)).map(kindOf)));
  expect(LOG_KINDS.filter((kind) => !kept.has(kind))).toEqual([]);
});

test('the next release will be kept whole: every game, and every kind of log', () => {
  const logs = allLogs();
  for (const { id } of GAMES) expect(logs.has(id)).toBe(true);
  const written = new Set([...logs.keys()].map(kindOf));
  expect(LOG_KINDS.filter((kind) => !written.has(kind))).toEqual([]);
});

// older versions wrote "skipped" at tables
test.each(Object.entries(ENTRIES))('… and every kind of entry that a %s has', (kind, entries) => {
  const bodies = [...allLogs()].flatMap(([log, written]) => (kindOf(log) === kind ? written : []));
  const written = new Set(bodies.map((body) => JSON.parse(body).kind));
  expect(entries.filter((entry) => !written.has(entry))).toEqual(kind === 'table' ? ['skipped'] : []);
});

test.each([
  ['{"kind":"applauded","skip":true,"chair":0}', { ok: true, value: { kind: 'skipped' } }],
  ['{"kind":"applauded","chair":0}', { ok: false, code: 'ERR_NEWER' }],
  ['{"kind":"sat","skip":true,"chair":"zero"}', { ok: false, code: 'ERR_ENTRY' }],
  ['{"skip":true}', { ok: false, code: 'ERR_ENTRY' }],
])('%s is what it says', (body, read) => {
  expect(parseEntry(body)).toMatchObject(read);
});
