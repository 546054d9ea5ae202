import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from './backup/backup.ts';
import { databaseLog } from './databaseLog.ts';
import type { LogDatabase } from './logDatabase.ts';
import { openDatabase } from './openDatabase.ts';
import type { Database } from './schema.ts';

let folder = '';
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-plans-'));
  db = await openDatabase({ dataDir: folder });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const SOUGHT = '{"kind":"joined","table":"one"}';
const DAY = 86_400_000;

/** Returns the database, and the queries that are asked of it from now on. */
function watched(): { db: Database; asked: Map<string, CompiledQuery> } {
  const asked = new Map<string, CompiledQuery>();
  const watching: Database = db.withPlugin({
    transformQuery({ node, queryId }) {
      const compiled = db.getExecutor().compileQuery(node as RootOperationNode, queryId);
      asked.set(compiled.sql.replace(/(\?, )+/g, '?, '), compiled);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: watching, asked };
}

/** Asks every kind of question, of logs of every kind. */
async function askEverything(log: LogDatabase): Promise<void> {
  const acts = Array.from({ length: 3000 }, (_, i) => `{"kind":"acted","step":"${i}"}`);
  const appends = [
    't1',
    't2',
    'account.ann',
    'passkey.1',
    'c.challenge',
    'e.tournament',
    'k.club',
    'all.bans',
  ].map((name) => ({ log: name, length: 0, bodies: name === 't1' ? [SOUGHT, ...acts] : [SOUGHT] }));
  await log.append(appends, Date.now() - DAY);
  await log.append(appends, Date.now() - DAY);
  await log.read('t1', 3, 10);
  await log.lengths(['t1', 't2']);
  await log.rewrite('t1', new Map([[2, 'other']]));
  await log.find({ begin: 'c', end: '.challenge' }, SOUGHT);
  await log.ping();
  expect(await log.findOrphans()).toEqual(['passkey.1']);
  await log.delete(['t2']);
  const { idle } = await log.findOld({ logs: Date.now(), results: Date.now() });
  expect(idle.map((one) => one.log)).toContain('t1');
  await log.delete(['t1'], SOUGHT);
  await log.append([{ log: 't1', length: 0, bodies: acts }], Date.now() - DAY);
  expect(await log.deleteIdle(idle)).toBe(idle.length);
}

// a scan of an index that has only the first entry of each log, or fewer, is no scan of the entries
const WHOLE =
  /^SCAN (entries|opened|later|other|account|entry)\b(?! USING (COVERING )?INDEX entries_(opened|owned|sought))/;

test.each(['as it opened', 'after its statistics were gathered'])(
  'no question goes through all entries, with a store %s',
  async (when) => {
    const { db: watching, asked } = watched();
    await askEverything(databaseLog(watching));
    expect(asked.size).toBeGreaterThan(15);
    // many entries of few logs, as stores have
    await databaseLog(db).append(
      Array.from({ length: 30 }, (_, i) => ({
        log: `many${i}`,
        length: 0,
        bodies: Array.from({ length: 200 }, (_, step) => `{"kind":"acted","step":"${step}"}`),
      })),
      Date.now(),
    );
    if (when.startsWith('after')) await sql`analyze`.execute(db);
    for (const [text, query] of asked)
      for (const step of await planOf(query)) expect(step, text).not.toMatch(WHOLE);
  },
);

/** Asks how SQLite would answer a query. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<readonly string[]> {
  const question = { ...sql.raw(`explain query plan ${text}`).compile(db), parameters };
  const { rows } = await db.executeQuery<{ detail: string }>(question);
  return rows.map(({ detail }) => detail);
}

test('a backup reads the entries in the order of their key, page by page', async () => {
  const { db: watching, asked } = watched();
  await databaseLog(db).append([{ log: 't1', length: 0, bodies: ['1', '2'] }], 1);
  await writeBackup(watching, join(folder, 'backup.gz'));
  for (const query of asked.values())
    expect(await planOf(query)).toEqual([expect.stringMatching(/^SEARCH entries USING PRIMARY KEY/)]);
});
