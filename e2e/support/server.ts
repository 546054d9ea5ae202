import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { defined } from '@overtrick/rules/assert';
import { entryOf, logOf } from '@overtrick/server/internals/evenings/tournamentLog';
import { readTable } from '@overtrick/server/internals/live/tableLog';
import type { Table } from '@overtrick/table/table';
import { test as base } from '@playwright/test';
import { onFreshServer } from './fresh.ts';
import { hasten, hurry } from './pages.ts';
import { OPTIONS } from './serverOptions.ts';

/** A server for tests, with a store of its own in a folder. */
export interface Server {
  /** The address of its pages. */
  readonly url: string;
  /** Returns a table as its record has it. */
  table(id: string): Table;
  /** True if anything has been stored of a table. */
  has(id: string): boolean;
  /** Returns the entries of a tournament's log, as they are stored. */
  tournament(id: string): readonly TournamentEntry[];
}

/** Reads a server's store beside the server. */
function storeIn(folder: string): Omit<Server, 'url'> {
  function log(id: string): readonly string[] {
    const file = new DatabaseSync(join(folder, 'overtrick.sqlite'), { readOnly: true });
    const rows = file.prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY seq').all(id);
    file.close();
    return rows.map(({ body }) => String(body));
  }
  return {
    table: (id) => defined(readTable(id, log(id)), 'the table is stored'),
    has: (id) => log(id).length > 0,
    tournament: (id) => log(logOf(id)).map(entryOf),
  };
}

/**
 * The server of tests that end it: the sources, or `OVERTRICK_PROGRAM`, such as `/opt/overtrick/overtrick serve` of an
 * unpacked release.
 */
const PROGRAM = process.env.OVERTRICK_PROGRAM?.split(' ') ?? [
  'node',
  fileURLToPath(new URL('./serve.ts', import.meta.url)),
];

/** A server in a process of its own, which can end as by a power cut and start again with what it had stored. */
export class KillableServer {
  readonly #folder: string;
  readonly #seed: string;
  readonly #host: string;
  readonly #program: readonly string[];
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(folder: string, seed: string, host: string, program: readonly string[] = PROGRAM) {
    this.#folder = folder;
    this.#seed = seed;
    this.#host = host;
    this.#program = program;
  }

  get url(): string {
    return `http://${this.#host}:${this.#port}`;
  }

  /** Starts it on a free port, or where it was before. */
  async start(): Promise<void> {
    const [command = '', ...args] = this.#program;
    const child = spawn(command, args, {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: this.#host,
        DATA_DIR: this.#folder,
        OVERTRICK_SEED: this.#seed,
        BOT_PACE_MS: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stderr })) {
      const [, url] = /^Overtrick is at (\S+)$/.exec(line) ?? [];
      if (url !== undefined) {
        this.#port = Number(new URL(url).port);
        child.stderr.pipe(process.stderr);
        return;
      }
      console.error(line);
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

/** Runs `use` with a server with an empty store in this process. */
const withServer = (seed: string, use: (server: Server) => Promise<void>, host?: string): Promise<void> =>
  onFreshServer({ ...OPTIONS, seed, ...(host !== undefined && { host }) }, ({ url }, dataDir) =>
    use({ url, ...storeIn(dataDir) }),
  );

/** Runs `use` with a server with an empty store that can be killed. */
export async function withKillable(
  seed: string,
  use: (server: Server & Pick<KillableServer, 'start' | 'kill'>) => Promise<void>,
  program: readonly string[] = PROGRAM,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'overtrick-'));
  const server = new KillableServer(folder, seed, '127.0.0.1', program);
  await server.start();
  await use({
    get url() {
      return server.url;
    },
    start: () => server.start(),
    kill: () => server.kill(),
    ...storeIn(folder),
  });
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Adds the server that tests may share; it starts with the first that does. All tests have this fixture of the worker,
 * because Playwright starts another worker and browser for tests with other ones.
 */
export const plain = base.extend<object, { shared: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, also when there are none
  shared: [({}, use) => withServer('1', use), { scope: 'worker' }],
});

/**
 * Pages wait for nothing; with `waits` they show what was done as long as at the quickest pace that a person can
 * choose. With `isAnalysed` they analyse a finished deal as they do for people.
 */
const paced = plain.extend<{ waits: boolean; isAnalysed: boolean }>({
  waits: [false, { option: true }],
  isAnalysed: [false, { option: true }],
  context: async ({ context, waits, isAnalysed }, use) => {
    await (waits ? hasten(context) : hurry(context, isAnalysed));
    await use(context);
  },
});

/** Tests with a server of their own. `seed` fixes the deals and what the bots do; `host` is its address. */
export const test = paced.extend<{ seed: string; host: string; server: Server }>({
  seed: ['1', { option: true }],
  host: ['127.0.0.1', { option: true }],
  server: ({ seed, host }, use) => withServer(seed, use, host),
  baseURL: ({ server }, use) => use(server.url),
});

/** Tests that end their server and start it again. */
export const killing = paced.extend<{ server: Server & Pick<KillableServer, 'start' | 'kill'> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, also when there are none
  server: ({}, use) => withKillable('1', use),
  baseURL: ({ server }, use) => use(server.url),
});

/** Tests that share a server, each at tables of its own. */
export const sharing = paced.extend<{ server: Server }>({
  server: ({ shared }, use) => use(shared),
  baseURL: ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
