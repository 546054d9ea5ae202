import type { VoiceSignal } from '@overtrick/protocol/messages';
import type { ChatLine, TableUpdate } from '@overtrick/protocol/table';
import { mayHear } from '@overtrick/table/commands/chatter';
import { TableMessage } from '@overtrick/table/messages/messages';
import { changesOf, type Standpoint } from '@overtrick/table/messages/parts';
import { chairByProof, type Table } from '@overtrick/table/table';
import { platform } from './platform.ts';

/** Someone who watches a table through one connection. */
export interface Visitor {
  /** The hash of the visitor's token; a spectator has none. */
  proof?: string | undefined;
  /** True for the director of the evening, who has no chair. */
  readonly directs?: boolean | undefined;
  readonly send: (update: TableMessage<TableUpdate>) => void;
  readonly hear: (line: ChatLine) => void;
  readonly voice: (said: VoiceSignal) => void;
  /** Ends the connection: the page then loads the current state. */
  readonly end: () => void;
}

/** A visitor who acts, and whose update goes with the answer. */
export interface Acting {
  readonly visitor: Visitor;
  /** Called when that update is created: later messages to the visitor are newer. */
  readonly onUpdate: () => void;
}

/** The last state that players have received, and that of spectators, who may be delayed. */
interface Heard {
  readonly seated: Omit<Standpoint, 'chair' | 'platform'>;
  readonly watching: Omit<Standpoint, 'chair' | 'platform'>;
}

/** The visitors of one table, and the last update that each has received. */
export class Visitors {
  /** The visitors with the chair that each knows they have. */
  readonly #chairs = new Map<Visitor, number | undefined>();
  #told: Heard;
  /** The chairs of people who are connected to other processes. */
  #elsewhere: ReadonlySet<number>;

  constructor(table: Table, watched: Table, elsewhere: ReadonlySet<number>) {
    this.#elsewhere = elsewhere;
    const present = new Set(elsewhere);
    this.#told = { seated: { table, present }, watching: { table: watched, present } };
  }

  get size(): number {
    return this.#chairs.size;
  }

  get present(): ReadonlySet<number> {
    return this.#told.seated.present;
  }

  /** Returns the chairs of people who are connected here; `undefined` if nobody is, not even a spectator. */
  get here(): ReadonlySet<number> | undefined {
    if (this.#chairs.size === 0) return undefined;
    return new Set([...this.#chairs.values()].filter((chair) => chair !== undefined));
  }

  /** Updates the chairs that are connected to other processes. Returns those that nobody is connected to any more. */
  attended(elsewhere: ReadonlySet<number>): readonly number[] {
    const before = this.present;
    this.#elsewhere = elsewhere;
    const { seated, watching } = this.#told;
    this.tell(seated.table, watching.table);
    return [...before].filter((chair) => !this.present.has(chair));
  }

  /** Ends the connections of all who are here. */
  end(): void {
    for (const { end } of [...this.#chairs.keys()]) end();
  }

  /** Adds a visitor and returns their standpoint. The others hear that they are there. */
  add(visitor: Visitor): Standpoint {
    const { seated, watching } = this.#told;
    const chair = chairOfVisitor(seated.table, visitor);
    this.tell(seated.table, watching.table, this.#presentWith(chair));
    this.#chairs.set(visitor, chair);
    return standpointOf(this.#told, chair, visitor);
  }

  /** Removes a visitor. Returns their chair if nobody is connected to it any more. */
  remove(visitor: Visitor): number | undefined {
    if (!this.#chairs.has(visitor)) return undefined;
    const chair = this.#chairs.get(visitor);
    this.#chairs.delete(visitor);
    if (chair === undefined || [...this.#chairs.values()].includes(chair)) return undefined;
    this.tell(this.#told.seated.table, this.#told.watching.table);
    return this.present.has(chair) ? undefined : chair;
  }

  /**
   * Sends every visitor the changes that they may see: players those of their chair, spectators those that they may
   * watch. The update of the person who acts is not sent but returned, to go with their answer.
   */
  tell(
    table: Table,
    watched: Table,
    present: ReadonlySet<number> = this.#presentAt(table),
    acting?: Acting,
  ): TableMessage<TableUpdate> | undefined {
    let own: TableMessage<TableUpdate> | undefined;
    const before = this.#told;
    const isReseated = table.players !== before.seated.table.players;
    const after: Heard = { seated: { table, present }, watching: { table: watched, present } };
    this.#told = after;
    const changes = new Map<string, ReturnType<typeof changesOf>>();
    const updates = new Map<string, TableMessage<TableUpdate> | undefined>();
    for (const [visitor, old] of this.#chairs) {
      const chair = isReseated ? chairOfVisitor(table, visitor) : old;
      const [from, to] = [standpointOf(before, old, visitor), standpointOf(after, chair, visitor)];
      const way = `${old === undefined} ${chair === undefined}`;
      const shared = changes.get(way) ?? changesOf(from, to);
      changes.set(way, shared);
      const key = `${old} ${chair} ${visitor.directs === true}`;
      if (!updates.has(key)) updates.set(key, TableMessage.update(from, to, shared));
      this.#chairs.set(visitor, chair);
      const update = updates.get(key);
      if (visitor === acting?.visitor) {
        own = update;
        acting.onUpdate();
      } else if (update !== undefined) visitor.send(update);
    }
    return own;
  }

  /** Passes a chat line to those who may hear it. */
  hear(line: ChatLine): void {
    const { table } = this.#told.seated;
    for (const [visitor, chair] of this.#chairs) if (mayHear(table, chair, line)) visitor.hear(line);
  }

  /** Passes a voice signal to the browser of a chair, or to all others that have one. */
  voice(said: VoiceSignal, to: number | undefined): void {
    for (const [visitor, chair] of this.#chairs)
      if (chair !== undefined && chair !== said.from && (to === undefined || chair === to))
        visitor.voice(said);
  }

  #presentAt(table: Table): ReadonlySet<number> {
    const isReseated = table.players !== this.#told.seated.table.players;
    const chairs = isReseated
      ? [...this.#chairs.keys()].map((visitor) => chairOfVisitor(table, visitor))
      : [...this.#chairs.values()];
    const now = new Set([...chairs.filter((chair) => chair !== undefined), ...this.#elsewhere]);
    const { present } = this;
    const isSame = now.size === present.size && [...now].every((chair) => present.has(chair));
    return isSame ? present : now;
  }

  #presentWith(chair: number | undefined): ReadonlySet<number> {
    const { present } = this;
    return chair === undefined || present.has(chair) ? present : new Set([...present, chair]);
  }
}

const standpointOf = (
  { seated, watching }: Heard,
  chair: number | undefined,
  { directs }: Visitor,
): Standpoint =>
  chair === undefined
    ? { ...watching, platform, ...(directs === true && { directs }) }
    : { ...seated, chair, platform };

const chairOfVisitor = (table: Table, { proof }: Visitor): number | undefined =>
  proof === undefined ? undefined : chairByProof(table, proof);
