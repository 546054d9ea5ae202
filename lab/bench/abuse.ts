// node lab/bench/abuse.ts [--seconds 10] [--tables 20]
//
// People play at some tables, an action a second each, while strangers misbehave in one way after the other. Prints
// JSON: for each way milliseconds from an action's sending to the last of the four sockets, what the server's memory
// comes to, and how many connections it ended because they did not read.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startChild } from '../lib/child.ts';
import { rounded, spread } from '../lib/figures.ts';
import { actAtTable, seatFour } from '../lib/four.ts';
import type { Player } from '../lib/player.ts';
import { WAYS } from '../lib/ways.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, tables: { type: 'string', default: '20' } },
});
const SECONDS = Number(values.seconds);
const TABLES = Number(values.tables);

const folder = mkdtempSync(join(tmpdir(), 'overtrick-abuse-'));
// a person's own limit of messages, and that of an address far off: all come from one here
const limits = {
  messagesPerSecond: 20,
  address: { connections: 5000, messagesPerSecond: 400 },
  opensPerMinute: 1e6,
};
const server = await startChild('serverProcess.ts', [folder, JSON.stringify(limits)]);
const { url } = server;

let times: number[] = [];
async function play(players: readonly Player[], index: number): Promise<void> {
  for (let at = performance.now() + (1000 * index) / TABLES; ; at += 1000) {
    await pause(Math.max(0, at - performance.now()));
    const heard = await actAtTable(players);
    if (heard.length > 0) times.push(Math.max(...heard));
  }
}

/** In a thread of their own, so that the people's times are their own. */
const strangers = new Worker(new URL('../lib/strangers.ts', import.meta.url));

async function misbehave(way: string): Promise<void> {
  strangers.postMessage({ url, table, way, seconds: SECONDS });
  await once(strangers, 'message');
}

const tables = await Promise.all(Array.from({ length: TABLES }, () => seatFour(() => url)));
const table = tables[0]?.[0]?.state?.table ?? '';

async function ended(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/overtrick_slow_total (\d+)/.exec(text)?.[1] ?? 0);
}

const report: Record<string, object> = {};
for (const [index, players] of tables.entries()) void play(players, index);
for (const name of WAYS) {
  times = [];
  const before = await ended();
  await misbehave(name);
  const { memory } = await server.collected();
  report[name] = {
    actions: times.length,
    msToLastOfFour: spread(times),
    residentMegabytes: rounded(memory.rss / 2 ** 20),
    heapMegabytes: rounded(memory.heapUsed / 2 ** 20),
    ended: (await ended()) - before,
  };
  await pause(1000);
}
console.log(JSON.stringify(report, undefined, 2));
for (const player of tables.flat()) player.socket.disconnect();
rmSync(folder, { recursive: true, force: true });
await server.end();
process.exit();
