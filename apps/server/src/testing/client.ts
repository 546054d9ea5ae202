import { randomUUID } from 'node:crypto';
import { CHANGES_QUERY, DEVICE_QUERY, TOGETHER_QUERY } from '@overtrick/protocol/device';
import type { Answer, Message, MessageName, ServerToClient, VoiceSignal } from '@overtrick/protocol/messages';
import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import {
  type ChatLine,
  KeptState,
  type TableState,
  type TableUpdate,
  updated,
} from '@overtrick/protocol/table';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { io, type Socket } from 'socket.io-client';
import { Waits } from './line/waits.ts';

/** The sender of any message: tests send messages that no page would. */
interface Sends {
  [name: string]: (message: unknown, answer?: (answer: unknown) => void) => void;
}

type Chosen = (state: Pick<TableState, 'view'>) => string;

/** A page without a display: it holds the state of one table as it receives it. */
export class Client {
  readonly socket: Socket<ServerToClient, Sends>;
  /** Everything that it received, in order. */
  readonly received: unknown[] = [];
  readonly updates: TableUpdate[] = [];
  /** False for a client that works for long: then it keeps neither texts nor updates. */
  isKeeping = true;
  /** Called with each update. */
  onUpdate: (update: TableUpdate) => void = () => {};
  /** The chat lines that it received. */
  readonly lines: ChatLine[] = [];
  /** The voice signals that it received. */
  readonly voices: VoiceSignal[] = [];
  table = '';
  token: string | undefined;
  isStopping = false;
  #state: TableState | undefined;
  readonly #waits = new Waits(() => this.seen());

  readonly #kept = new KeptState();

  /**
   * Opens a client. `address`: its address according to a proxy; this machine's own if left out. `isShort`: it takes
   * short updates, as pages do.
   */
  constructor(url: string, address?: string, device?: string, isShort = true) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(address !== undefined && { 'x-forwarded-for': address }) },
      query: {
        [TOGETHER_QUERY]: '1',
        ...(isShort && { [CHANGES_QUERY]: '1' }),
        ...(device !== undefined && { [DEVICE_QUERY]: device }),
      },
    });
    this.socket.on('update', (update) => {
      this.#keep(update);
      this.#hear(update);
    });
    this.socket.on('said', (line) => {
      this.#keep(line);
      this.lines.push(line);
      this.#waits.wake();
    });
    this.socket.on('voice', (said) => {
      this.#keep(said);
      this.voices.push(said);
      this.#waits.wake();
    });
    this.socket.on('stopping', () => {
      this.isStopping = true;
      this.#waits.wake();
    });
    this.#waits.watch(this.socket);
  }

  get state(): TableState {
    return defined(this.#state, 'the client has entered a table');
  }

  /**
   * Sends a message of any form and returns the answer. `heard` runs before any later message of the server is handled.
   */
  say<Name extends MessageName>(
    name: Name,
    message: unknown,
    heard: (answer: Answer<Name>) => void = () => {},
  ): Promise<Answer<Name>> {
    return this.#waits.answer(`“${name}”`, (take) =>
      this.socket.emit(name, message, (given: unknown) => {
        const answer = given as Answer<Name>;
        this.#keep(answer);
        if (answer.ok && answer.update !== undefined) this.#hear(answer.update);
        heard(answer);
        take(answer);
      }),
    );
  }

  /** Enters a table; without a token as a spectator. */
  enter(table: string, token?: string, have?: number): Promise<Answer<'enter'>> {
    this.table = table;
    this.token = token;
    const message: Message<'enter'> = { table, token, have };
    return this.say('enter', message, (answer) => {
      if (answer.ok) {
        this.#state = answer.state;
        this.#kept.enter(answer.state);
      }
      this.#waits.wake();
    });
  }

  async sit(chair: number, name: string): Promise<Answer<'sit'>> {
    const answer = await this.say('sit', { table: this.table, chair, name });
    if (answer.ok) this.token = answer.token;
    return answer;
  }

  placed(): { table: string; token: string; deal: number; version: number; id: string } {
    const { deal, version } = this.state;
    return { table: this.table, token: this.token ?? '', deal, version, id: randomUUID() };
  }

  act(action: string): Promise<Answer<'act'>> {
    return this.say('act', { ...this.placed(), action });
  }

  claim(tricks: number, line?: string): Promise<Answer<'claim'>> {
    return this.say('claim', { ...this.placed(), tricks, ...(line !== undefined && { line }) });
  }

  answer(accept: boolean): Promise<Answer<'answer'>> {
    return this.say('answer', { ...this.placed(), accept });
  }

  next(): Promise<Answer<'next'>> {
    return this.say('next', { table: this.table, token: this.token, deal: this.state.deal });
  }

  get isOnTurn(): boolean {
    return this.state.view.legal.length > 0 && this.state.claim === undefined;
  }

  get isDealOver(): boolean {
    return this.state.view.phase === 'over';
  }

  /** Waits until the received state makes `test` true. */
  until(test: (client: Client) => boolean): Promise<void> {
    return this.#waits.until(() => test(this), `${test}`);
  }

  /** Acts whenever it is its turn, until `test` is true. */
  async playUntil(test: (client: Client) => boolean, choose: Chosen = firstLegal): Promise<void> {
    for (;;) {
      await this.until((client) => test(client) || client.isOnTurn);
      if (test(this)) return;
      const { version } = this.state;
      const answer = await this.act(choose(this.state));
      if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
      await this.until((client) => client.state.version > version);
    }
  }

  #keep(message: unknown): void {
    if (this.isKeeping) this.received.push(message);
  }

  #hear(received: TableUpdate): void {
    const update = defined(this.#kept.whole(received), 'a short update follows what the client has');
    if (this.isKeeping) this.updates.push(update);
    this.onUpdate(update);
    if (this.#state?.table === update.table) this.#state = updated(this.#state, update);
    this.#waits.wake();
  }

  close(): void {
    this.#waits.end('the client has closed the connection');
    this.socket.disconnect();
  }

  /** Describes briefly the last state that it received. */
  seen(): string {
    if (this.#state === undefined) return 'no table';
    const { version, deal, you, view, claim, undo, ready } = this.#state;
    const { phase, toAct, legal } = view;
    const rest = { chair: you, phase, toAct, legal: legal.length, claim, undo, ready };
    return `table ${this.table}, version ${version}, deal ${deal}, ${JSON.stringify(rest)}`;
  }
}

/** Passes in the auction and plays the lowest card. */
export const firstLegal: Chosen = ({ view }) =>
  makeAction(defined(view.legal[0], 'a player to act may do something'));

/** Opens 1NT if possible, then passes; plays the lowest card. */
export const oneNotrump: Chosen = ({ view }) => {
  const texts = view.legal.map(makeAction);
  return texts.includes('1NT') && view.calls.every(({ call }) => call === 'P')
    ? '1NT'
    : defined(texts[0], 'a player to act may do something');
};

export async function openTable(url: string, wanted: Partial<OpenTable> = {}): Promise<Opened> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'bridge', name: 'Ann', ...wanted }),
  });
  const answer: unknown = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(answer));
  return answer as Opened;
}
