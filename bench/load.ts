// node bench/load.ts [--tables 2000] [--seconds 30] [--every 2000] [--saturated 10]
//
// Tables of four people, each acting every so many milliseconds, against a server in a process of its own, all on this
// machine; then, for some seconds, all as fast as they can, and the same with a bare socket.io echo. Prints JSON: milliseconds from
// an action's sending to the last of the four sockets, bytes, memory per table and socket, the most actions a second. With
// DATABASE_URL the server keeps its tables there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Action, makeAction } from '@overtrick/rules/action';
import { echoRoom } from './echo.ts';
import { openTable, Player } from './player.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    every: { type: 'string', default: '2000' },
    saturated: { type: 'string', default: '10' },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds);
const EVERY = Number(values.every);
const SATURATED = Number(values.saturated);

interface Measured {
  /** Milliseconds from an action to each of the table's sockets. */
  each: number[];
  /** … to the last of them. */
  last: number[];
}

const measured: Measured = { each: [], last: [] };
let actions = 0;

/** Opens a table and seats four people, each with a socket. */
async function seat(url: string): Promise<Player[]> {
  const { table, token } = await openTable(url);
  const players = [0, 1, 2, 3].map(() => new Player(url));
  for (const [chair, player] of players.entries())
    await player.enter(table, chair, chair === 0 ? token : undefined);
  return players;
}

/** A call that keeps auctions short, or the lowest card. */
function choose(legal: readonly Action[]): Action | undefined {
  const bid = legal.find((action) => action.kind === 'call' && action.call === '1N');
  return bid ?? legal[0];
}

/** The player on turn acts, and the others hear of it; after the deal all go on to the next. */
async function act(players: readonly Player[]): Promise<void> {
  const player = players.find(({ state }) => (state?.view.legal.length ?? 0) > 0);
  const action = choose(player?.state?.view.legal ?? []);
  if (player?.state === undefined || action === undefined) return next(players);
  const { table, deal, version } = player.state;
  const message = { table, token: player.token, deal, version, id: `${version}`, action: makeAction(action) };
  const began = performance.now();
  const heard = players.map(async (one) => {
    await one.until((state) => state.version > version);
    return performance.now() - began;
  });
  const [answer, ...times] = await Promise.all([player.say('act', message), ...heard]);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  measured.each.push(...times);
  measured.last.push(Math.max(...times));
  actions += 1;
}

async function next(players: readonly Player[]): Promise<void> {
  const deal = players[0]?.state?.deal ?? 0;
  const table = players[0]?.state?.table;
  await Promise.all(players.map((player) => player.say('next', { table, token: player.token, deal })));
  await Promise.all(players.map((player) => player.until((state) => state.deal > deal)));
}

/** One table's evening: an action every `EVERY` milliseconds, from a moment of its own on. */
async function play(players: readonly Player[], index: number, end: number): Promise<void> {
  await pause((index / TABLES) * EVERY);
  for (let at = performance.now(); at < end; at += EVERY) {
    await pause(Math.max(0, at - performance.now()));
    await act(players);
  }
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN);
}

const round = (value: number): number => Math.round(value * 100) / 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const spread = (times: readonly number[]) => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  max: quantile(times, 1),
});

interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
}

/** Everyone acts as fast as he can. */
async function saturate(rooms: readonly { act(): Promise<void> }[], usage: () => Promise<Usage>) {
  const before = await usage();
  const began = performance.now();
  let done = 0;
  await Promise.all(
    rooms.map(async (room) => {
      for (; performance.now() < began + SATURATED * 1000; done++) await room.act();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = await usage();
  return {
    actionsPerSecond: round(done / seconds),
    serverCpuMsPerAction: round(cpuMs(before, after) / done),
  };
}

interface Child {
  readonly url: string;
  usage(): Promise<Usage>;
  end(): void;
}

async function startChild(file: string, ...args: string[]): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--expose-gc'] });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async usage() {
      child.send('usage');
      const [answer] = (await once(child, 'message')) as [Usage];
      return answer;
    },
    end: () => child.kill('SIGKILL'),
  };
}

/** What a bare echo with as many rooms and as many bytes comes to. */
async function echoed(bytes: number) {
  const echo = await startChild('./echoProcess.ts');
  try {
    const rooms = [];
    for (let i = 0; i < TABLES; i++) rooms.push(await echoRoom(echo.url, `room ${i}`, bytes));
    return await saturate(rooms, echo.usage);
  } finally {
    echo.end();
  }
}

const cpuMs = (a: Usage, b: Usage): number => (b.cpu.user + b.cpu.system - a.cpu.user - a.cpu.system) / 1000;

const folder = mkdtempSync(join(tmpdir(), 'overtrick-load-'));
const server = await startChild('./serverProcess.ts', folder);
try {
  const empty = await server.usage();
  const tables: Player[][] = [];
  for (let i = 0; i < TABLES; i += 20)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, TABLES - i) }, () => seat(server.url)))),
    );
  const full = await server.usage();
  const before = sum(tables.flat().map(({ bytes }) => bytes));
  const heard = sum(tables.flat().map(({ updates }) => updates));
  const began = performance.now();
  await Promise.all(tables.map((players, i) => play(players, i, began + SECONDS * 1000)));
  const seconds = (performance.now() - began) / 1000;
  const busy = await server.usage();
  const bytes = sum(tables.flat().map((player) => player.bytes)) - before;
  const updates = sum(tables.flat().map((player) => player.updates)) - heard;
  const paced = { actions, ...measured };
  measured.each = [];
  measured.last = [];
  const saturated = await saturate(
    tables.map((players) => ({ act: () => act(players) })),
    server.usage,
  );
  for (const player of tables.flat()) player.socket.disconnect();
  await pause(1000);
  const left = await server.usage();
  const bare = await echoed(Math.round(bytes / updates));
  const kilobytes = (a: Usage, b: Usage, among: number) =>
    round((b.memory.heapUsed - a.memory.heapUsed) / 1024 / among);
  const report = {
    machine: `${availableParallelism()} cores, node ${process.versions.node}`,
    store: process.env.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL',
    tables: TABLES,
    sockets: TABLES * 4,
    everyMs: EVERY,
    seconds: round(seconds),
    actions: paced.actions,
    actionsPerSecond: round(paced.actions / seconds),
    msToEach: spread(paced.each),
    msToLastOfFour: spread(paced.last),
    bytesPerUpdate: round(bytes / updates),
    bytesPerAction: round(bytes / paced.actions),
    serverCpuShare: round(cpuMs(full, busy) / 1000 / seconds),
    heapKilobytes: {
      perIdleTable: kilobytes(empty, left, TABLES),
      perTableWithFourSockets: kilobytes(empty, full, TABLES),
      perSocket: kilobytes(left, busy, TABLES * 4),
    },
    residentMegabytes: round(busy.memory.rss / 1024 / 1024),
    saturated,
    bareEcho: bare,
    ratioToBareEcho: round(saturated.actionsPerSecond / bare.actionsPerSecond),
  };
  console.log(JSON.stringify(report, undefined, 2));
} finally {
  server.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
