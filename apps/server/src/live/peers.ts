import * as z from 'zod/mini';

/** A connection to the other processes that serve the same tables. Messages may be lost: the store is the truth. */
export interface Wire {
  /** Sends to the processes with these ids, or to all others if they are left out; never back to this process. */
  send(text: string, to?: readonly string[]): void;
  onText(hear: (text: string) => void): void;
  /** True while messages are delivered. */
  isUp(): boolean;
  close(): Promise<void>;
}

const chairs = z.array(z.number());
const said = z.object({
  from: z.string(),
  /** The entries that the sender has stored: a table, its length before, the entries. */
  stored: z.optional(z.tuple([z.string(), z.number(), z.array(z.string())])),
  /** The chairs that are connected to the sender at one table; nothing if nobody is, not even a spectator. */
  at: z.optional(z.tuple([z.string(), z.optional(z.nullable(chairs))])),
  /** The same at all its tables. */
  all: z.optional(z.array(z.tuple([z.string(), chairs]))),
  /** A voice signal at a table: the table, its sender, its receiver or all, the signal. */
  voice: z.optional(z.tuple([z.string(), z.number(), z.nullable(z.number()), z.string()])),
  /** The use of addresses at the sender, which is added to the others': see `Connections`. */
  used: z.optional(z.array(z.tuple([z.string(), z.number(), z.number(), z.boolean()]))),
  /** The sender has just started, or ends. */
  hello: z.optional(z.boolean()),
  bye: z.optional(z.boolean()),
});
type Said = z.infer<typeof said>;

/** A listener that keeps logs to which others append. */
export interface Listener {
  stored(log: string, length: number, bodies: readonly string[]): void;
  /** Receives a voice signal at a table. */
  voice?(table: string, from: number, to: number | undefined, signal: string): void;
  /**
   * Called when somebody has connected or left elsewhere. `first`: the process that has had nobody at the table before,
   * and therefore has not heard of all entries.
   */
  attended?(table: string, first?: string): void;
}

/** A listener that limits each address. */
export interface UseListener {
  used(from: string, uses: NonNullable<Said['used']>): void;
  gone(from: string): void;
}

export interface PeersOptions {
  /** The time between two complete reports to the others, milliseconds. */
  readonly beatMs?: number;
}

/** The number of missed beats after which a process counts as dead. */
const MISSED = 3;
const NOBODY: ReadonlySet<number> = new Set();

interface Peer {
  heardAt: number;
  readonly tables: Map<string, readonly number[]>;
}

/** The other processes that serve the same tables, and who is connected to them. */
export class Peers {
  readonly #id: string;
  readonly #wire: Wire | undefined;
  readonly #beatMs: number;
  readonly #beating: NodeJS.Timeout | undefined;
  readonly #here = new Map<string, readonly number[]>();
  readonly #peers = new Map<string, Peer>();
  readonly #listeners: Listener[] = [];
  #useListener: UseListener | undefined;
  /** The time at which the wire was last seen down; at first the start, when no other process has been heard. */
  #downAt = performance.now();

  /** Creates the peers of a process. `id` differs from process to process; without a wire there are no others. */
  constructor(id: string, wire?: Wire, { beatMs = 2000 }: PeersOptions = {}) {
    this.#id = id;
    this.#wire = wire;
    this.#beatMs = beatMs;
    if (wire === undefined) return;
    wire.onText((text) => this.#hear(text));
    this.#say({ hello: true });
    this.#beating = setInterval(() => this.#beat(), beatMs);
    this.#beating.unref();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  listenToUses(listener: UseListener): void {
    this.#useListener = listener;
  }

  /** Reports the use of addresses here to the others. */
  used(uses: readonly (readonly [string, number, number, boolean])[]): void {
    if (this.#peers.size > 0 && uses.length > 0)
      this.#say({
        used: uses.map(([address, open, messages, isBarred]) => [address, open, messages, isBarred]),
      });
  }

  /** True if there can be no other process. */
  get isAlone(): boolean {
    return this.#wire === undefined;
  }

  /** True if it is known who is connected to others: the wire has worked long enough to hear from each of them. */
  get knowsOthers(): boolean {
    if (this.#wire === undefined) return true;
    return this.#wire.isUp() && performance.now() - this.#downAt > MISSED * this.#beatMs;
  }

  /** Returns the number of other processes that are heard. */
  get size(): number {
    return this.#peers.size;
  }

  /** Returns the chairs of people who are connected to others. */
  chairsElsewhere(table: string): ReadonlySet<number> {
    if (this.#peers.size === 0) return NOBODY;
    return new Set([...this.#peers.values()].flatMap(({ tables }) => tables.get(table) ?? []));
  }

  /** True if anybody is at the table in another process, even a spectator. */
  isAt(table: string): boolean {
    return this.#idsAt(table).length > 0;
  }

  /** True if this process is the first to do the duties at the table: one of those to which somebody is connected. */
  leads(table: string): boolean {
    const others = this.#idsAt(table);
    return this.#here.has(table) ? others.every((id) => this.#id < id) : others.length === 0;
  }

  /**
   * Tells the others what this process has stored: for a log of a table, the processes with somebody there; for other
   * logs, and for a table without people anywhere, all of them.
   * @param table the table of the log, if it has one
   */
  stored(log: string, length: number, bodies: readonly string[], table?: string): void {
    if (this.#peers.size === 0) return;
    const there = table === undefined ? [] : this.#idsAt(table);
    if (there.length > 0) this.#say({ stored: [log, length, [...bodies]] }, there);
    else if (table === undefined || !this.#here.has(table)) this.#say({ stored: [log, length, [...bodies]] });
  }

  /** Tells one process how many entries a log has as far as this one knows. */
  length(to: string, log: string, length: number): void {
    this.#say({ stored: [log, length, []] }, [to]);
  }

  /** Passes a voice signal at a table to others that are connected elsewhere. */
  voice(table: string, from: number, to: number | undefined, signal: string): void {
    const there = this.#idsAt(table);
    if (there.length > 0) this.#say({ voice: [table, from, to ?? null, signal] }, there);
  }

  /** Tells the others which chairs are connected here; `undefined` if nobody is, not even a spectator. */
  here(table: string, present: ReadonlySet<number> | undefined): void {
    if (this.#wire === undefined) return;
    const now = present && [...present].sort((a, b) => a - b);
    if (this.#here.get(table)?.join() === now?.join() && this.#here.has(table) === (now !== undefined))
      return;
    if (now === undefined) this.#here.delete(table);
    else this.#here.set(table, now);
    this.#say({ at: [table, now ?? null] });
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.#say({ bye: true });
    await this.#wire?.close();
  }

  /** Returns the ids of the other processes with somebody at the table. */
  #idsAt(table: string): readonly string[] {
    return [...this.#peers].filter(([, { tables }]) => tables.has(table)).map(([id]) => id);
  }

  #say(what: Omit<Said, 'from'>, to?: readonly string[]): void {
    this.#wire?.send(JSON.stringify({ from: this.#id, ...what } satisfies Said), to);
  }

  #beat(): void {
    this.#say({ all: [...this.#here].map(([table, present]) => [table, [...present]]) });
    if (this.#wire?.isUp() !== true) this.#downAt = performance.now();
    const dead = performance.now() - MISSED * this.#beatMs;
    // while no process can be heard, silence means nothing
    if (this.#downAt > dead) return;
    for (const [id, { heardAt }] of this.#peers) if (heardAt < dead) this.#forget(id);
  }

  #hear(text: string): void {
    const read = said.safeParse(parsed(text));
    if (!read.success || read.data.from === this.#id) return;
    const { from, stored, voice, at, all, used, hello, bye } = read.data;
    if (bye === true) {
      this.#forget(from);
      return;
    }
    const peer = this.#peerOf(from);
    peer.heardAt = performance.now();
    if (hello === true) this.#beat();
    if (stored !== undefined) for (const listener of this.#listeners) listener.stored(...stored);
    if (voice !== undefined) {
      const [table, chair, to, signal] = voice;
      for (const listener of this.#listeners) listener.voice?.(table, chair, to ?? undefined, signal);
    }
    if (used !== undefined) this.#useListener?.used(from, used);
    if (at !== undefined) this.#attend(from, peer, at[0], at[1] ?? undefined);
    if (all !== undefined) {
      const now = new Map(all);
      for (const table of new Set([...peer.tables.keys(), ...now.keys()]))
        this.#attend(from, peer, table, now.get(table));
    }
  }

  #peerOf(id: string): Peer {
    const peer = this.#peers.get(id) ?? { heardAt: 0, tables: new Map() };
    this.#peers.set(id, peer);
    return peer;
  }

  #attend(from: string, { tables }: Peer, table: string, present: readonly number[] | undefined): void {
    const wasThere = tables.has(table);
    if (tables.get(table)?.join() === present?.join() && wasThere === (present !== undefined)) return;
    if (present === undefined) tables.delete(table);
    else tables.set(table, present);
    this.#attended(table, wasThere ? undefined : from);
  }

  #attended(table: string, first?: string): void {
    for (const listener of this.#listeners) listener.attended?.(table, first);
  }

  #forget(id: string): void {
    const peer = this.#peers.get(id);
    this.#peers.delete(id);
    this.#useListener?.gone(id);
    for (const table of peer?.tables.keys() ?? []) this.#attended(table);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
