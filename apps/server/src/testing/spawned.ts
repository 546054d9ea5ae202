import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, as `npm start` runs it, on a free port. */
export interface Spawned {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Resolves once it takes requests. `env`: what differs from a quiet server with quick bots. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<Spawned> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_PACE_MS: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of child.stderr) {
    said += chunk;
    const url = /Overtrick is at (\S+)\n/.exec(said)?.[1];
    if (url !== undefined) return { url, kill: () => kill(child) };
  }
  throw new Error(`the server did not start: ${said}`);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
