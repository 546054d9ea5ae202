import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@overtrick/rules/random';
import { Client } from '../client.ts';
import { EveningPage } from '../evenings.ts';
import { Worker } from './worker.ts';

/** The time after which a refused page tries again, milliseconds. */
const AGAIN_MS = 100;

/** A page that only watches something, always at the same process, and reconnects when it loses its connection. */
export class Watcher<Page extends Client | EveningPage> extends Worker<Page> {
  readonly #make: (url: string) => Page;
  readonly #enter: (page: Page) => Promise<{ readonly ok: boolean }>;
  readonly #version: (page: Page) => number;
  #shown: Page | undefined;

  /** @param url of the process; @param enter starts to watch; @param version of the last state that it received */
  constructor(
    url: string,
    random: Random,
    make: (url: string) => Page,
    enter: (page: Page) => Promise<{ readonly ok: boolean }>,
    version: (page: Page) => number,
  ) {
    super([url], random);
    this.#make = make;
    this.#enter = enter;
    this.#version = version;
  }

  /** Returns the number of the last entry that it received; 0 while it has no connection. */
  get version(): number {
    return this.#shown === undefined ? 0 : this.#version(this.#shown);
  }

  protected open(url: string): Page {
    const page = this.#make(url);
    page.isKeeping = false;
    return page;
  }

  protected seen(page: Page): string {
    return `version ${this.#version(page)}`;
  }

  protected async work(page: Page): Promise<void> {
    if (!(await this.#enter(page)).ok) return void (await pause(AGAIN_MS));
    this.#shown = page;
    try {
      await new Promise<void>((resolve) => {
        page.socket.on('disconnect', () => resolve());
        if (!page.socket.connected) resolve();
      });
    } finally {
      this.#shown = undefined;
    }
  }
}

/** A page that watches a table or an evening. */
export type Looking = Watcher<Client> | Watcher<EveningPage>;

/** Watches a table as a spectator. */
export const tableWatcher = (url: string, random: Random, table: string, address: string): Watcher<Client> =>
  new Watcher(
    url,
    random,
    (at) => new Client(at, address),
    (client) => client.enter(table),
    ({ state }) => state.version,
  );

/** Watches an evening as its director, who reads the log. */
export const deskWatcher = (
  url: string,
  random: Random,
  evening: string,
  token: string,
  address: string,
): Watcher<EveningPage> =>
  new Watcher(
    url,
    random,
    (at) => new EveningPage(at, address),
    (page) => page.attend(evening, token),
    ({ entries }) => entries.length,
  );
