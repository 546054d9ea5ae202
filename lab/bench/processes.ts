// node lab/bench/processes.ts [--processes 1,2,4] [--tables 40] [--rate 60] [--seconds 24] [--turns 6]
//
// 1, 2 and 4 processes with one PostgreSQL and one Redis, by turns, with as many tables per process, and as many
// actions a second per process (`--rate 0`: as fast as they can). Players of a table are connected to one process
// (`together`), or each to another (`spread`), as behind a balancer that knows no tables. Prints JSON: actions a
// second, processor milliseconds per action of the servers, of PostgreSQL and of Redis, and the servers' processor
// milliseconds a second while nobody acts. PostgreSQL does not wait for the disk here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Service, startPostgres, startRedis } from '@overtrick/server/internals/testing/processes';
import { type Child, startChild } from '../lib/child.ts';
import { rounded } from '../lib/figures.ts';
import { actAtTable, seatFour } from '../lib/four.ts';
import type { Player } from '../lib/player.ts';
import { type Acting, cpuMs, perAction, saturate, unsaturated } from '../lib/saturated.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    tables: { type: 'string', default: '40' },
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '24' },
    turns: { type: 'string', default: '6' },
  },
});
const TABLES = Number(values.tables);
const TURNS = Number(values.turns);
/** The time between two actions at one table, milliseconds. */
const EVERY_MS = Number(values.rate) > 0 ? (1000 * TABLES) / Number(values.rate) : 0;

interface Way {
  readonly name: string;
  readonly children: readonly Child[];
  readonly rooms: readonly Acting[];
  readonly sum: ReturnType<typeof unsaturated>;
  readonly redis: Service;
  readonly end: () => Promise<void>;
  readonly services: { postgres: number; redis: number };
  /** The processor time of all servers together while nobody acts, milliseconds a second. */
  idle: number;
}

const folder = mkdtempSync(join(tmpdir(), 'overtrick-processes-'));
const postgres = await startPostgres();

/** Starts `count` processes with a database of their own, and seats four people at each table. */
async function started(count: number, isSpread: boolean): Promise<Way> {
  const name = `${count} ${isSpread ? 'spread' : 'together'}`;
  const database = name.replace(' ', '_');
  const made = spawnSync('psql', [postgres.url, '-c', `create database "${database}"`], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const url = new URL(postgres.url);
  url.pathname = database;
  // processes with one Redis are one server
  const redis = await startRedis();
  const options = JSON.stringify({ databaseUrl: url.href, redisUrl: redis.url });
  const children: Child[] = [];
  for (let i = 0; i < count; i++)
    children.push(await startChild('serverProcess.ts', [join(folder, `${database}-${i}`), options]));
  const urls = children.map((child) => child.url);
  const rooms: Acting[] = [];
  const sockets: Player['socket'][] = [];
  for (let table = 0; table < TABLES * count; table++) {
    const urlOf = (chair: number): string => urls[(isSpread ? table + chair : table) % count] ?? '';
    const players = await seatFour(urlOf);
    sockets.push(...players.map(({ socket }) => socket));
    let due = performance.now() + (EVERY_MS * table) / (TABLES * count);
    rooms.push({
      async act() {
        await actAtTable(players);
        const now = performance.now();
        due = Math.max(due + EVERY_MS, now - EVERY_MS);
        if (due > now) await pause(due - now);
      },
    });
  }
  const end = async () => {
    for (const socket of sockets) socket.disconnect();
    await Promise.all(children.map((child) => child.end()));
    await redis.end();
  };
  return {
    name,
    children,
    rooms,
    sum: unsaturated(),
    redis,
    end,
    services: { postgres: 0, redis: 0 },
    idle: 0,
  };
}

/** Returns the processor time that a program and its children have taken, those that ended among them, milliseconds. */
function cpuOf(pid: number): number {
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
  return timesOf(pid, true) + children.reduce((sum, child) => sum + timesOf(Number(child), false), 0);
}

const IDLE_MS = 4000;
/** Returns the processor time of the servers of a way while nobody acts, milliseconds a second. */
async function idleMs({ children }: Way): Promise<number> {
  const ask = () => Promise.all(children.map(({ usage }) => usage()));
  const before = await ask();
  await pause(IDLE_MS);
  const after = await ask();
  return after.reduce((sum, one, i) => sum + cpuMs(before[i] ?? one, one), 0) / (IDLE_MS / 1000);
}

const TICK_MS = 10;
function timesOf(pid: number, withEnded: boolean): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return TICK_MS * (user + system + (withEnded ? endedUser + endedSystem : 0));
  } catch {
    // it has ended meanwhile
    return 0;
  }
}

const ways: Way[] = [];
try {
  for (const count of values.processes.split(',').map(Number)) {
    ways.push(await started(count, false));
    if (count > 1) ways.push(await started(count, true));
  }
  // until the compiler has seen the code
  for (const { rooms, children } of ways)
    await saturate(
      rooms,
      children.map(({ usage }) => usage),
      1000,
      unsaturated(),
    );
  for (const way of ways) way.idle = await idleMs(way);
  for (let turn = 0; turn < TURNS; turn++)
    for (const { rooms, children, sum, redis, services } of ways) {
      const [before, redisBefore] = [cpuOf(postgres.pid), cpuOf(redis.pid)];
      const usages = children.map(({ usage }) => usage);
      await saturate(rooms, usages, (Number(values.seconds) * 1000) / TURNS, sum);
      services.postgres += cpuOf(postgres.pid) - before;
      services.redis += cpuOf(redis.pid) - redisBefore;
    }
  const [first] = ways;
  const report = {
    machine: `${availableParallelism()} cores, node ${process.versions.node}`,
    tablesPerProcess: TABLES,
    ratePerProcess: Number(values.rate),
    ways: ways.map(({ name, sum, services, idle }) => ({
      processes: name,
      idleCpuMsPerSecond: rounded(idle),
      ...perAction(sum),
      postgresCpuMsPerAction: rounded(services.postgres / sum.done, 3),
      redisCpuMsPerAction: rounded(services.redis / sum.done, 3),
      timesOfOne: rounded(
        sum.serverCpuMs / sum.done / ((first?.sum.serverCpuMs ?? 0) / (first?.sum.done ?? 1)),
      ),
    })),
  };
  console.log(JSON.stringify(report, undefined, 2));
} finally {
  for (const { end } of ways) await end();
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
