import type { Answer, Opened, ServerToClient } from '@overtrick/protocol/messages';
import { type TableState, updated } from '@overtrick/protocol/table';
import { io, type Socket } from 'socket.io-client';

interface Sends {
  [name: string]: (message: unknown, answer: (answer: never) => void) => void;
}

/** One person at a table of `load.ts`. */
export class Player {
  readonly socket: Socket<ServerToClient, Sends>;
  /** Characters of the updates that it got, with all that the wire adds to them but its frame. */
  bytes = 0;
  updates = 0;
  state: TableState | undefined;
  token = '';
  #onTold = () => {};

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => {
      this.socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string' && data.startsWith('2["update"')) {
          this.bytes += Buffer.byteLength(data);
          this.updates += 1;
        }
      });
    });
    this.socket.on('update', (update) => {
      if (this.state !== undefined) this.state = updated(this.state, update);
      this.#onTold();
    });
  }

  async say(name: string, message: unknown): Promise<{ readonly ok: boolean; readonly version?: number }> {
    return this.socket.timeout(30_000).emitWithAck(name, message);
  }

  /** Enters the table in the chair of the token; without one, sits down in a bot's chair first. */
  async enter(table: string, chair: number, token?: string): Promise<void> {
    this.token = token ?? (await this.#sit(table, chair));
    const answer: Answer<'enter'> = await this.socket
      .timeout(30_000)
      .emitWithAck('enter', { table, token: this.token });
    if (!answer.ok) throw new Error(answer.message);
    this.state = answer.state;
  }

  /** Resolves when what it has been told makes `test` true. */
  async until(test: (state: TableState) => boolean): Promise<void> {
    while (this.state === undefined || !test(this.state))
      await new Promise<void>((resolve) => {
        this.#onTold = resolve;
      });
  }

  async #sit(table: string, chair: number): Promise<string> {
    const answer: Answer<'sit'> = await this.socket
      .timeout(30_000)
      .emitWithAck('sit', { table, chair, name: `Person ${chair}` });
    if (!answer.ok) throw new Error(answer.message);
    return answer.token;
  }
}

export async function openTable(url: string): Promise<Opened> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'bridge',
      match: 'boards',
      matchOptions: { boards: 999 },
      name: 'Person 0',
      chair: 0,
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Opened;
}
