// node bench/load.ts [--tables 200] [--seconds 30] [--every 2000]
//
// Tables of four people, each acting every so many milliseconds, against a server in a process of its own, all on this
// machine. Prints JSON: bytes and milliseconds from an action to the other players' sockets, and memory per table.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Action, makeAction } from '@overtrick/rules/action';
import { openTable, Player } from './player.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    every: { type: 'string', default: '2000' },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds);
const EVERY = Number(values.every);

interface Measured {
  /** Milliseconds from an action to each of the other players' sockets. */
  readonly each: number[];
  /** … to the last of them. */
  readonly last: number[];
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
  const others = players
    .filter((other) => other !== player)
    .map(async (other) => {
      await other.until((state) => state.version > version);
      return performance.now() - began;
    });
  const [answer, ...times] = await Promise.all([player.say('act', message), ...others]);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await player.until((state) => state.version > version);
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

const folder = mkdtempSync(join(tmpdir(), 'overtrick-load-'));
const server = fork(fileURLToPath(new URL('./serverProcess.ts', import.meta.url)), [folder], {
  execArgv: ['--expose-gc'],
});
try {
  const [{ url }]: [{ url: string }] = (await once(server, 'message')) as [{ url: string }];
  const usage = async (): Promise<Usage> => {
    server.send('usage');
    const [answer] = (await once(server, 'message')) as [Usage];
    return answer;
  };
  const empty = await usage();
  const tables: Player[][] = [];
  for (let i = 0; i < TABLES; i += 20)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(20, TABLES - i) }, () => seat(url)))));
  const full = await usage();
  const before = sum(tables.flat().map(({ bytes }) => bytes));
  const heard = sum(tables.flat().map(({ updates }) => updates));
  const began = performance.now();
  await Promise.all(tables.map((players, i) => play(players, i, began + SECONDS * 1000)));
  const seconds = (performance.now() - began) / 1000;
  const busy = await usage();
  const bytes = sum(tables.flat().map((player) => player.bytes)) - before;
  const updates = sum(tables.flat().map((player) => player.updates)) - heard;
  for (const player of tables.flat()) player.socket.disconnect();
  await pause(1000);
  const left = await usage();
  const kilobytes = (a: Usage, b: Usage) => round((b.memory.heapUsed - a.memory.heapUsed) / 1024 / TABLES);
  const report = {
    machine: `${availableParallelism()} cores, node ${process.versions.node}`,
    tables: TABLES,
    sockets: TABLES * 4,
    everyMs: EVERY,
    seconds: round(seconds),
    actions,
    actionsPerSecond: round(actions / seconds),
    msToOthers: spread(measured.each),
    msToLastOfThree: spread(measured.last),
    bytesPerUpdate: round(bytes / updates),
    bytesPerAction: round(bytes / actions),
    serverCpuShare: round(
      (busy.cpu.user + busy.cpu.system - full.cpu.user - full.cpu.system) / 1e6 / seconds,
    ),
    heapKilobytesPerTable: {
      withFourSockets: kilobytes(empty, full),
      withFourSocketsAfterPlay: kilobytes(empty, busy),
      withoutSockets: kilobytes(empty, left),
    },
    residentMegabytes: round(busy.memory.rss / 1024 / 1024),
  };
  console.log(JSON.stringify(report, undefined, 2));
} finally {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
