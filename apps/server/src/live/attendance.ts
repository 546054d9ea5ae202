import type { Attendance } from '@overtrick/table/duty/duty';
import { awaitedAt, positionSince, type Table } from '@overtrick/table/table';
import type { TableServices } from './services.ts';

/**
 * Returns the number of the current position. Nobody thinks while the table waits for others, or during a pause; the
 * time for the position starts again after a pause.
 */
const momentOf = (table: Table): number =>
  awaitedAt(table) > 0 || table.paused !== undefined
    ? 0
    : Math.max(positionSince(table), table.unpaused, table.lead?.version ?? 0);

/** The time after which the desk lists players who have not come, milliseconds. */
const NOTICE_MS = 60_000;

/** The clock of a table and the attendance: when each person left, and how long the position has been there. */
export class Clock {
  readonly #graceMs: number | undefined;
  readonly #holdMs: number | undefined;
  readonly #openedAt = performance.now();
  /** The proofs of the players who have been connected since the table was loaded. */
  readonly #seen = new Set<string>();
  /** The time at which the last connection of each player ended, by their proofs; players may change chairs. */
  readonly #leftAt = new Map<string, number>();
  #position: number;
  #since = performance.now();
  /** False for a position that was there before the table was loaded. */
  #isKnown = false;

  constructor(table: Table, { graceMs, holdMs }: Pick<TableServices, 'graceMs' | 'holdMs'> = {}) {
    this.#graceMs = graceMs;
    this.#holdMs = holdMs;
    this.#position = momentOf(table);
  }

  /** Handles the arrival of players: from now on their seats are held only for the time of the policy. */
  saw({ players }: Table, present: ReadonlySet<number>): void {
    for (const chair of present) {
      const { proof } = players[chair] ?? {};
      if (proof !== undefined) this.#seen.add(proof);
    }
  }

  /** Handles the end of the last connection of a chair's player. */
  left({ players }: Table, chair: number): void {
    const { proof } = players[chair] ?? {};
    if (proof !== undefined) this.#leftAt.set(proof, performance.now());
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

  /** Returns how long seats are held for players who have not come, milliseconds from the table's opening. */
  holdOf({ sitting }: Table): number {
    return sitting?.hold === undefined ? 0 : (this.#holdMs ?? 1000 * sitting.hold.seconds);
  }

  /** Lists the chairs of players who should have come by now, and whom nobody has seen on that evening. */
  missing(table: Table, present: ReadonlySet<number>): readonly number[] {
    if (table.sitting?.hold === undefined || this.#open < Math.min(NOTICE_MS, this.holdOf(table))) return [];
    return [...table.players.keys()].filter((chair) => !present.has(chair) && this.#isUnseen(table, chair));
  }

  attendance(table: Table, present: ReadonlySet<number>): Attendance {
    const { think } = table.policies;
    const grace = this.graceOf(table);
    const isHeld = (chair: number) => !present.has(chair) && this.#isHeld(table, chair);
    return {
      isPresent: (chair) => present.has(chair),
      isGone: (chair) =>
        !present.has(chair) && !isHeld(chair) && performance.now() - this.#absentSince(table, chair) >= grace,
      // nobody plays for one who thinks while the table waits for another
      isLeadDue: this.elapsed() >= 1000 * table.policies.lead,
      isLate: think > 0 && this.elapsed() >= 1000 * think && ![...table.players.keys()].some(isHeld),
    };
  }

  /** Returns when the player of a chair left; of one who has not been here, when the table was loaded. */
  #absentSince({ players }: Table, chair: number): number {
    return this.#leftAt.get(players[chair]?.proof ?? '') ?? this.#openedAt;
  }

  get #open(): number {
    return performance.now() - this.#openedAt;
  }

  #isUnseen({ players, sitting }: Table, chair: number): boolean {
    const { kind, proof, away } = players[chair] ?? {};
    const isWaitedFor = kind === 'person' && away === undefined;
    return isWaitedFor && sitting?.hold?.unseen.includes(chair) === true && !this.#seen.has(proof ?? '');
  }

  /** True if no computer player may take this chair yet, although its player is not connected. */
  #isHeld(table: Table, chair: number): boolean {
    const { kind, away } = table.players[chair] ?? {};
    const hold = table.sitting?.hold;
    if (hold === undefined || kind !== 'person' || away !== undefined) return false;
    if (this.#open < this.holdOf(table)) return true;
    return hold.isDirected === true && this.#isUnseen(table, chair);
  }
}
