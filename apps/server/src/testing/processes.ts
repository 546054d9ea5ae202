import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A temporary PostgreSQL or Redis of one test, on its own port, with its data in a temporary folder. */
export interface Service {
  readonly url: string;
  /** The id of its process, which has others as children. */
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Freezes it: it keeps its connections and answers nothing, until it is thawed. */
  freeze(): void;
  thaw(): void;
  /** Starts it again in the same place, and waits until it answers. */
  restart(): Promise<void>;
  /** Ends it and deletes its folder. */
  end(): Promise<void>;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** True if it accepts requests. */
  readonly answers: () => boolean;
  readonly uid: number | undefined;
}

const START_MS = 120_000;

/** Starts a PostgreSQL. Fails and names the package to install if there is none. */
export async function startPostgres(): Promise<Service> {
  const bin = postgresFolder();
  const uid = unprivileged();
  const folder = madeFolder('overtrick-postgres-', uid);
  const data = join(folder, 'data');
  empty ??= emptyCluster(bin, uid);
  copyTo(data, empty, uid);
  const port = await freePort();
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 50,
    // it is killed at the end, so its shared memory must be in its own folder; power cuts are not tested
    dynamic_shared_memory_type: 'mmap',
    fsync: 'off',
  };
  return service(`postgres://overtrick@127.0.0.1:${port}/postgres`, folder, {
    command: join(bin, 'postgres'),
    args: ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: folder,
    uid,
    answers: () =>
      spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0,
  });
}

/** A cluster without tables, created on first use: copying it is faster than creating another. */
let empty: string | undefined;

/** Creates a cluster without tables in a folder that is deleted with this process. */
function emptyCluster(bin: string, uid: number | undefined): string {
  const folder = madeFolder('overtrick-postgres-empty-', uid);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'overtrick', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { uid, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  return data;
}

/** Copies a folder as that user, who owns the copy. */
function copyTo(copy: string, folder: string, uid: number | undefined): void {
  const { status, stderr } = spawnSync('cp', ['-Rp', folder, copy], { uid, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp failed: ${stderr}`);
}

/** Starts a Redis. Fails and names the package to install if there is none. */
export async function startRedis(): Promise<Service> {
  const command = onPath('redis-server');
  if (command === undefined)
    throw new Error('Redis is not installed (on Debian: apt-get install redis-server)');
  const uid = unprivileged();
  const folder = madeFolder('overtrick-redis-', uid);
  const port = await freePort();
  const cli = onPath('redis-cli') ?? 'redis-cli';
  return service(`redis://127.0.0.1:${port}`, folder, {
    command,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    cwd: folder,
    uid,
    answers: () => spawnSync(cli, ['-p', String(port), 'ping'], { encoding: 'utf8' }).stdout === 'PONG\n',
  });
}

async function service(url: string, folder: string, program: Program): Promise<Service> {
  let child = await started(program);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = child;
    if (pid === undefined) return;
    const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n');
    for (const one of [pid, ...children.filter(Boolean).map(Number)])
      try {
        process.kill(one, signal);
      } catch {
        // it has ended meanwhile
      }
  };
  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    kill,
    async restart() {
      await kill();
      child = await started(program);
    },
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The message of PostgreSQL if a killed program's children still hold its memory for a moment; it then ends. */
const HELD = 'pre-existing shared memory';

async function started(program: Program): Promise<ChildProcess> {
  const { command, args, cwd, uid, answers } = program;
  const end = performance.now() + START_MS;
  for (;;) {
    const child = spawn(command, args, { cwd, uid, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-2000);
      });
    const closed = once(child, 'close');
    while (child.exitCode === null) {
      if (answers()) return child;
      if (performance.now() > end) throw new Error(`${command} did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await closed;
    if (!said.includes(HELD) || performance.now() > end) throw new Error(`${command} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Finds the folder of PostgreSQL's programs. Debian has one per version; others have them on the path. */
function postgresFolder(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error('PostgreSQL is not installed (on Debian: apt-get install postgresql)');
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns a user other than root, because PostgreSQL does not run as root: the package's own, or nobody. */
function unprivileged(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (name: string) => spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout.trim();
  return Number(idOf('postgres') || idOf('nobody'));
}

function madeFolder(prefix: string, uid: number | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (uid !== undefined) chownSync(folder, uid, -1);
  return folder;
}

/**
 * Ports of services: below those that the system gives to outgoing connections, one of which may have a service's port
 * while the service is started again.
 */
const [FIRST_PORT, LAST_PORT] = [15_000, 32_000];

/** Finds a port on which nothing listens. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    server.close();
    if (isFree) return port;
  }
}
