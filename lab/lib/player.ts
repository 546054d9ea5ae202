import { CHANGES_QUERY, TOGETHER_QUERY } from '@overtrick/protocol/device';
import type { Answer, MessageName, ServerToClient } from '@overtrick/protocol/messages';
import type { Opened } from '@overtrick/protocol/openTable';
import { KeptState, type TableState, type TableUpdate, updated } from '@overtrick/protocol/table';
import { io, type Socket } from 'socket.io-client';

interface Sends {
  [name: string]: (message: unknown, answer?: (answer: unknown) => void) => void;
}

/** Throws if a connection is lost: it would be waited for without end. */
export function whenLost(whose: string, why: string): void {
  if (why !== 'io client disconnect') throw new Error(`${whose} has ended a connection: ${why}`);
}

/** True for an update, alone or with the answer to an action. */
const isUpdate = (packet: string): boolean =>
  packet.startsWith('2["update"') || (packet.startsWith('3') && packet.includes('"update":{'));

/** One person at a table of `load.ts`. */
export class Player {
  readonly socket: Socket<ServerToClient, Sends>;
  /** Characters of the updates that it got, with all that the wire adds to them but its frame. */
  bytes = 0;
  updates = 0;
  state: TableState | undefined;
  token = '';
  readonly #kept = new KeptState();
  #onTold = () => {};

  constructor(url: string, extraHeaders: Readonly<Record<string, string>> = {}) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders,
      query: { [TOGETHER_QUERY]: '1', [CHANGES_QUERY]: '1' },
    });
    this.socket.on('connect', () => {
      this.socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string' && isUpdate(data)) {
          this.bytes += data.length;
          this.updates += 1;
        }
      });
    });
    this.socket.on('disconnect', (why) => whenLost('the server', why));
    this.socket.on('update', (update) => this.#hear(update));
  }

  /** Sends a message; `heard` runs before anything that the server says after its answer is heard. */
  say<Name extends MessageName>(
    name: Name,
    message: unknown,
    heard: (answer: Answer<Name>) => void = () => {},
  ): Promise<Answer<Name>> {
    return new Promise((resolve) => {
      this.socket.emit(name, message, (given: unknown) => {
        const answer = given as Answer<Name>;
        if (answer.ok && answer.update !== undefined) this.#hear(answer.update);
        heard(answer);
        resolve(answer);
      });
    });
  }

  /** Enters the table in the chair of the token; without one, sits down in a bot's chair first. */
  async enter(table: string, chair: number, token?: string): Promise<void> {
    this.token = token ?? (await this.#sit(table, chair));
    const answer = await this.say('enter', { table, token: this.token }, (entered) => {
      if (!entered.ok) return;
      this.state = entered.state;
      this.#kept.enter(entered.state);
    });
    if (!answer.ok) throw new Error(answer.message);
  }

  /** Resolves when what it has been told makes `test` true. */
  async until(test: (state: TableState) => boolean): Promise<void> {
    while (this.state === undefined || !test(this.state))
      await new Promise<void>((resolve) => {
        this.#onTold = resolve;
      });
  }

  #hear(update: TableUpdate): void {
    const whole = this.#kept.whole(update);
    if (this.state !== undefined && whole !== undefined) this.state = updated(this.state, whole);
    this.#onTold();
  }

  async #sit(table: string, chair: number): Promise<string> {
    const answer = await this.say('sit', { table, chair, name: `Person ${chair}` });
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
