import type { TableUpdate } from '@overtrick/protocol/table';
import { chairByProof, type Table } from '../table/table.ts';
import { changesOf, type Standpoint, Told } from '../table/tell.ts';

/** Someone who looks at a table through one connection. */
export interface Visitor {
  /** Hash of the token that the visitor showed; a spectator has none. */
  proof?: string | undefined;
  readonly send: (update: Told<TableUpdate>) => void;
}

type Heard = Omit<Standpoint, 'chair'>;

/** The visitors of one table, and what each has been told last. */
export class Visitors {
  /** With the chair that each was told to have. */
  readonly #chairs = new Map<Visitor, number | undefined>();
  #told: Heard;

  constructor(table: Table) {
    this.#told = { table, present: new Set() };
  }

  get size(): number {
    return this.#chairs.size;
  }

  get present(): ReadonlySet<number> {
    return this.#told.present;
  }

  /** Takes a visitor in; gives where he stands. The others hear that he is there. */
  add(visitor: Visitor): Standpoint {
    const { table } = this.#told;
    const chair = chairOfVisitor(table, visitor);
    this.tell(table, this.#presentWith(chair));
    this.#chairs.set(visitor, chair);
    return { ...this.#told, chair };
  }

  /** Gives the chair that nobody is connected to any more, if there is one. */
  remove(visitor: Visitor): number | undefined {
    if (!this.#chairs.has(visitor)) return undefined;
    const chair = this.#chairs.get(visitor);
    this.#chairs.delete(visitor);
    if (chair === undefined || [...this.#chairs.values()].includes(chair)) return undefined;
    this.tell(this.#told.table);
    return chair;
  }

  /** Tells every visitor what changed for him, each only what his chair may know. */
  tell(table: Table, present: ReadonlySet<number> = this.#presentAt(table)): void {
    const before = this.#told;
    const after: Heard = { table, present };
    this.#told = after;
    if (this.#chairs.size === 0) return;
    const changes = changesOf(before, after);
    const isQuiet =
      table.version === before.table.version &&
      changes.gone.length === 0 &&
      Object.keys(changes.state).length === 0;
    if (isQuiet) return;
    const updates = new Map<string, Told<TableUpdate>>();
    for (const [visitor, old] of this.#chairs) {
      const chair = chairOfVisitor(table, visitor);
      const key = `${old} ${chair}`;
      const update = updates.get(key) ?? Told.update({ ...before, chair: old }, { ...after, chair }, changes);
      updates.set(key, update);
      this.#chairs.set(visitor, chair);
      visitor.send(update);
    }
  }

  #presentAt(table: Table): ReadonlySet<number> {
    const chairs = [...this.#chairs.keys()].map((visitor) => chairOfVisitor(table, visitor));
    const now = new Set(chairs.filter((chair) => chair !== undefined));
    const { present } = this.#told;
    const isSame = now.size === present.size && [...now].every((chair) => present.has(chair));
    return isSame ? present : now;
  }

  #presentWith(chair: number | undefined): ReadonlySet<number> {
    const { present } = this.#told;
    return chair === undefined || present.has(chair) ? present : new Set([...present, chair]);
  }
}

const chairOfVisitor = (table: Table, { proof }: Visitor): number | undefined =>
  proof === undefined ? undefined : chairByProof(table, proof);
