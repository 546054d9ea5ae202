import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenTable } from '@overtrick/protocol/openTable';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { Client, openTable } from './client.ts';
import { EveningPage } from './evenings.ts';
import { openStoreHere } from './stores.ts';
import { StreamReader } from './streams.ts';
import { quickThinker } from './thinkers.ts';

/** The servers, clients and folders of one test; `end` ends them all. */
export class Kit {
  readonly #ends: (() => unknown)[] = [];
  #sitters = 1;

  /** Registers a function that `end` calls. */
  ending(end: () => unknown): void {
    this.#ends.push(end);
  }

  /** Replaces this process's clock by one that runs as usual, and can jump. */
  clock(): { readonly jump: (ms: number) => void } {
    const now = Date.now;
    let ahead = 0;
    Date.now = () => now() + ahead;
    this.ending(() => {
      Date.now = now;
    });
    return {
      jump: (ms) => {
        ahead += ms;
      },
    };
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'overtrick-server-'));
    this.#ends.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /**
   * Starts a server on a free port, with quick bots and no pace. Its store is in its own folder, in this thread; with
   * `store: undefined` the server opens its own.
   */
  async server(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
    const dataDir = options.dataDir ?? this.folder();
    const isElsewhere = options.databaseUrl !== undefined || 'store' in options;
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      paceMs: 0,
      graceMs: 60_000,
      seed: 'kit',
      messagesPerSecond: 10_000,
      address: { connections: 10_000, messagesPerSecond: 10_000 },
      opensPerMinute: 10_000,
      lookups: { perSecond: 10_000, atOnce: 100_000 },
      thinker: quickThinker(),
      // in most tests nothing may be added to the logs by the solver
      solver: { table: async () => undefined, close: async () => {} },
      ...(!isElsewhere && { store: await openStoreHere({ dataDir }) }),
      ...options,
    });
    this.#ends.push(() => server.close());
    return server;
  }

  client(url: string, address?: string, device?: string): Client {
    return this.#ended(new Client(url, address, device));
  }

  /** Creates a client that takes whole updates, as other programs do. */
  wholeClient(url: string): Client {
    return this.#ended(new Client(url, undefined, undefined, false));
  }

  #ended(client: Client): Client {
    this.#ends.push(() => client.close());
    return client;
  }

  /** Opens a stream of a table or a tournament, such as `tables/abcdefghijkl`. */
  async stream(...[url, what, as]: Parameters<typeof StreamReader.open>): Promise<StreamReader> {
    const reader = await StreamReader.open(url, what, as);
    this.#ends.push(() => reader.close());
    return reader;
  }

  /** Opens a tournament page. */
  page(url: string, address?: string): EveningPage {
    const page = new EveningPage(url, address);
    this.#ends.push(() => page.close());
    return page;
  }

  /** Opens a table and enters it in the opener's chair. */
  async opener(url: string, wanted: Partial<OpenTable> = {}): Promise<Client> {
    const { table, token } = await openTable(url, wanted);
    const client = this.client(url);
    await client.enter(table, token);
    return client;
  }

  /** Opens a client with its own address that enters a table and sits down. */
  async sitter(url: string, table: string, chair: number, name: string): Promise<Client> {
    const client = this.client(url, `192.0.2.${this.#sitters++}`);
    await client.enter(table);
    const answer = await client.sit(chair, name);
    if (!answer.ok) throw new Error(answer.message);
    await client.until(({ state }) => state.you === chair);
    return client;
  }

  /**
   * Ends everything, the latest first. Fails if something could not be ended, because this process runs other files
   * too.
   */
  async end(): Promise<void> {
    const errors: unknown[] = [];
    for (const end of this.#ends.splice(0).reverse())
      try {
        await end();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw new AggregateError(errors, errors.join('; '));
  }
}
