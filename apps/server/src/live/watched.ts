import type { Table } from '@overtrick/table/table';

/** The table as spectators may see it: as it is, or as it was a while ago. Its chairs are always told as they are. */
export class Watched {
  readonly #delayMs: number;
  /** Oldest first; the first is what spectators see. */
  #past: { readonly at: number; readonly table: Table }[];

  /** `begun`: the table as the deal that is on began. Nothing is known of when the rest of it was done. */
  constructor(table: Table, begun: Table) {
    const { spectators, delay } = table.policies;
    this.#delayMs = spectators === 'delayed' ? 1000 * delay : 0;
    this.#past = [{ at: 0, table: begun }];
    this.push(table);
  }

  push(table: Table): void {
    if (this.#delayMs === 0) this.#past = [{ at: 0, table }];
    else this.#past.push({ at: performance.now(), table });
  }

  /** The table for a spectator now. */
  get now(): Table {
    const until = performance.now() - this.#delayMs;
    const shown = this.#past.findLastIndex(({ at }) => at <= until);
    this.#past = this.#past.slice(Math.max(0, shown));
    const [first] = this.#past;
    const last = this.#past.at(-1);
    if (first === undefined || last === undefined) throw new Error('a table has been pushed');
    return first === last ? last.table : { ...first.table, players: last.table.players };
  }

  /** The time after which a spectator sees something more; `undefined` when they see everything. */
  get nextMs(): number | undefined {
    const next = this.#past[1];
    return next === undefined ? undefined : Math.max(0, next.at + this.#delayMs - performance.now());
  }
}
