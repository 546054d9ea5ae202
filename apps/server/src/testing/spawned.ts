import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOON } from './asking.ts';

/** A server in a process of its own, as `npm start` runs it, on a free port. */
export interface Spawned {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Tells it to stop; gives its exit code. */
  stop(): Promise<number | null>;
  /** Resolves when it has ended, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  signal(name: NodeJS.Signals): void;
  /** The lines that it has logged so far. */
  logged(): string;
  readonly isRunning: boolean;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The folder of the code that Node has compiled of a server, for the next that starts. */
const COMPILED = join(tmpdir(), 'overtrick-compiled');
/** Keeps that code once a thread of the server has started: Node does so at the end, and not where it is killed. */
const KEEPING = `data:text/javascript,${encodeURIComponent(
  "import { flushCompileCache } from 'node:module'; setTimeout(flushCompileCache, 1000).unref();",
)}`;

type Env = Readonly<Record<string, string>>;

export interface SpawnOptions {
  /** So many file handles it may have. */
  readonly handles?: number;
}

/** Resolves once it takes requests. `env`: what differs from a quiet server with quick bots. */
export async function spawnServer(env: Env, options: SpawnOptions = {}): Promise<Spawned> {
  const child = started(env, options);
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  const said = await saidUntil(child, /Overtrick is at (\S+)\n/);
  const [, url] = /Overtrick is at (\S+)\n/.exec(said) ?? [];
  if (url === undefined) throw new Error(`the server did not start: ${said}`);
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    ended,
    signal: (name) => void child.kill(name),
    logged: () => log,
    get isRunning() {
      return isRunning();
    },
  };
}

/** The words of a server that cannot start, and its exit code. One that hangs is ended, and then has none. */
export async function spawnFailing(env: Env): Promise<{ said: string; code: number | null }> {
  const child = started(env, {});
  const said = await saidUntil(child, /\n/);
  // from its sentence on
  const late = setTimeout(() => child.kill('SIGKILL'), SOON.timeout);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  clearTimeout(late);
  return { said, code: child.exitCode };
}

function started(env: Env, { handles }: SpawnOptions): ChildProcess {
  const node = [process.execPath, '--import', KEEPING, MAIN];
  const [command = '', ...args] =
    handles === undefined ? node : ['/bin/sh', '-c', `ulimit -n ${handles}; exec "$0" "$@"`, ...node];
  return spawn(command, args, {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      BOT_PACE_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Its words on the way until that, or its end. */
async function saidUntil(child: ChildProcess, what: RegExp): Promise<string> {
  let said = '';
  await new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      if (what.test(said)) resolve();
    });
    child.once('exit', () => resolve());
  });
  return said;
}
