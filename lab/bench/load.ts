// node lab/bench/load.ts [--tables 2000] [--seconds 30] [--every 2000] [--saturated 10] [--profile FOLDER]
//
// Tables of four people, each acting every so many milliseconds, against a server in a process of its own, all on this
// machine; then, for some seconds, all as fast as they can, by turns with a bare socket.io echo. Prints JSON:
// milliseconds from an action's sending to the last of the four sockets, bytes, memory per table and socket, the most
// actions a second. With DATABASE_URL the server keeps its tables there. With `--saturated 0` there is no echo, whose
// sockets count against the most files that this process may open (`ulimit -n`): four for each table, and as many
// again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startChild, type Usage } from '../lib/child.ts';
import { echoRoom, type Room } from '../lib/echo.ts';
import { rounded, spread } from '../lib/figures.ts';
import { actAtTable, seatFour } from '../lib/four.ts';
import type { Player } from '../lib/player.ts';
import { type Acting, cpuMs, perAction, saturate, unsaturated } from '../lib/saturated.ts';

// the 8,000 clients of one process leave so much garbage that clearing it would stop them for 30 ms at a time, which
// would count as the server's: with less of it at once they stop for 8
const LITTLE_AT_ONCE = '--max-semi-space-size=16';
if (!process.execArgv.includes(LITTLE_AT_ONCE)) {
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, LITTLE_AT_ONCE, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    every: { type: 'string', default: '2000' },
    saturated: { type: 'string', default: '10' },
    profile: { type: 'string' },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds);
const EVERY = Number(values.every);
const SATURATED = Number(values.saturated);
/** The server and the echo take turns so often. */
const TURNS = 4;

interface Measured {
  /** Milliseconds from an action to each of the table's sockets. */
  each: number[];
  /** … to the last of them. */
  last: number[];
}

const measured: Measured = { each: [], last: [] };
let actions = 0;

async function act(players: readonly Player[]): Promise<void> {
  const times = await actAtTable(players);
  if (times.length === 0) return;
  measured.each.push(...times);
  measured.last.push(Math.max(...times));
  actions += 1;
}

/** Plays at one table: an action every `EVERY` milliseconds, from a moment of its own on. */
async function play(players: readonly Player[], index: number, end: number): Promise<void> {
  await pause((index / TABLES) * EVERY);
  for (let at = performance.now(); at < end; at += EVERY) {
    await pause(Math.max(0, at - performance.now()));
    await act(players);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Measures the server and a bare echo with as many rooms and as many bytes, by turns: whatever else the machine does,
 * both have of it.
 */
async function compared(rooms: readonly Acting[], usage: () => Promise<Usage>, bytes: number) {
  const echo = await startChild('echoProcess.ts', [], values.profile);
  const bare: Room[] = [];
  try {
    for (let i = 0; i < TABLES; i += 20)
      bare.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(20, TABLES - i) }, (_, j) =>
            echoRoom(echo.url, `room ${i + j}`, bytes),
          ),
        )),
      );
    const [ours, theirs] = [unsaturated(), unsaturated()];
    for (let turn = 0; turn < TURNS; turn++) {
      await saturate(rooms, [usage], (SATURATED * 1000) / TURNS, ours);
      await saturate(bare, [echo.usage], (SATURATED * 1000) / TURNS, theirs);
    }
    const [saturated, bareEcho] = [perAction(ours), perAction(theirs)];
    const ratioToBareEcho = rounded(saturated.actionsPerSecond / bareEcho.actionsPerSecond);
    return { saturated, bareEcho, ratioToBareEcho };
  } finally {
    for (const room of bare) room.end();
    await echo.end();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'overtrick-load-'));
const server = await startChild('serverProcess.ts', [folder], values.profile);
try {
  const empty = await server.collected();
  const tables: Player[][] = [];
  for (let i = 0; i < TABLES; i += 20)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, TABLES - i) }, () => seatFour(() => server.url)),
      )),
    );
  const full = await server.collected();
  const before = sum(tables.flat().map(({ bytes }) => bytes));
  const heard = sum(tables.flat().map(({ updates }) => updates));
  const began = performance.now();
  await Promise.all(tables.map((players, i) => play(players, i, began + SECONDS * 1000)));
  const seconds = (performance.now() - began) / 1000;
  const busy = await server.usage();
  const grown = await server.collected();
  const bytes = sum(tables.flat().map((player) => player.bytes)) - before;
  const updates = sum(tables.flat().map((player) => player.updates)) - heard;
  const paced = { actions, ...measured };
  measured.each = [];
  measured.last = [];
  const rooms = tables.map((players) => ({ act: () => act(players) }));
  const comparison = SATURATED > 0 && (await compared(rooms, server.usage, Math.round(bytes / updates)));
  for (const player of tables.flat()) player.socket.disconnect();
  await pause(1000);
  const left = await server.collected();
  const kilobytes = (a: Usage, b: Usage, among: number) =>
    rounded((b.memory.heapUsed - a.memory.heapUsed) / 1024 / among);
  const report = {
    machine: `${availableParallelism()} cores, node ${process.versions.node}`,
    store: process.env.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL',
    tables: TABLES,
    sockets: TABLES * 4,
    everyMs: EVERY,
    seconds: rounded(seconds),
    actions: paced.actions,
    actionsPerSecond: rounded(paced.actions / seconds),
    msToEach: spread(paced.each),
    msToLastOfFour: spread(paced.last),
    bytesPerUpdate: rounded(bytes / updates),
    bytesPerAction: rounded(bytes / paced.actions),
    serverCpuShare: rounded(cpuMs(full, busy) / 1000 / seconds),
    heapKilobytes: {
      perIdleTable: kilobytes(empty, left, TABLES),
      perTableWithFourSockets: kilobytes(empty, full, TABLES),
      perSocket: kilobytes(left, grown, TABLES * 4),
    },
    residentMegabytes: rounded(busy.memory.rss / 1024 / 1024),
    ...comparison,
  };
  console.log(JSON.stringify(report, undefined, 2));
} finally {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
