import type { OfflineDeal } from '@overtrick/protocol/offline';
import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import { ok, type Result } from '@overtrick/rules/result';
import { dealNext } from '@overtrick/table/chance';
import type { Decision } from '@overtrick/table/commands/play';
import type { Pages } from '@overtrick/table/ends';
import { type EntryOf, makeEntry } from '@overtrick/table/entry';
import { added, openedTable } from '@overtrick/table/fold';
import { openersChair, openingOf } from '@overtrick/table/opening';
import { refuse } from '@overtrick/table/refuse';
import { awaitedAt, type Refusal, type Table } from '@overtrick/table/table';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { pagesOf } from '../store/pages.ts';
import { AppendConflict } from '../store/store.ts';
import { Askers } from './askers.ts';
import { boardsOf } from './boards.ts';
import { logOfChat, tableOfChat } from './chat.ts';
import { drawnFor } from './drawn.ts';
import { LiveTable } from './liveTable.ts';
import { marksOf, type Origin } from './marks.ts';
import { deciding, opening as offlineOpening } from './offline.ts';
import type { TableServices } from './services.ts';
import { readLog } from './tableLog.ts';

/** The time between two checks, in a process that is not alone, for changes that it has not heard of, milliseconds. */
const LOOK_MS = 2000;

/** A sitting of a tournament, and the table to open for it. */
export interface WantedSitting {
  readonly sitting: Omit<EntryOf<'sitting'>, 'kind'>;
  readonly wanted: Omit<OpenTable, 'name' | 'chair' | 'people'>;
}

/** The tables in memory: each is read from the store on request, and forgotten when it is unused for a while. */
export class Tables {
  readonly #services: TableServices;
  readonly #askers = new Askers();
  readonly #live = new Map<string, Promise<LiveTable | undefined>>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout | undefined;

  constructor(services: TableServices, idleMs: number) {
    this.#services = { ...services, thinker: this.#askers.asking(services.thinker) };
    services.peers.listen({
      stored: (id, length, bodies) => {
        const chat = tableOfChat(id);
        if (chat === undefined) void this.#withLive(id, (live) => live.hear(length, bodies));
        else void this.#withLive(chat, (live) => void live.chat.hear());
      },
      voice: (id, from, to, signal) => void this.#withLive(id, (live) => live.hearVoice(from, to, signal)),
      attended: (id, first) => void this.#withLive(id, (live) => live.attended(first)),
    });
    if (!services.peers.isAlone) this.#looking = setInterval(() => void this.#look(), LOOK_MS).unref();
    this.#sweeping = setInterval(() => void this.#sweep(idleMs), Math.max(1000, idleMs / 2));
    this.#sweeping.unref();
  }

  /** Records that somebody comes to a chair of a table, so that its bots think in that person's turn. */
  came(id: string, { address }: Origin): void {
    this.#askers.came(id, address);
  }

  get size(): number {
    return this.#live.size;
  }

  /**
   * Opens a table and deals its first deal. The opener sits in a chair, bots in the others.
   * @param from the origin of the opener
   * @param shared the source of the cards, if other tables play the same boards
   */
  async open(
    wanted: OpenTable,
    from: Origin = {},
    shared?: string,
  ): Promise<Extract<Result<Opened>, { ok: true }> | Refusal> {
    // shared deals were judged before
    const judged = shared === undefined ? await this.#judged(wanted, from) : ok(undefined);
    const opening = openingOf(wanted, shared ?? this.#services.chance.newSecret(), judged);
    if (!opening.ok) return opening;
    const placed = openersChair(wanted);
    if (!placed.ok) return placed;
    const chair = placed.value;
    const opened = { ...opening.value, ...(shared !== undefined && { shared: true as const }) };
    const id = newTableId();
    this.came(id, from);
    const token = newToken();
    const marks = marksOf(opened.secret, from);
    const sat = { kind: 'sat', chair, name: wanted.name, proof: proofOf(token), marks } as const;
    const seated = added(openedTable(id, opened), sat);
    const drawn = await drawnFor(seated, this.#services);
    if (!drawn.ok) return refuse('ERR_BUSY');
    const dealt = dealNext(seated, this.#services.chance, drawn.value);
    const table = added(seated, dealt);
    await this.#services.store.append({
      log: id,
      length: 0,
      bodies: [opened, sat, dealt].map(makeEntry),
    });
    this.#live.set(id, Promise.resolve(new LiveTable(table, this.#services)));
    return ok({ table: id, chair, token });
  }

  /**
   * Opens the table of a tournament's sitting under an id that the tournament has chosen, deals its first deal, and
   * puts bots in all chairs. Repeated calls open it only once.
   */
  async openSitting(id: string, { sitting, wanted }: WantedSitting): Promise<LiveTable | undefined> {
    const known = await this.find(id);
    if (known !== undefined) return known;
    const opening = openingOf({ ...wanted, name: '' }, this.#services.chance.newSecret());
    if (!opening.ok) throw new Error(`a sitting cannot be opened: ${opening.why}`);
    const opened = added(openedTable(id, opening.value), { kind: 'sitting', ...sitting });
    const dealt = dealNext(opened, this.#services.chance);
    try {
      const bodies = [opening.value, { kind: 'sitting' as const, ...sitting }, dealt].map(makeEntry);
      await this.#services.store.append({ log: id, length: 0, bodies });
    } catch (error) {
      // another process was faster
      if (!(error instanceof AppendConflict)) throw error;
    }
    return this.find(id);
  }

  /** Judges the script of a table's deals in the reader's thread; `undefined` if the table has none. */
  async #judged({ deals }: OpenTable, { address = '' }: Origin): Promise<Result<unknown> | undefined> {
    if (deals === undefined) return undefined;
    return this.#services.reader.read('wish', { text: deals }, address);
  }

  /** Gives the player with that token their chair at a tournament's table; does nothing elsewhere. */
  async seat(table: Table, proof: string): Promise<void> {
    if (table.sitting !== undefined) await this.#services.sittings?.seat(table, proof);
  }

  /**
   * True for a director of the table's tournament who does not play: they may watch the table without a chair, and act
   * there as its director.
   */
  async isDirector(table: Table, proof: string): Promise<boolean> {
    if (table.sitting === undefined) return false;
    return (await this.#services.sittings?.isDirector(table, proof)) ?? false;
  }

  /**
   * Accepts a deal that was played on a device without the server, once. The first deal of a table creates the table.
   */
  async adopt(played: OfflineDeal, from: Origin = {}): Promise<Decision> {
    const live = await this.find(played.table);
    if (live !== undefined) return live.change(deciding(played));
    const judged = await this.#judged(played.wanted, from);
    const opening = openingOf(played.wanted, this.#services.chance.newSecret(), judged);
    const placed = openersChair(played.wanted);
    if (!opening.ok) return opening;
    if (!placed.ok) return placed;
    const entries = offlineOpening(played.table, opening.value, placed.value, played);
    if (!entries.ok) return entries;
    try {
      await this.#services.store.append({
        log: played.table,
        length: 0,
        bodies: entries.value.map(makeEntry),
      });
      return entries;
    } catch (error) {
      // it was sent twice at once, and the other was faster
      if (error instanceof AppendConflict) return this.adopt(played, from);
      throw error;
    }
  }

  /**
   * Returns the table if it is in memory or somebody is connected to it elsewhere. A table without people is not read.
   */
  async attended(id: string): Promise<LiveTable | undefined> {
    const isAttended = this.#live.has(id) || this.#services.peers.chairsElsewhere(id).size > 0;
    return isAttended ? this.#find(id) : undefined;
  }

  /** Returns the same table, and keeps one that is in memory there no longer than without this. */
  async peek(id: string): Promise<LiveTable | undefined> {
    return this.#live.get(id) ?? this.attended(id);
  }

  isLoaded(id: string): boolean {
    return this.#live.has(id);
  }

  /** Returns the number of entries that the store has of a table. */
  async storedLength(id: string): Promise<number> {
    return (await this.#services.store.lengths([id])).get(id) ?? 0;
  }

  /** Finds a table as it is in the store. Rejects if the store fails or the table's log is damaged. */
  async find(id: string): Promise<LiveTable | undefined> {
    const isKnown = this.#live.has(id);
    const live = await this.#find(id);
    if (isKnown) await live?.freshen();
    return live;
  }

  /** Finds a table, which may lack what others have stored in the last two seconds. */
  async #find(id: string): Promise<LiveTable | undefined> {
    const known = this.#live.get(id);
    const loading = known ?? this.#load(id);
    if (known === undefined) this.#live.set(id, loading);
    const live = await loading;
    live?.touch();
    return live;
  }

  /**
   * Removes the name of the person with that proof from the table in memory, here or in another process; the store no
   * longer has it.
   */
  async forget(id: string, proof: string): Promise<void> {
    if (!this.#live.has(id) && !this.#services.peers.isAt(id)) return;
    const live = await this.find(id);
    await live?.change(() => ok([{ kind: 'forgotten', proof }]));
  }

  /**
   * Closes a table that waits for somebody and has not been played at: its log is deleted. A table with people in other
   * processes stays.
   */
  async close(id: string): Promise<void> {
    if (this.#services.peers.isAt(id)) return;
    const live = await this.find(id);
    await live?.close(
      (table) => awaitedAt(table) > 0 && table.deal === 1 && table.steps.length === 0,
      async () => {
        await this.#services.store.delete([id, logOfChat(id)]);
        this.#live.delete(id);
        this.#askers.forget(id);
      },
    );
  }

  /** Returns the records of a table's finished deals, each a line of JSON. */
  boards(id: string): Promise<readonly string[]> {
    return boardsOf(this.#services.store, id);
  }

  /** Returns a table's entries as they are stored, oldest first. */
  log(id: string): Pages {
    return pagesOf(this.#services.store, id);
  }

  /** Resolves when the pending changes of all tables are stored and announced. */
  async quiet(): Promise<void> {
    clearInterval(this.#sweeping);
    clearInterval(this.#looking);
    const tables = await Promise.allSettled(this.#live.values());
    await Promise.all(tables.map((live) => (live.status === 'fulfilled' ? live.value?.quiet() : undefined)));
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    try {
      const read = await readLog(id, pagesOf(this.#services.store, id));
      if (read !== undefined) {
        const { sitting } = read.table;
        // until somebody comes, the bots of one tournament share one turn
        if (sitting !== undefined) this.#askers.came(id, `tournament ${sitting.tournament}`);
        return new LiveTable(read.table, this.#services, read.begun);
      }
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
    this.#live.delete(id);
    return undefined;
  }

  /** Runs a function on a table that is in memory. */
  async #withLive(id: string, use: (live: LiveTable) => void): Promise<void> {
    const live = await this.#live.get(id)?.catch(() => undefined);
    if (live !== undefined) use(live);
  }

  /**
   * Checks for entries of others that this process has not heard of: they may have died before they could announce
   * them.
   */
  async #look(): Promise<void> {
    try {
      const lengths = await this.#services.store.lengths([...this.#live.keys()]);
      for (const [id, length] of lengths) await this.#withLive(id, (live) => live.catchUp(length));
    } catch (error) {
      this.#services.log.warn({ err: error }, 'the store does not say how long the tables are');
    }
  }

  async #sweep(idleMs: number): Promise<void> {
    for (const [id, loading] of this.#live) {
      const live = await loading.catch(() => undefined);
      if (live?.isIdle(idleMs) !== true) continue;
      this.#live.delete(id);
      this.#askers.forget(id);
    }
  }
}
