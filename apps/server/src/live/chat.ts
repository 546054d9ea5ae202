import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import type { ChatLine } from '@overtrick/protocol/table';
import * as z from 'zod/mini';
import { idIn, logOf } from '../store/logKinds.ts';
import { AppendConflict } from '../store/store.ts';
import type { TableServices } from './services.ts';

/** The number of lines that stay in memory and are sent to a new visitor. */
const KEPT = 60;
const MOST_TRIES = 5;
/** The most lines that are stored; more are refused. */
const MOST_LINES = 20_000;

const schema = z.object({
  chair: z.optional(z.number()),
  name: z.string(),
  to: z.enum(['table', 'opponents', 'spectators']),
  text: z.string(),
  /** The time of the line, milliseconds since 1970, and its origin (`marksOf`); older lines have neither. */
  at: z.optional(z.number()),
  marks: z.optional(z.array(z.string())),
});
type Body = z.infer<typeof schema>;

/** A line as the server keeps it for reports. Its time and its origin are sent to nobody. */
export interface KeptLine {
  readonly line: ChatLine;
  readonly at?: number | undefined;
  readonly marks?: readonly string[] | undefined;
}

/** Returns the table of a chat's log, or `undefined` for another log. */
export const tableOfChat = (log: string): string | undefined => idIn('chat', log);

/**
 * Returns the name of a table's chat in the store. It is a separate log, so that the table's record has nothing of it.
 */
export const logOfChat = (table: string): string => logOf('chat', table);

/** Parses a stored line; `undefined` for one that cannot be read. */
export function bodyOf(text: string): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns a stored line without its speaker and words if it was said from that chair under one of those names,
 * otherwise `undefined`.
 */
export function forgottenChat(body: string, chair: number, names: ReadonlySet<string>): string | undefined {
  const read = bodyOf(body);
  if (read === undefined || read.chair !== chair || !names.has(read.name)) return undefined;
  const { marks: _, ...line } = read;
  return JSON.stringify({ ...line, name: FORMER_MEMBER, text: '…' } satisfies Body);
}

/** The chat at one table: each line is stored, then sent. */
export class Chat {
  readonly #table: string;
  readonly #services: TableServices;
  readonly #tell: (line: ChatLine) => void;
  #lines: readonly ChatLine[] = [];
  #kept: readonly KeptLine[] = [];
  #length = 0;
  #loading: Promise<void> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(table: string, services: TableServices, tell: (line: ChatLine) => void) {
    this.#table = table;
    this.#services = services;
    this.#tell = tell;
  }

  /** Returns the last lines, once they are loaded. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Returns the same lines with their time and their origin. */
  get kept(): readonly KeptLine[] {
    return this.#kept;
  }

  /** Resolves when the earlier lines are loaded. */
  load(): Promise<void> {
    this.#loading ??= this.#catchUp(() => {}).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Stores and sends a line. Resolves with false if the chat accepts no more lines. */
  say(body: Body): Promise<boolean> {
    const said = this.#queue.then(() => this.#say(body));
    this.#queue = said.catch(() => {});
    return said;
  }

  /** Handles the news that another process has stored lines, or may have. Resolves when they are read. */
  async hear(): Promise<void> {
    if (this.#loading === undefined) return;
    this.#queue = this.#queue.then(() => this.#catchUp(this.#tell)).catch(() => {});
    await this.#queue;
  }

  /** Forgets the lines because the stored ones have changed; they are read again on request. */
  forget(): void {
    this.#queue = this.#queue.then(async () => {
      await this.#loading?.catch(() => {});
      this.#lines = [];
      this.#kept = [];
      this.#length = 0;
      this.#loading = undefined;
      await this.load().catch(() => {});
    });
  }

  async #say(body: Body): Promise<boolean> {
    await this.load();
    if (this.#length >= MOST_LINES) return false;
    const { store, peers } = this.#services;
    const bodies = [JSON.stringify(body)];
    for (let tries = 1; ; tries++) {
      try {
        await store.append({ log: this.#log, length: this.#length, bodies });
        break;
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
        await this.#catchUp(this.#tell);
      }
    }
    peers.stored(this.#log, this.#length, bodies, this.#table);
    this.#take(bodies, this.#tell);
    return true;
  }

  /** Reads new lines; of those from before its start, only the last ones. */
  async #catchUp(tell: (line: ChatLine) => void): Promise<void> {
    const { store } = this.#services;
    if (this.#length === 0) {
      const length = (await store.lengths([this.#log])).get(this.#log) ?? 0;
      this.#length = Math.max(0, length - KEPT);
    }
    this.#take(await store.read(this.#log, this.#length), tell);
  }

  #take(bodies: readonly string[], tell: (line: ChatLine) => void): void {
    for (const text of bodies) {
      const read = bodyOf(text);
      this.#length++;
      if (read === undefined) continue;
      const { chair, name, to, text: words, at, marks } = read;
      const line: ChatLine = {
        table: this.#table,
        line: this.#length,
        name,
        to,
        text: words,
        ...(chair !== undefined && { chair }),
      };
      this.#lines = [...this.#lines, line].slice(-KEPT);
      this.#kept = [...this.#kept, { line, at, marks }].slice(-KEPT);
      tell(line);
    }
  }

  get #log(): string {
    return logOfChat(this.#table);
  }
}
