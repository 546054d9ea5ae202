import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { EveningPage } from './evenings.ts';
import type { Kit } from './kit.ts';

/** A player with a phone: the evening's page, and the table that it leads to. */
export class OnlinePlayer {
  readonly page: EveningPage;
  readonly token: string;
  readonly #kit: Kit;
  readonly #url: string;
  readonly #device: string;
  client: Client | undefined;
  isAway = false;
  #left: () => void = () => {};

  constructor(
    kit: Kit,
    url: string,
    page: EveningPage,
    { token, device }: { readonly token: string; readonly device: string },
  ) {
    this.#kit = kit;
    this.#url = url;
    this.page = page;
    this.token = token;
    this.#device = device;
  }

  /** Plays legal actions at each table to which the evening leads, until it is published, or `isOver`. */
  async play(isOver: () => boolean = () => false): Promise<void> {
    const been = new Set<string>();
    while (this.page.view.head.state !== 'published' && !isOver()) {
      const table = this.page.view.here?.online?.table;
      if (this.isAway || table === undefined || been.has(table)) {
        await pause(20);
        continue;
      }
      been.add(table);
      const client = this.#kit.client(this.#url, undefined, this.#device);
      this.client = client;
      const left = new Promise<void>((resolve) => {
        this.#left = resolve;
      });
      try {
        // a request that they sent just before they left is never answered
        await Promise.race([this.#playAt(client, table), left]);
      } catch (error) {
        // a bot acted for them for a moment: they return to the table
        if (!(error instanceof Error && error.message.startsWith('ERR_STALE'))) throw error;
        been.delete(table);
      } finally {
        client.close();
      }
    }
  }

  async #playAt(client: Client, table: string): Promise<void> {
    if (!(await client.enter(table, this.token)).ok) return;
    for (;;) {
      await client.playUntil(({ isDealOver }) => isDealOver || this.isAway);
      if (this.isAway || client.state.standing.over) return;
      const { deal } = client.state;
      await client.next();
      await client.until(({ state }) => state.deal > deal || state.standing.over);
      if (client.state.standing.over) return;
    }
  }

  leave(): void {
    this.isAway = true;
    this.#left();
    this.client?.close();
  }
}
