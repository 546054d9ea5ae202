import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOON } from './asking.ts';

/** A server in its own process, as `npm start` runs it, on a free port. */
export interface Spawned {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop and returns its exit code, or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals | null>;
  /** Resolves when it has ended, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  signal(name: NodeJS.Signals): void;
  /** Returns the log so far. */
  logged(): string;
  readonly isRunning: boolean;
}

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));

/** The folder of a server's compiled code, which the next server reuses. */
const COMPILED = join(tmpdir(), 'overtrick-compiled');
/**
 * Stores that code once a thread of the server has started: Node itself does so only at the end, and not if it is
 * killed.
 */
const KEEPING = `data:text/javascript,${encodeURIComponent(
  "import { flushCompileCache } from 'node:module'; setTimeout(flushCompileCache, 1000).unref();",
)}`;

type Env = Readonly<Record<string, string>>;

export interface SpawnOptions {
  /** The most file handles that it may have. */
  readonly handles?: number;
}

/**
 * Starts a server and resolves once it accepts requests. `env` has the differences from a quiet server with quick bots.
 */
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
    if (isRunning()) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode ?? child.signalCode;
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

/** Returns the output of a server that cannot start, and its exit code. A hanging one is ended, and has no code. */
export async function spawnFailing(env: Env): Promise<{ said: string; code: number | null }> {
  const child = started(env, {});
  const said = await saidUntil(child, /\n/);
  // counted from its sentence on
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

/** Returns its output until that text, or its end. */
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
