import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@overtrick/protocol/messages';
import type { TableInfo } from '@overtrick/protocol/table';
import { ok } from '@overtrick/rules/result';
import { AppendConflict } from '../store/store.ts';
import { dealNext } from '../table/chance.ts';
import type { Decided } from '../table/commands.ts';
import { type Duty, dutyOf, isStillDue } from '../table/duty.ts';
import { type Entry, makeEntry, parseEntry } from '../table/entry.ts';
import { added, tableOf } from '../table/fold.ts';
import { type Done, doneOf, type Refusal, type Table } from '../table/table.ts';
import { Told } from '../table/tell.ts';
import { judgement, thought } from './botAction.ts';
import type { House } from './house.ts';
import { type Visitor, Visitors } from './visitors.ts';

/** How long the bots of a table wait after the store has failed, milliseconds. */
const RETRY_MS = 1000;
/** How often a command is decided again because another process has appended first. */
const MOST_TRIES = 5;

/**
 * A table in memory. One change at a time: decided on what the table is, stored, then told; what isn't stored hasn't
 * happened. The server's own duties at the table (bots, deals, claims) go the same way as people's commands.
 */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #visitors: Visitors;
  /** When the last connection of a chair ended, or the table was loaded. */
  readonly #leftAt = new Map<number, number>();
  #table: Table;
  #queue: Promise<unknown> = Promise.resolve();
  #isWorking = false;
  #usedAt = performance.now();
  #listeners: (() => void)[] = [];

  constructor(table: Table, house: House) {
    this.id = table.id;
    this.#table = table;
    this.#house = house;
    this.#visitors = new Visitors(table);
    for (const chair of table.players.keys()) this.#leftAt.set(chair, performance.now());
    this.#workAfterGrace();
  }

  get table(): Table {
    return this.#table;
  }

  /** Nobody is there, and nothing is under way. */
  isIdle(ms: number): boolean {
    return this.#visitors.size === 0 && !this.#isWorking && performance.now() - this.#usedAt > ms;
  }

  touch(): void {
    this.#usedAt = performance.now();
  }

  enter(visitor: Visitor, have?: number): Told<Answer<'enter'>> {
    const standpoint = this.#visitors.add(visitor);
    this.work();
    return Told.entered(standpoint, have);
  }

  exit(visitor: Visitor): void {
    this.touch();
    const chair = this.#visitors.remove(visitor);
    if (chair === undefined) return;
    this.#leftAt.set(chair, performance.now());
    this.#workAfterGrace();
  }

  info(): Told<TableInfo> {
    return Told.info(this.#table, this.#visitors.present);
  }

  /** Decides on the table as it is, stores what is to be done, and tells it. `received`: when the command came. */
  change(decide: (table: Table) => Decided, received?: number): Promise<Decided> {
    const changed = this.#queue.then(() => this.#change(decide, received));
    this.#queue = changed.catch(() => {});
    return changed;
  }

  /** What came of a claim, once the bots have said what they think of it; `undefined` when the server stops first. */
  async judged(chair: number, id: string): Promise<Done | undefined> {
    while (dutyOf(this.#table, () => true)?.kind === 'judge' && !this.#house.stopping.aborted)
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    return this.#house.stopping.aborted ? undefined : doneOf(this.#table, chair, id);
  }

  /** Resolves when what is under way is stored and told. */
  async quiet(): Promise<void> {
    this.#wake();
    await this.#queue;
  }

  /** Begins what the server has to do at the table, unless it is at it. */
  work(): void {
    if (this.#isWorking || this.#house.stopping.aborted) return;
    this.#isWorking = true;
    this.#workOn().catch((error: unknown) => {
      this.#isWorking = false;
      if (!this.#house.stopping.aborted)
        this.#house.log.error({ err: error, table: this.id }, 'a table stopped working');
    });
  }

  async #workOn(): Promise<void> {
    for (;;) {
      const duty = this.#dutyAt(this.#table);
      if (duty === undefined || this.#house.stopping.aborted) {
        this.#isWorking = false;
        return;
      }
      const decided = await this.#perform(duty);
      if (!decided.ok) await pause(RETRY_MS, undefined, { signal: this.#house.stopping });
    }
  }

  async #perform(duty: Duty): Promise<Decided> {
    const begun = this.#table;
    if (duty.kind === 'deal')
      return this.change((table) =>
        ok(this.#dutyAt(table)?.kind === 'deal' ? [dealNext(table, this.#house.chance)] : []),
      );
    const entry =
      duty.kind === 'judge'
        ? await judgement(begun, duty.chair, this.#house)
        : await thought(begun, duty.chair, this.#house);
    return this.change((table) => ok(isStillDue(duty, begun, table) ? [entry] : []));
  }

  /** Then the next deal no longer waits for those who are away. */
  #workAfterGrace(): void {
    setTimeout(() => this.work(), this.#house.graceMs + 1).unref();
  }

  #dutyAt(table: Table): Duty | undefined {
    const { present } = this.#visitors;
    const isRecent = (leftAt = 0) => performance.now() - leftAt < this.#house.graceMs;
    return dutyOf(table, (chair) => present.has(chair) || isRecent(this.#leftAt.get(chair)));
  }

  async #change(decide: (table: Table) => Decided, received = performance.now()): Promise<Decided> {
    this.touch();
    for (let tries = 1; ; tries++) {
      if (this.#house.stopping.aborted)
        return { ok: false, code: 'ERR_BUSY', why: 'The server is being restarted: try again in a moment.' };
      const decided = decide(this.#table);
      if (!decided.ok || decided.value.length === 0) return decided;
      try {
        await this.#commit(decided.value, received);
        return decided;
      } catch (error) {
        if (error instanceof AppendConflict && tries < MOST_TRIES) await this.#reload();
        else return this.#unstored(error);
      }
    }
  }

  async #commit(entries: readonly Entry[], received: number): Promise<void> {
    const { store, metrics } = this.#house;
    const next = entries.reduce(added, this.#table);
    await store.append({ table: this.id, length: this.#table.version, bodies: entries.map(makeEntry) });
    const stored = performance.now();
    this.#become(next);
    metrics.changed(entries, stored - received, performance.now() - stored);
  }

  #become(table: Table): void {
    this.#table = table;
    this.#visitors.tell(table);
    this.#wake();
    this.work();
  }

  #wake(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  async #reload(): Promise<void> {
    const table = readTable(this.id, await this.#house.store.read(this.id));
    if (table !== undefined) this.#become(table);
  }

  #unstored(error: unknown): Refusal {
    this.#house.metrics.unstored();
    this.#house.log.error({ err: error, table: this.id }, 'an action could not be stored');
    return {
      ok: false,
      code: 'ERR_SERVER',
      why: 'What you did could not be stored, so it was not done: try again in a moment.',
    };
  }
}

/** The table of a stored log; `undefined` when there is none. Throws for a log that is damaged. */
export function readTable(id: string, bodies: readonly string[]): Table | undefined {
  if (bodies.length === 0) return undefined;
  const entries = bodies.map((body, index) => {
    const entry = parseEntry(body);
    if (!entry.ok) throw new Error(`entry ${index + 1} of the table's log cannot be read`);
    return entry.value;
  });
  return tableOf(id, entries);
}
