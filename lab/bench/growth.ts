// node lab/bench/growth.ts [--tables 20000,200000] [--entries 60] [--playing 8] [--chairs 12] [--folder FOLDER]
//
// A server whose store has grown: so many tables of so many entries, a tenth of them old enough to be deleted, and a
// challenge for each hundred. Meanwhile some tables are played at, and `/readyz` is asked twenty times a second. Prints
// JSON for each size and each kind of work on the whole store: its seconds, the milliseconds from an action to the last
// of four sockets, the answers of `/readyz` that were not 200, and the server's processor seconds. `quiet` is a time
// without such work. It needs disk space: 20,000 tables of 60 entries take 250 MB.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { logOf as challengeLogOf, joined } from '@overtrick/server/internals/boards/challenge';
import { openDatabase } from '@overtrick/server/internals/store/openDatabase';
import { sqlitePath } from '@overtrick/server/internals/store/sqlite';
import { Browser } from '@overtrick/server/internals/testing/browser';
import { type Child, startChild } from '../lib/child.ts';
import { rounded, spread } from '../lib/figures.ts';
import { actAtTable, seatFour } from '../lib/four.ts';
import { openTable, type Player } from '../lib/player.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20000,200000' },
    entries: { type: 'string', default: '60' },
    playing: { type: 'string', default: '8' },
    chairs: { type: 'string', default: '12' },
    folder: { type: 'string', default: tmpdir() },
  },
});
const ENTRIES = Number(values.entries);
const PLAYING = Number(values.playing);
const CHAIRS = Number(values.chairs);

const DAY_MS = 86_400_000;
const KEEP_DAYS = 365;
const OLD_DAYS = 400;
/** Between two actions at a table, and between two asks of `/readyz`. */
const ACT_MS = 200;
const ASK_MS = 50;
const QUIET_MS = 3000;
const OVERTRICK = fileURLToPath(new URL('../../apps/cli/bin/overtrick.mjs', import.meta.url));

/** Fills a store with tables, of which every tenth is old, and with challenges in which some of them have joined. */
async function fill(dataDir: string, tables: number): Promise<void> {
  await (await openDatabase({ dataDir })).destroy();
  const now = Date.now();
  const count = (to: number) =>
    `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to}) select i from n)`;
  const nameOf = (i: string) => `printf('t%011x', (${i} * 2654435761) % 68719476736)`;
  const file = new DatabaseSync(sqlitePath(dataDir));
  file.exec(`insert into entries select ${nameOf('one.i')}, step.i,
    ${now} - case when one.i % 10 = 0 then ${OLD_DAYS} else one.i % 300 end * ${DAY_MS},
    case step.i when 1 then '{"kind":"opened","filled":"${'x'.repeat(500)}"}'
      else '{"kind":"acted","chair":' || (step.i % 4) || ',"step":"N S' || step.i || '","id":"abcdefghijkl"}' end
    from ${count(tables)} one cross join ${count(ENTRIES)} step`);
  const [before, after] = JSON.stringify(joined('TABLE', 'Person')).split('TABLE');
  file.exec(`insert into entries select printf('c%011x', one.i) || '${challengeLogOf('')}', step.i, ${now},
    '${before}' || ${nameOf('(one.i * 100 + step.i)')} || '${after}'
    from ${count(Math.ceil(tables / 100))} one cross join ${count(20)} step`);
  file.close();
}

/** Acts at a table again and again until it is told to stop. */
async function keepPlaying(
  players: readonly Player[],
  told: (ms: number) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const times = await actAtTable(players);
    if (times.length > 0) told(Math.max(...times));
    await pause(ACT_MS);
  }
}

/** Does some work while others play, and returns the figures of that time; the work may seat more players. */
async function during(
  server: Child,
  seats: readonly (readonly Player[])[],
  work: (play: (players: readonly Player[]) => void) => Promise<unknown>,
) {
  const stop = new AbortController();
  const times: number[] = [];
  const answers = { asked: 0, not200: 0 };
  const asking: number[] = [];
  const before = await server.usage();
  const began = performance.now();
  const play = (players: readonly Player[]) =>
    void others.push(keepPlaying(players, (ms) => times.push(ms), stop.signal));
  const others = [
    (async () => {
      while (!stop.signal.aborted) {
        const asked = performance.now();
        const { status } = await fetch(`${server.url}/readyz`);
        asking.push(performance.now() - asked);
        answers.asked += 1;
        if (status !== 200) answers.not200 += 1;
        await pause(ASK_MS);
      }
    })(),
  ];
  for (const players of seats) play(players);
  await work(play);
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  await Promise.all(others);
  const { user, system } = (await server.usage()).cpu;
  return {
    seconds: rounded(seconds),
    actions: times.length,
    actionMs: spread(times),
    readyz: { ...answers, ms: spread(asking) },
    serverCpuSeconds: rounded((user + system - before.cpu.user - before.cpu.system) / 1e6),
  };
}

/** Waits until the store has no log that was opened before the old ones' time. */
async function untilForgotten(dataDir: string): Promise<void> {
  const file = new DatabaseSync(sqlitePath(dataDir), { readOnly: true });
  const anyOld = file.prepare(
    `select 1 from entries where seq = 1 and at < ${Date.now() - KEEP_DAYS * DAY_MS} limit 1`,
  );
  while (anyOld.get() !== undefined) await pause(100);
  file.close();
}

/** Registers somebody who has sat at tables. */
async function register(url: string, name: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.ask('POST', '/api/account', { name, password: 'correct horse' });
  for (let i = 0; i < CHAIRS; i++) {
    const { table, token } = await openTable(url);
    const { status } = await browser.ask('POST', '/api/account/chairs', { table, token });
    if (status !== 204) throw new Error(`a chair was answered with ${status}`);
  }
  return browser;
}

async function ask(
  browser: Browser,
  method: string,
  path: string,
  expected: number,
  body?: object,
): Promise<void> {
  const { status } = await browser.ask(method, path, body);
  if (status !== expected) throw new Error(`${method} ${path} was answered with ${status}`);
}

async function backUp(dataDir: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [OVERTRICK, 'backup', file, '--data', dataDir], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the backup ended with ${code}`);
}

async function measure(tables: number): Promise<object> {
  const dataDir = mkdtempSync(join(values.folder, 'overtrick-growth-'));
  try {
    await fill(dataDir, tables);
    const megabytes = rounded(statSync(sqlitePath(dataDir)).size / 1e6, 0);
    const server = await startChild('serverProcess.ts', [dataDir, JSON.stringify({ keepDays: KEEP_DAYS })]);
    const { url } = server;
    // retention begins with the server
    const seats: Player[][] = [];
    const retention = await during(server, [], async (play) => {
      for (let i = 0; i < PLAYING; i++) {
        const players = await seatFour(() => url);
        seats.push(players);
        play(players);
      }
      await untilForgotten(dataDir);
    });
    const ann = await register(url, 'Ann');
    const quiet = await during(server, seats, () => pause(QUIET_MS));
    const exporting = await during(server, seats, () => ask(ann, 'GET', '/api/account/export', 200));
    const deletion = await during(server, seats, () =>
      ask(ann, 'DELETE', '/api/account', 204, { name: 'Ann' }),
    );
    const backup = await during(server, seats, () => backUp(dataDir, join(dataDir, 'backup.gz')));
    for (const { socket } of seats.flat()) socket.disconnect();
    await server.end();
    return { tables, entries: ENTRIES, megabytes, quiet, retention, export: exporting, deletion, backup };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const tables of values.tables.split(','))
  console.log(JSON.stringify(await measure(Number(tables)), undefined, 1));
