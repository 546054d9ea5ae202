import type { Attendance } from '@overtrick/table/duty/duty';
import { awaitedAt, positionSince, type Table } from '@overtrick/table/table';

/** Returns the number of the current position; a player who waits for others does not think yet. */
const momentOf = (table: Table): number => (awaitedAt(table) > 0 ? 0 : positionSince(table));

/** The clock of a table and the attendance: when each person left, and how long the position has been there. */
export class Clock {
  readonly #graceMs: number | undefined;
  /** The time at which the last connection of each chair ended, or the table was loaded. */
  readonly #leftAt = new Map<number, number>();
  #position: number;
  #since = performance.now();
  /** False for a position that was there before the table was loaded. */
  #isKnown = false;

  constructor(table: Table, graceMs: number | undefined) {
    this.#graceMs = graceMs;
    this.#position = momentOf(table);
    for (const chair of table.players.keys()) this.#leftAt.set(chair, performance.now());
  }

  left(chair: number): void {
    this.#leftAt.set(chair, performance.now());
  }

  /** Handles a change of the table. Returns true if the position is another. */
  moved(table: Table): boolean {
    const position = momentOf(table);
    if (position === this.#position) return false;
    this.#position = position;
    this.#since = performance.now();
    this.#isKnown = true;
    return true;
  }

  /** Returns how long the position has been there at that moment, milliseconds. */
  elapsed(at = performance.now()): number {
    return at - this.#since;
  }

  /**
   * Returns the thinking time of an action that arrived at that moment, without the round trip `lagMs`; `undefined` if
   * it is unknown.
   */
  thought(at: number, lagMs: number): number | undefined {
    return this.#isKnown ? Math.max(0, this.elapsed(at) - lagMs) : undefined;
  }

  graceOf({ policies }: Table): number {
    return this.#graceMs ?? 1000 * policies.grace;
  }

  attendance(table: Table, present: ReadonlySet<number>): Attendance {
    const { think } = table.policies;
    const grace = this.graceOf(table);
    return {
      isPresent: (chair) => present.has(chair),
      isGone: (chair) => !present.has(chair) && performance.now() - (this.#leftAt.get(chair) ?? 0) >= grace,
      isLate: think > 0 && this.elapsed() >= 1000 * think,
    };
  }
}
