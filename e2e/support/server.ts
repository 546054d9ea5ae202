import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { hasten } from './pages.ts';

/** A real server with a store of its own. */
export class Server {
  readonly #folder: string;
  readonly #seed: string;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(folder: string, seed: string) {
    this.#folder = folder;
    this.#seed = seed;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it on a free port, or where it was before. */
  async start(): Promise<void> {
    const child = spawn('node', [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
      env: { ...process.env, PORT: String(this.#port), DATA_DIR: this.#folder, SEED: this.#seed },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      this.#port = Number(new URL(line).port);
      return;
    }
    throw new Error('the server ended before it took requests');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

/** Tests with a server of their own, in a hurry. `seed` fixes the deals and what the bots do. */
export const test = base.extend<{ seed: string; server: Server }>({
  seed: ['1', { option: true }],
  server: async ({ seed }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'overtrick-'));
    const server = new Server(folder, seed);
    await server.start();
    await use(server);
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  },
  context: async ({ context }, use) => {
    await hasten(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
