import type { FastifyReply } from 'fastify';
import type { Origin } from '../../live/marks.ts';
import { InOrder, type Turn } from '../sockets/inOrder.ts';
import type { CountedConnection } from '../sockets/keyed.ts';
import { Lines } from './lines.ts';

/** An open stream: a connection that counts for its address or key, and the lines that its reader gets. */
export class Stream {
  readonly from: Origin;
  readonly count: CountedConnection;
  readonly #reply: FastifyReply;
  readonly #lines: Lines;
  readonly #inOrder = new InOrder();
  readonly #checks: (() => Promise<boolean>)[] = [];

  constructor(reply: FastifyReply, count: CountedConnection, from: Origin, onSlow: () => void) {
    this.from = from;
    this.count = count;
    this.#reply = reply;
    this.#lines = new Lines(reply.raw, onSlow);
  }

  /** Calls a function once the connection has ended, or the request was refused. */
  onEnd(run: () => void): void {
    this.#reply.raw.once('close', run);
  }

  /** Ends the stream when a check, made before each blank line, is false. */
  while(check: () => Promise<boolean>): void {
    this.#checks.push(check);
  }

  turn(): Turn {
    return this.#inOrder.turn();
  }

  /** Starts the answer with its first line, in the turn in which that was made. */
  begin(turn: Turn, name: string, text: string): void {
    this.#reply.hijack();
    for (const [header, value] of Object.entries(this.#reply.getHeaders()))
      if (value !== undefined) this.#reply.raw.setHeader(header, value);
    this.#lines.begin({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      // a proxy passes each line on at once
      'x-accel-buffering': 'no',
    });
    turn.answer(() => this.#write(name, text));
  }

  /** Sends a message under its name, after all that was made before it. */
  say(name: string, text: string): void {
    this.#inOrder.say(() => this.#write(name, text));
  }

  drained(): Promise<boolean> {
    return this.#lines.drained();
  }

  async beat(): Promise<void> {
    for (const check of this.#checks) if (!(await check())) return this.end();
    this.#lines.beat();
  }

  end(): void {
    this.#lines.end();
  }

  #write(name: string, text: string): void {
    this.#lines.write(`{"${name}":${text}}`);
  }
}
