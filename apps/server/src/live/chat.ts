import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import type { ChatLine } from '@overtrick/protocol/table';
import * as z from 'zod/mini';
import { idIn, logOf } from '../store/logKinds.ts';
import { AppendConflict } from '../store/store.ts';
import type { TableServices } from './services.ts';

/** So many lines are kept in memory, and told to who enters. */
const KEPT = 60;
const MOST_TRIES = 5;
/** So many lines are kept at all: more is refused. */
const MOST_LINES = 20_000;

const schema = z.object({
  chair: z.optional(z.number()),
  name: z.string(),
  to: z.enum(['table', 'opponents', 'spectators']),
  text: z.string(),
  /** The time at which it was said, milliseconds since 1970, and from where (`marksOf`); older lines have neither. */
  at: z.optional(z.number()),
  marks: z.optional(z.array(z.string())),
});
type Body = z.infer<typeof schema>;

/** A line as the server keeps it for reports: what nobody is sent besides is when it was said, and from where. */
export interface KeptLine {
  readonly line: ChatLine;
  readonly at?: number | undefined;
  readonly marks?: readonly string[] | undefined;
}

/** The table of a chat's log; `undefined` when the log is no chat's. */
export const tableOfChat = (log: string): string | undefined => idIn('chat', log);

/** The name of a table's chat in the store: a log of its own, so that the record has nothing of it. */
export const logOfChat = (table: string): string => logOf('chat', table);

/** A line as it is stored; `undefined` for one that cannot be read. */
export function bodyOf(text: string): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A stored line without who said it and what, where it was said from that chair under one of those names. */
export function forgottenChat(body: string, chair: number, names: ReadonlySet<string>): string | undefined {
  const read = bodyOf(body);
  if (read === undefined || read.chair !== chair || !names.has(read.name)) return undefined;
  const { marks: _, ...line } = read;
  return JSON.stringify({ ...line, name: FORMER_MEMBER, text: '…' } satisfies Body);
}

/** The talk at one table: stored, then told. */
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

  /** The last lines, once they are loaded. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** The same lines, with when they were said and from where. */
  get kept(): readonly KeptLine[] {
    return this.#kept;
  }

  /** Resolves when what was said before is known. */
  load(): Promise<void> {
    this.#loading ??= this.#catchUp(() => {}).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Resolves when it is stored and told; with false where so much has been said that no more is taken. */
  say(body: Body): Promise<boolean> {
    const said = this.#queue.then(() => this.#say(body));
    this.#queue = said.catch(() => {});
    return said;
  }

  /** Another process has stored lines. */
  hear(): void {
    if (this.#loading !== undefined)
      this.#queue = this.#queue.then(() => this.#catchUp(this.#tell)).catch(() => {});
  }

  /** Forgets the lines, since the stored ones have changed: they are read again when somebody asks for them. */
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
    peers.stored(this.#log, this.#length, bodies);
    this.#take(bodies, this.#tell);
    return true;
  }

  /** Of what was said before it began to listen it reads the last lines alone. */
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
