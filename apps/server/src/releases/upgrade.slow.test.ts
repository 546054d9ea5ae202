import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test } from 'vitest';
import { idIn, kindOf, logOf } from '../store/logKinds.ts';
import { Kit } from '../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const FIRST = new URL('0.1.0/', import.meta.url);
const AT = 1_700_000_000_000;

/** Reads the logs of version 0.1. */
const logs: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(FIRST)
    .filter((file) => file.endsWith('.log'))
    .map((file) => [
      file.slice(0, -'.log'.length),
      readFileSync(new URL(file, FIRST), 'utf8').trimEnd().split('\n'),
    ]),
);

/** Writes the file of a store as version 0.1 made it, with its logs under these names. */
function writeFirst(folder: string, nameOf: (log: string) => string): void {
  const file = new DatabaseSync(join(folder, 'overtrick.sqlite'));
  file.exec(`pragma journal_mode = wal;
    create table entries (table_id text not null, seq integer not null check (seq > 0), at integer not null,
      body text not null, constraint entries_key primary key (table_id, seq)) strict, without rowid`);
  const insert = file.prepare('insert into entries values (?, ?, ?, ?)');
  for (const [log, bodies] of logs)
    for (const [i, body] of bodies.entries()) insert.run(nameOf(log), i + 1, AT, body);
  file.close();
}

test('a server opens the store of version 0.1, and shows each of its tables and evenings', async () => {
  const dataDir = kit.folder();
  const ids = new Map(
    [...logs.keys()].map(
      (log, i) => [log, `first${String(i).padStart(7, '0')}`.replaceAll('0', 'a')] as const,
    ),
  );
  // the ids of tables and evenings in addresses have twelve letters
  const idOf = (log: string): string => defined(ids.get(log), 'a log of the release');
  const nameOf = (log: string): string => {
    const kind = kindOf(log);
    return kind === 'table' || kind === 'tournament' ? logOf(kind, idOf(log)) : log;
  };
  writeFirst(dataDir, nameOf);
  const { url } = await kit.server({ dataDir, store: undefined });
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });

  const tables = [...logs.keys()].filter((log) => kindOf(log) === 'table');
  expect(tables.length).toBeGreaterThan(20);
  for (const log of tables) {
    const client = kit.client(url);
    const answer = await client.enter(idOf(log));
    // some of them do not admit spectators
    if (answer.ok) expect(client.state.version).toBeGreaterThanOrEqual(1);
    else expect([log, answer.code]).toEqual([log, 'ERR_SPECTATORS']);
    client.close();
  }
  const evenings = [...logs.keys()].filter((log) => idIn('tournament', log) !== undefined);
  expect(evenings.length).toBeGreaterThan(2);
  for (const log of evenings) {
    const response = await fetch(`${url}/api/tournaments/${idOf(log)}`);
    expect([log, response.status]).toEqual([log, 200]);
  }
  const club = await fetch(`${url}/api/clubs/monday123456`);
  expect([club.status, (await club.json()).name]).toEqual([200, 'The Monday club']);
});
