import { setTimeout as pause } from 'node:timers/promises';
import { ok } from '@overtrick/rules/result';
import { entryFor, type Performers } from '@overtrick/table/bots/perform';
import { dealNext } from '@overtrick/table/chance';
import type { Decision } from '@overtrick/table/commands/play';
import { type Attendance, type Duty, dutyOf, isAboutClaim, isStillDue } from '@overtrick/table/duty/duty';
import { refuse } from '@overtrick/table/refuse';
import { type CommandResult, resultOf, type Table } from '@overtrick/table/table';
import { claimJudge, thought } from './botAction.ts';
import { drawnFor } from './drawn.ts';
import type { TableServices } from './services.ts';

/** The time that the bots of a table wait after a failure of the store, milliseconds. */
const RETRY_MS = 1000;
/** The time after which a duty that changed nothing is tried again, milliseconds. */
const IDLE_MS = 20;
/**
 * The time limits of the umpire and of the bots about a claim: together shorter than a page waits for the server's
 * answer, milliseconds.
 */
const UMPIRE_MS = 3000;
const BOT_MS = 6000;
/** The time that a process gives another one for its duties at a table, milliseconds. */
const YIELD_MS = 2500;

/** A table with duties. */
export interface Employer {
  readonly table: Table;
  /** True if this process no longer acts at the table. */
  readonly isOut: boolean;
  attendance(table: Table): Attendance;
  /** Returns the time that the next action still has to wait, milliseconds. */
  waitLeft(): number;
  change(decide: (table: Table) => Decision): Promise<Decision>;
}

/** The server's duties at a table (bots, deals, claims), one after another as long as there are any. */
export class Duties {
  readonly #employer: Employer;
  readonly #services: TableServices;
  #isWorking = false;
  #listeners: (() => void)[] = [];

  constructor(employer: Employer, services: TableServices) {
    this.#employer = employer;
    this.#services = services;
  }

  get isWorking(): boolean {
    return this.#isWorking;
  }

  /** Starts the duties, unless they are running. */
  work(): void {
    if (this.#isWorking || this.#services.stopping.aborted) return;
    this.#isWorking = true;
    this.#workOn().catch((error: unknown) => {
      this.#isWorking = false;
      if (!this.#services.stopping.aborted)
        this.#services.log.error({ err: error, table: this.#employer.table.id }, 'a table stopped working');
    });
  }

  /** Continues the duties after a time, milliseconds. */
  workAfter(ms: number): void {
    setTimeout(() => this.work(), ms + 1).unref();
  }

  /** Continues everything that waits for the table to change. */
  wake(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  /** Resolves with the result of a claim once the bots have judged it; `undefined` if the server stops first. */
  async judged(chair: number, id: string): Promise<CommandResult | undefined> {
    while (isAboutClaim(this.#dutyAt(this.#employer.table)) && !this.#services.stopping.aborted)
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    return this.#services.stopping.aborted ? undefined : resultOf(this.#employer.table, chair, id);
  }

  async #workOn(): Promise<void> {
    for (;;) {
      const begun = this.#employer.table;
      const duty = this.#dutyAt(begun);
      if (duty === undefined || this.#services.stopping.aborted) {
        this.#isWorking = false;
        return;
      }
      const decided = await this.#perform(duty);
      if (!decided.ok) await pause(RETRY_MS, undefined, { signal: this.#services.stopping });
      // otherwise a duty that changes nothing would run again before anything else can
      else if (this.#employer.table === begun)
        await pause(IDLE_MS, undefined, { signal: this.#services.stopping });
    }
  }

  async #perform(duty: Duty): Promise<Decision> {
    const begun = this.#employer.table;
    if (!this.#services.peers.leads(begun.id)) {
      await this.#movesOn(YIELD_MS);
      if (this.#employer.table !== begun) return ok([]);
    }
    if (duty.kind === 'deal') {
      const drawn = await drawnFor(begun, this.#services);
      if (!drawn.ok) return refuse('ERR_BUSY');
      return this.#employer.change((table) => {
        const isDue = this.#dutyAt(table)?.kind === 'deal' && table.deal === begun.deal;
        return ok(isDue ? [dealNext(table, this.#services.chance, drawn.value)] : []);
      });
    }
    const entry = await entryFor(duty, begun, this.#performers);
    return this.#employer.change((table) =>
      ok(isStillDue(duty, begun, table, this.#employer.attendance(table)) ? [entry] : []),
    );
  }

  get #performers(): Performers {
    const [employer, services] = [this.#employer, this.#services];
    return {
      think: (table, chair) => thought(table, chair, services, employer.waitLeft()),
      umpire: claimJudge(employer.table, services, UMPIRE_MS),
      asked: claimJudge(employer.table, services, BOT_MS),
    };
  }

  /** Resolves when the table changes, or after a while. */
  #movesOn(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, ms).unref();
      this.#listeners.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  #dutyAt(table: Table): Duty | undefined {
    return this.#employer.isOut ? undefined : dutyOf(table, this.#employer.attendance(table));
  }
}
