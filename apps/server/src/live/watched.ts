import type { Table } from '@overtrick/table/table';

/** The table as spectators may see it: the current state, or an earlier one. Its chairs are always current. */
export class Watched {
  readonly #delayMs: number;
  /** The earlier states, oldest first; spectators see the first. */
  #past: { readonly at: number; readonly table: Table }[];

  /**
   * Creates the spectators' view. `begun` is the table at the start of the current deal, because the times of the later
   * actions are unknown.
   */
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

  /** Returns the table for a spectator now. */
  get now(): Table {
    const until = performance.now() - this.#delayMs;
    const shown = this.#past.findLastIndex(({ at }) => at <= until);
    this.#past = this.#past.slice(Math.max(0, shown));
    const [first] = this.#past;
    const last = this.#past.at(-1);
    if (first === undefined || last === undefined) throw new Error('a table has been pushed');
    return first === last ? last.table : { ...first.table, players: last.table.players };
  }

  /** Returns the time after which a spectator sees more; `undefined` if they see everything. */
  get nextMs(): number | undefined {
    const next = this.#past[1];
    return next === undefined ? undefined : Math.max(0, next.at + this.#delayMs - performance.now());
  }
}
