import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Hint } from '@overtrick/protocol/messages';
import type { TableInfo } from '@overtrick/protocol/openTable';
import type { TableUpdate } from '@overtrick/protocol/table';
import type { Random } from '@overtrick/rules/random';
import { whyNotInviting } from '@overtrick/table/commands/chairs';
import type { Decision } from '@overtrick/table/commands/play';
import { waitOf } from '@overtrick/table/duty/pace';
import { type Entry, makeEntry } from '@overtrick/table/entry';
import { added } from '@overtrick/table/fold';
import { NewerLog } from '@overtrick/table/kinds';
import { whyTooLong } from '@overtrick/table/limits';
import { TableMessage } from '@overtrick/table/messages/messages';
import { refuse } from '@overtrick/table/refuse';
import {
  awaitedAt,
  type CommandResult,
  chairByProof,
  hostOf,
  positionSince,
  type Refusal,
  type Table,
} from '@overtrick/table/table';
import { AppendConflict } from '../store/store.ts';
import { Clock } from './attendance.ts';
import { hintFor } from './botAction.ts';
import { Chat } from './chat.ts';
import { Duties, type Employer } from './duties.ts';
import type { TableServices } from './services.ts';
import { entryOf, withStored } from './tableLog.ts';
import { type Acting, type Visitor, Visitors } from './visitors.ts';
import { Watched } from './watched.ts';

/** The most attempts to decide a command again because another process appended first. */
const MOST_TRIES = 5;
/** A stored and announced decision. `update` is the update of the person who acts, if it goes with the answer. */
export type Changed = Decision & { readonly update?: TableMessage<TableUpdate> };

/**
 * A table in memory. Changes run one at a time: decided on the current state, stored, then announced; unstored changes
 * have not happened. The server's own duties at the table (bots, deals, claims) run the same way as people's commands.
 */
export class LiveTable {
  readonly id: string;
  readonly chat: Chat;
  readonly #services: TableServices;
  readonly #visitors: Visitors;
  readonly #clock: Clock;
  readonly #watched: Watched;
  readonly #duties: Duties;
  /** The ids of the actions that the table's pace holds back, by the hashes of their players' tokens. */
  readonly #heldBack = new Map<string, string>();
  #hint: { readonly position: number; readonly chair: number; readonly hint: Promise<Hint> } | undefined;
  #telling: NodeJS.Timeout | undefined;
  #table: Table;
  #queue: Promise<unknown> = Promise.resolve();
  /** Set if a newer version has written entries that this process cannot read; it leaves the table to the others. */
  #isBeyond = false;
  /** Set if the table was deleted from the store. */
  #isGone = false;
  #usedAt = performance.now();

  constructor(table: Table, services: TableServices, begun: Table = table) {
    this.id = table.id;
    this.#table = table;
    this.#services = services;
    this.#watched = new Watched(table, begun);
    this.#clock = new Clock(table, services);
    this.chat = new Chat(table.id, services, (line) => this.#visitors.hear(line));
    this.#visitors = new Visitors(table, this.#watched.now, services.peers.chairsElsewhere(table.id));
    this.#duties = new Duties(this.#employer(), services);
    this.#duties.workAfter(Math.max(this.#clock.graceOf(table), this.#clock.holdOf(table)));
    this.#workAfterThinking();
    this.#tellLater();
  }

  get table(): Table {
    return this.#table;
  }

  /** Returns the table as spectators see it now, possibly with a delay. */
  get watched(): Table {
    return this.#watched.now;
  }

  /** True if nobody is here and nothing is running. */
  isIdle(ms: number): boolean {
    return this.#visitors.size === 0 && !this.#duties.isWorking && performance.now() - this.#usedAt > ms;
  }

  touch(): void {
    this.#usedAt = performance.now();
  }

  enter(visitor: Visitor, have?: number): TableMessage<Answer<'enter'>> {
    const standpoint = this.#visitors.add(visitor);
    this.#clock.saw(this.#table, this.#visitors.present);
    this.#announce();
    this.work();
    return TableMessage.entered(standpoint, have, this.chat.lines);
  }

  /** Passes a voice signal from the browser of a chair to that of another, or to all: here, and in other processes. */
  voice(from: number, to: number | undefined, signal: string): void {
    this.touch();
    this.hearVoice(from, to, signal);
    this.#services.peers.voice(this.id, from, to, signal);
  }

  hearVoice(from: number, to: number | undefined, signal: string): void {
    // another process may not know yet that they are muted
    if (this.#table.players[from]?.isMuted !== true)
      this.#visitors.voice({ table: this.id, from, signal }, to);
  }

  exit(visitor: Visitor): void {
    this.touch();
    const chair = this.#visitors.remove(visitor);
    this.#announce();
    if (chair !== undefined) this.#left([chair]);
  }

  /** Adds the entries that another process has stored after the first `length`. */
  hear(length: number, bodies: readonly string[]): void {
    if (bodies.length === 0) void this.chat.hear();
    this.#inTurn(async () => {
      if (this.#table.version >= length + bodies.length) return;
      if (this.#table.version === length) this.#become(bodies.map(entryOf).reduce(added, this.#table));
      else await this.#reload();
    });
  }

  /** Reads the store if it has more entries than this process knows. */
  catchUp(length: number): void {
    if (length <= this.#table.version) return;
    this.#inTurn(async () => {
      if (length > this.#table.version) await this.#reload();
    });
  }

  /** Resolves when this process knows what others have stored, because the host may have muted somebody there. */
  async upToDate(): Promise<void> {
    const { peers, store } = this.#services;
    if (peers.isAlone) return;
    this.catchUp((await store.lengths([this.id])).get(this.id) ?? 0);
    await this.#queue;
  }

  /**
   * Reads what others have stored while nobody was here: this process hears only of tables at which somebody is. If the
   * store fails, the table stays as it is.
   */
  async freshen(): Promise<void> {
    if (this.#visitors.size > 0 || this.#services.peers.isAlone) return;
    try {
      await Promise.all([this.upToDate(), this.chat.hear()]);
    } catch (error) {
      this.#services.log.warn(
        { err: error, table: this.id },
        'the store does not say what is new at a table',
      );
    }
  }

  /**
   * Handles the news that people have connected or left at other processes. `first`: the process to which the first one
   * has come, and which may have read the table before it was told of its last entries.
   */
  attended(first?: string): void {
    if (first !== undefined) this.#services.peers.length(first, this.id, this.#table.version);
    this.#left(this.#visitors.attended(this.#services.peers.chairsElsewhere(this.id)));
    this.#clock.saw(this.#table, this.#visitors.present);
    this.work();
  }

  /** True if the person with that token sits here and is connected, to any process. */
  isPresent(proof: string): boolean {
    const chair = chairByProof(this.#table, proof);
    return chair !== undefined && this.#visitors.present.has(chair);
  }

  /** Returns the source for cards that are drawn for partners. */
  readonly random = (): Random => this.#services.chance.partners(this.#table.deal);

  /** True if the host is connected, to any process. */
  get isHostThere(): boolean {
    const host = hostOf(this.#table);
    return host !== undefined && this.#visitors.present.has(host);
  }

  /**
   * Lists the chairs of players who should have come by now, and whom nobody has seen on that evening; `undefined` if
   * another process looks after the table.
   */
  get missing(): readonly number[] | undefined {
    if (!this.#services.peers.leads(this.id)) return undefined;
    return this.#clock.missing(this.#table, this.#visitors.present);
  }

  info(): TableMessage<TableInfo> {
    return TableMessage.info(this.#table, this.#visitors.present);
  }

  /** Returns the action that a bot would choose in this chair; computed once per position. */
  hint(chair: number): Promise<Hint> {
    const position = positionSince(this.#table);
    if (this.#hint?.position !== position || this.#hint.chair !== chair)
      this.#hint = { position, chair, hint: hintFor(this.#table, chair, this.#services) };
    return this.#hint.hint;
  }

  /**
   * Holds a player's action back until the table's pace allows it. Returns false if another one of theirs is held; the
   * same one, sent again, is held once.
   * @param proof the hash of the player's token
   */
  hold(proof: string, id: string, run: () => Promise<void>): boolean {
    const held = this.#heldBack.get(proof);
    if (held !== undefined) return held === id;
    this.#heldBack.set(proof, id);
    void pause(this.waitLeft(), undefined, { signal: this.#services.stopping })
      .catch(() => {})
      .then(() => this.#heldBack.delete(proof))
      .then(run)
      .catch((error: unknown) => this.#services.log.error({ error, table: this.id }, 'a held action failed'));
    return true;
  }

  /**
   * Returns the thinking time of an action that arrived at that moment, milliseconds, or `undefined` if it is unknown.
   */
  thought(received: number, lagMs: number): number | undefined {
    return this.#clock.thought(received, lagMs);
  }

  /** Decides on the current table, stores the entries and announces them. `received` is when the command arrived. */
  change(decide: (table: Table) => Decision, received?: number, acting?: Acting): Promise<Changed> {
    const changed = this.#queue.then(() => this.#change(decide, received, acting));
    this.#queue = changed.catch(() => {});
    return changed;
  }

  /** Deletes the table if `may` allows it once the running work is done. Its visitors are disconnected. */
  async close(may: (table: Table) => boolean, remove: () => Promise<void>): Promise<void> {
    const closing = this.#queue.then(async () => {
      await this.#reload();
      if (this.#isGone || !may(this.#table)) return;
      await remove();
      this.#isGone = true;
      this.#services.invitations?.closed(this.#table);
      this.#visitors.end();
      this.#duties.wake();
    });
    this.#queue = closing.catch(() => {});
    await closing;
  }

  /** Runs a task after the running work. If the store fails, the next poll tries again. */
  #inTurn(run: () => Promise<void>): void {
    this.#queue = this.#queue.then(run).catch((error: unknown) => {
      this.#unreadable(error);
      this.#services.log.error(
        { err: error, table: this.id },
        'what another process has stored could not be read',
      );
    });
  }

  /** Resolves when all pending changes are stored and announced. */
  async quiet(): Promise<void> {
    this.#duties.wake();
    await this.#queue;
  }

  /** Starts the server's duties at the table, unless they are running. */
  work(): void {
    this.#duties.work();
  }

  /** Resolves with the result of a claim once the bots have judged it; `undefined` if the server stops first. */
  judged(chair: number, id: string): Promise<CommandResult | undefined> {
    return this.#duties.judged(chair, id);
  }

  #left(chairs: readonly number[]): void {
    for (const chair of chairs) this.#clock.left(this.#table, chair);
    if (chairs.length > 0) this.#duties.workAfter(this.#clock.graceOf(this.#table));
  }

  /** Tells the other processes who is connected here. */
  #announce(): void {
    if (this.#services.peers.isAlone) return;
    // others must not wait for this process at the table
    this.#services.peers.here(this.id, this.#isBeyond ? undefined : this.#visitors.here);
  }

  /** Continues the duties when the time limit for thinking, or for questions about the lead, has passed. */
  #workAfterThinking(): void {
    const { think, lead } = this.#table.policies;
    if (think > 0) this.#duties.workAfter(1000 * think);
    if (this.#table.lead !== undefined) this.#duties.workAfter(1000 * lead);
  }

  /** Returns the time that the next action still has to wait, by the table's pace. */
  waitLeft(): number {
    return Math.max(0, waitOf(this.#table) - this.#clock.elapsed());
  }

  /** Returns what the duties need of this table. */
  #employer(): Employer {
    const live = this;
    return {
      get table() {
        return live.#table;
      },
      get isOut() {
        return live.#isBeyond || live.#isGone;
      },
      attendance: (table) => this.#clock.attendance(table, this.#visitors.present),
      waitLeft: () => this.waitLeft(),
      change: (decide) => this.change(decide),
    };
  }

  async #change(
    decide: (table: Table) => Decision,
    received = performance.now(),
    acting?: Acting,
  ): Promise<Changed> {
    this.touch();
    let isCurrent = this.#services.peers.isAlone;
    for (let tries = 1; ; tries++) {
      if (this.#isBeyond) return refuse('ERR_NEWER');
      if (this.#isGone) return refuse('ERR_NO_TABLE');
      if (this.#services.stopping.aborted)
        return { ok: false, code: 'ERR_BUSY', why: 'The server is being restarted: try again in a moment.' };
      const decided = decide(this.#table);
      if (!decided.ok && !isCurrent) {
        // another process may have stored the same command, or what it depends on
        try {
          await this.#reload();
        } catch (why) {
          return this.#unread(why);
        }
        isCurrent = true;
        continue;
      }
      if (!decided.ok || decided.value.length === 0) return decided;
      const tooLong = whyTooLong(this.#table, decided.value);
      if (tooLong !== undefined) return tooLong;
      try {
        const update = await this.#commit(decided.value, received, acting);
        return update === undefined ? decided : { ...decided, update };
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries >= MOST_TRIES) return this.#unstored(error);
        try {
          await this.#reload();
        } catch (why) {
          return this.#unread(why);
        }
      }
    }
  }

  async #commit(
    entries: readonly Entry[],
    received: number,
    acting?: Acting,
  ): Promise<TableMessage<TableUpdate> | undefined> {
    const { store, metrics, peers } = this.#services;
    const next = entries.reduce(added, this.#table);
    const before = this.#table;
    const length = before.version;
    const bodies = entries.map(makeEntry);
    await store.append({ log: this.id, length, bodies });
    const stored = performance.now();
    peers.stored(this.id, length, bodies, this.id);
    const update = this.#become(next, acting);
    if (closesInvitation(before, next)) this.#services.invitations?.closed(next);
    if (next.sitting !== undefined) this.#services.sittings?.changed(next, entries);
    metrics.changed(entries, stored - received, performance.now() - stored);
    return update;
  }

  #become(table: Table, acting?: Acting): TableMessage<TableUpdate> | undefined {
    if (table.forgotten > this.#table.forgotten) this.chat.forget();
    this.#table = table;
    this.#watched.push(table);
    if (this.#clock.moved(table)) this.#workAfterThinking();
    const update = this.#visitors.tell(table, this.#watched.now, undefined, acting);
    // somebody who was here already may have got a chair
    this.#clock.saw(table, this.#visitors.present);
    this.#announce();
    this.#tellLater();
    this.#duties.wake();
    this.work();
    return update;
  }

  /** Updates delayed spectators when they may see more. */
  #tellLater(): void {
    clearTimeout(this.#telling);
    const ms = this.#watched.nextMs;
    if (ms === undefined) return;
    this.#telling = setTimeout(() => {
      this.#visitors.tell(this.#table, this.#watched.now);
      this.#tellLater();
    }, ms + 1).unref();
  }

  async #reload(): Promise<void> {
    const table = await withStored(this.#table, this.#services.store);
    if (table !== this.#table) this.#become(table);
  }

  /** Returns the refusal if others' entries cannot be read. */
  #unread(error: unknown): Refusal {
    return this.#unreadable(error) ? refuse('ERR_NEWER') : this.#unstored(error);
  }

  /** Leaves the table to processes of a newer version if those have written entries that this one cannot read. */
  #unreadable(error: unknown): boolean {
    if (!(error instanceof NewerLog)) return false;
    this.#isBeyond = true;
    this.#announce();
    return true;
  }

  #unstored(error: unknown): Refusal {
    this.#services.metrics.unstored();
    this.#services.log.error({ err: error, table: this.id }, 'an action could not be stored');
    return {
      ok: false,
      code: 'ERR_SERVER',
      why: 'What you did could not be stored, so it was not done: try again in a moment.',
    };
  }
}

/** True if the last friend has sat down for whom the table waited, or if nobody can be invited any more. */
const closesInvitation = (before: Table, now: Table): boolean =>
  (awaitedAt(before) > 0 && awaitedAt(now) === 0) ||
  (before.players !== now.players && whyNotInviting(now) !== undefined);
