import { setTimeout as pause } from 'node:timers/promises';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { below, type Random } from '@overtrick/rules/random';
import { Client, oneNotrump, openTable } from '../client.ts';
import { Worker } from './worker.ts';

/** The longest time that a person thinks, milliseconds. */
const THOUGHT_MS = 60;

/** Opens a table with this many people, and bots in the other chairs; all come from one address. */
export async function openParty(
  urls: readonly string[],
  people: number,
  address: string,
  random: Random,
): Promise<readonly Player[]> {
  const url = defined(urls[0], 'a process serves');
  const { table, token } = await openTable(url, { chair: 0, match: 'boards', matchOptions: { boards: 999 } });
  const tokens = [token];
  for (let chair = 1; chair < people; chair++) {
    const client = new Client(url, address);
    await client.enter(table);
    await client.sit(chair, `Person ${chair}`);
    tokens.push(defined(client.token, 'a person who sits has a token'));
    client.close();
  }
  return tokens.map((one) => new Player(urls, random, table, one, address));
}

interface Action {
  readonly id: string;
  readonly action: string;
}

/** A person at a table: opens 1NT, passes, plays the lowest card, and continues with the next deal. */
export class Player extends Worker<Client> {
  readonly table: string;
  override readonly heard: { number: number; text: string }[] = [];
  readonly #token: string;
  readonly #address: string;
  #pending: Action | undefined;

  constructor(urls: readonly string[], random: Random, table: string, token: string, address: string) {
    super(urls, random);
    this.table = table;
    this.#token = token;
    this.#address = address;
  }

  protected open(url: string): Client {
    const client = new Client(url, this.#address);
    client.isKeeping = false;
    client.onUpdate = ({ steps }) => {
      for (const { version, seat, action } of steps)
        this.heard.push({ number: version, text: makeStep({ seat, action }) });
    };
    return client;
  }

  protected seen(client: Client): string {
    return `${client.socket.io.opts.port} ${client.socket.connected} pending ${this.#pending?.id}: ${client.seen()}`;
  }

  protected async work(client: Client): Promise<void> {
    const entered = await client.enter(this.table, this.#token);
    if (!entered.ok) return void (await pause(THOUGHT_MS));
    // without an answer it is not known whether it was done
    if (this.#pending !== undefined) await this.#send(client, this.#pending);
    while (!this.isOver) await this.#play(client);
  }

  async #play(client: Client): Promise<void> {
    await client.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver || this.isOver);
    if (this.isOver) return;
    const { version, deal } = client.state;
    if (client.isDealOver) {
      const next = await client.next();
      // refused during a fault: it is requested again
      if (!next.ok) return void (await pause(THOUGHT_MS));
      await client.until(({ state }) => state.deal > deal || this.isOver);
      return;
    }
    await pause(below(this.random, THOUGHT_MS));
    if (!client.isOnTurn) return;
    // an action that was refused during a fault is sent again with its id
    const message = this.#pending ?? { ...client.placed(), action: oneNotrump(client.state) };
    if (await this.#send(client, message))
      await client.until(({ state }) => state.version > version || this.isOver);
  }

  /** Sends an action. Returns true if it was done. */
  async #send(client: Client, message: Action): Promise<boolean> {
    this.#pending = message;
    this.sending(message.id);
    const answer = await client.say('act', message);
    if (this.note(message.id, answer, answer.ok ? answer.version : undefined)) this.#pending = undefined;
    return answer.ok;
  }
}
