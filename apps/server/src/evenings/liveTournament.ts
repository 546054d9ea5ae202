import type { TournamentEntry } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentAnswer } from '@overtrick/protocol/tournament';
import type { DeviceView, TournamentSnapshot } from '@overtrick/protocol/tournamentFiles';
import { type Failure, fail } from '@overtrick/rules/result';
import { NewerLog } from '@overtrick/table/kinds';
import { pagesOf } from '../store/pages.ts';
import { AppendConflict } from '../store/store.ts';
import type { TournamentVisitor } from './audiences.ts';
import { Devices } from './devices.ts';
import { joinTokenOf, keyOf } from './keys.ts';
import { EveningMessage } from './messages.ts';
import { namesLeft } from './names.ts';
import { decideAll, type Order, type OrderResult } from './order.ts';
import type { ClubServices } from './services.ts';
import { bodyOf, entriesIn, entryOf, foldOf, KeptLog, logOf, readLog } from './tournamentLog.ts';
import { TournamentVisitors } from './visitors.ts';

/**
 * The most attempts to decide commands again because another process appended first. Of two busy processes, either may
 * lose several times in a row.
 */
const MOST_TRIES = 20;
/** The most commands that are decided together and stored as one append. */
const MOST_AT_ONCE = 200;

interface Waiting {
  readonly order: Order;
  readonly resolve: (done: OrderResult | Failure) => void;
}

/** Entries that another process has stored after the first `length`. */
interface Heard {
  readonly length: number;
  readonly bodies: readonly string[];
}

const STOPPING = 'The server is being restarted: try again in a moment.';
const UNSTORED = 'What you did could not be stored, so it was not done: try again in a moment.';

/**
 * A tournament in memory. Commands that wait during a commit are decided one after another, each on the state after the
 * one before, stored together, and then announced. Unstored changes have not happened.
 */
export class LiveTournament {
  readonly id: string;
  readonly #services: ClubServices;
  readonly #visitors: TournamentVisitors;
  readonly #devices: Devices;
  readonly #log: KeptLog;
  #tournament: Tournament;
  /** The number of entries by key. */
  readonly #made = new Map<number, number>();
  /** The number of entries by kind, and by kind and key. */
  readonly #ofKind = new Map<string, number>();
  #waiting: Waiting[] = [];
  #heard: Heard[] = [];
  /** Set if the store may have more entries than this process knows. */
  #isUnsure = false;
  #isWorking = false;
  #working: Promise<void> = Promise.resolve();
  /** The reason why no command is accepted any more: the log was deleted, or a newer version has written to it. */
  #closed: Failure | undefined;
  #usedAt = performance.now();

  private constructor(id: string, tournament: Tournament, services: ClubServices) {
    this.id = id;
    this.#tournament = tournament;
    this.#services = services;
    this.#visitors = new TournamentVisitors(id, tournament, services.log);
    this.#log = new KeptLog(id, services.store);
    this.#devices = new Devices(logOf(id), services.peers, services.now);
  }

  /** Creates a new tournament from its stored entries. */
  static opened(id: string, entries: readonly TournamentEntry[], services: ClubServices): LiveTournament {
    const tournament = foldOf(entries);
    if (tournament === undefined) throw new Error('a tournament has an entry that opens it');
    const live = new LiveTournament(id, tournament, services);
    live.#count(entries);
    return live;
  }

  /** Reads a tournament from the store; `undefined` if there is none. Rejects for a damaged log. */
  static async read(id: string, services: ClubServices): Promise<LiveTournament | undefined> {
    const read = await readLog(pagesOf(services.store, logOf(id)));
    if (read === undefined) return undefined;
    const { entries, tournament } = read;
    const live = new LiveTournament(id, tournament, services);
    live.#count(entries);
    // a process may have ended before it could do this
    await live.#takeNamesOut(async () => entries);
    return live;
  }

  get tournament(): Tournament {
    return this.#tournament;
  }

  /** Returns the token of the join link. */
  get joinToken(): string {
    return joinTokenOf(this.#tournament);
  }

  /** True if the tournament has been deleted. */
  get isGone(): boolean {
    return this.#closed?.code === 'ERR_NO_TOURNAMENT';
  }

  /** True if somebody watches with that key, here or in another process, or if other processes cannot be heard. */
  mayBeThere(key: number): boolean {
    return !this.#services.peers.knowsOthers || this.#devices.isThere(key);
  }

  /** True if nobody is here and nothing is running. */
  isIdle(ms: number): boolean {
    return this.#visitors.size === 0 && !this.#isWorking && performance.now() - this.#usedAt > ms;
  }

  touch(): void {
    this.#usedAt = performance.now();
  }

  /**
   * Adds a visitor. The answer contains everything that they may see, or the entries after `have` for a reader of the
   * log.
   * @param onShown runs when the answer is created: later updates belong after it
   */
  async attend(
    visitor: TournamentVisitor,
    have = 0,
    onShown = (): void => {},
  ): Promise<EveningMessage<TournamentAnswer<'attend'>>> {
    this.touch();
    const key = visitor.proof === undefined ? undefined : keyOf(this.#tournament, visitor.proof);
    if (key !== undefined) this.#devices.came(visitor, key.number);
    const after = have <= this.#tournament.version ? have : 0;
    while (TournamentVisitors.reads(this.#tournament, visitor.proof)) {
      await this.#loadLog();
      if (!this.#isLogLoaded) continue;
      onShown();
      return this.#visitors.addReader(visitor, this.#services.now(), after, this.#log.after(after));
    }
    onShown();
    return this.#visitors.add(visitor, this.#services.now());
  }

  /** Returns the whole log, as a file for a key's owner. */
  async file(key: Key): Promise<EveningMessage<string>> {
    do await this.#loadLog();
    while (!this.#isLogLoaded);
    return EveningMessage.log(this.#log.after(0), this.#tournament, key);
  }

  #loadLog(): Promise<void> {
    return this.#log.load(() => this.#tournament.version);
  }

  /** False if a name was removed while the log was read; it is then read again. */
  get #isLogLoaded(): boolean {
    return this.#log.length === this.#tournament.version;
  }

  /** Returns the tournament as the key's owner may see it; without a key, the public part. */
  view(key: Key | undefined): EveningMessage<TournamentSnapshot> {
    return EveningMessage.view(this.id, this.#services.now(), this.#tournament, key);
  }

  depart(visitor: TournamentVisitor): void {
    this.touch();
    this.#devices.left(visitor);
    this.#visitors.remove(visitor);
  }

  /** Handles the news that somebody has connected or left at another process. */
  attended(): void {
    this.#devices.attended();
  }

  /**
   * Lists the devices at tables and of players, by the numbers of their keys, with the milliseconds since they
   * disconnected.
   */
  devices(): readonly DeviceView[] {
    return [...this.#tournament.keys.values()].flatMap(({ number, role, isAsked, isRevoked }) => {
      const isAtTable = role === 'table' || role === 'player';
      if (!isAtTable || isAsked || isRevoked) return [];
      const silentMs = this.#devices.silence(number, this.#made.has(number));
      return silentMs === undefined ? [] : [{ key: number, silentMs }];
    });
  }

  /** Carries out an order, in its turn. */
  do(order: Order): Promise<OrderResult | Failure> {
    this.touch();
    return new Promise((resolve) => {
      this.#waiting.push({ order, resolve });
      this.#work();
    });
  }

  /** Adds the entries that another process has stored after the first `length`. */
  hear(length: number, bodies: readonly string[]): void {
    this.#heard.push({ length, bodies });
    this.#work();
  }

  /** Reads the store if it has more entries than this process knows, or none because the log was deleted. */
  catchUp(length: number | undefined): void {
    if (length !== undefined && length <= this.#tournament.version) return;
    this.#isUnsure = true;
    this.#work();
  }

  /** Ends the tournament after the deletion of its log; visitors see that nothing is left. */
  end(): void {
    this.#closed = fail('ERR_NO_TOURNAMENT');
    this.#visitors.end();
    this.#devices.end();
  }

  /** Resolves when all pending changes are stored and announced. */
  async quiet(): Promise<void> {
    while (this.#isWorking) await this.#working;
    this.#visitors.stop();
  }

  #work(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#working = this.#workOn();
  }

  async #workOn(): Promise<void> {
    for (;;) {
      const heard = this.#heard.shift();
      if (heard !== undefined) await this.#take(heard);
      else if (this.#waiting.length > 0) await this.#decideAll(this.#waiting.splice(0, MOST_AT_ONCE));
      else if (!this.#isUnsure || !(await this.#reload())) {
        if (this.#heard.length > 0 || this.#waiting.length > 0) continue;
        this.#isWorking = false;
        return;
      }
    }
  }

  async #take({ length, bodies }: Heard): Promise<void> {
    const { version } = this.#tournament;
    if (this.#closed !== undefined || version >= length + bodies.length) return;
    if (version === length) {
      this.#attempt(() => this.#add(bodies.map(entryOf)));
      return;
    }
    this.#isUnsure = true;
    await this.#reload();
  }

  async #decideAll(batch: readonly Waiting[]): Promise<void> {
    const received = performance.now();
    let isCurrent = this.#services.peers.isAlone;
    for (let tries = 1; ; tries++) {
      if (this.#isUnsure) isCurrent = await this.#reload();
      const closed = this.#services.stopping.aborted ? fail('ERR_BUSY', undefined, STOPPING) : this.#closed;
      if (closed !== undefined) return settle(batch, () => closed);
      const { tournament, entries, results } = decideAll(
        this.#tournament,
        batch.map(({ order }) => order),
        {
          at: this.#services.now(),
          madeBy: (key) => this.#made.get(key) ?? 0,
          ofKind: (kind, by) => this.#ofKind.get(by === undefined ? kind : `${kind} ${by}`) ?? 0,
          onFault: (error) =>
            this.#services.log.error({ err: error, tournament: this.id }, 'a command could not be decided'),
        },
      );
      const isRefused = results.some((result) => !result.ok);
      if (entries.length === 0 && isRefused && !isCurrent) {
        // another process may have stored the same command, or what it depends on
        this.#isUnsure = true;
        if (await this.#reload()) {
          isCurrent = true;
          continue;
        }
        return settle(batch, (i) => (results[i]?.ok ? results[i] : fail('ERR_SERVER', undefined, UNSTORED)));
      }
      try {
        if (entries.length > 0) await this.#commit(tournament, entries, received);
        return settle(batch, (i) => results[i]);
      } catch (error) {
        this.#isUnsure = true;
        if (error instanceof AppendConflict && tries < MOST_TRIES) continue;
        this.#services.metrics.unstored();
        this.#services.log.error({ err: error, tournament: this.id }, 'commands could not be stored');
        // refusals may have depended on entries that were not stored
        return settle(batch, () => fail('ERR_SERVER', undefined, UNSTORED));
      }
    }
  }

  async #commit(
    tournament: Tournament,
    entries: readonly TournamentEntry[],
    received: number,
  ): Promise<void> {
    const { store, metrics, peers } = this.#services;
    const length = this.#tournament.version;
    const bodies = entries.map(bodyOf);
    await store.append({ log: logOf(this.id), length, bodies });
    const stored = performance.now();
    peers.stored(logOf(this.id), length, bodies);
    this.#attempt(() => this.#become(tournament, entries));
    this.#services.online?.stored(this.id, entries);
    this.#services.clubs?.stored(this.id, entries, this.#tournament);
    metrics.tournamentChanged(entries, stored - received, performance.now() - stored);
    if (entries.some(({ kind }) => kind === 'hid'))
      await this.#takeNamesOut(() => entriesIn(pagesOf(store, logOf(this.id))));
  }

  /** Runs an announcement. A stored change stays valid even if this fails. */
  #attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#unreadable(error);
    }
  }

  /** Adds stored entries. */
  #add(entries: readonly TournamentEntry[]): void {
    this.#become(entries.reduce(added, this.#tournament), entries);
  }

  #become(tournament: Tournament, entries: readonly TournamentEntry[]): void {
    this.#log.add(this.#tournament.version, entries);
    this.#tournament = tournament;
    this.#count(entries);
    this.#visitors.tell(tournament, entries);
  }

  #count(entries: readonly TournamentEntry[]): void {
    for (const { by, kind } of entries) {
      this.#made.set(by, (this.#made.get(by) ?? 0) + 1);
      for (const name of [kind, `${kind} ${by}`]) this.#ofKind.set(name, (this.#ofKind.get(name) ?? 0) + 1);
    }
  }

  /** Reads entries that others have stored. Returns false if the store does not answer. */
  async #reload(): Promise<boolean> {
    const { store } = this.#services;
    try {
      const entries = await entriesIn(pagesOf(store, logOf(this.id), this.#tournament.version));
      if (entries.length > 0) this.#add(entries);
      else if (!(await store.lengths([logOf(this.id)])).has(logOf(this.id))) this.end();
      this.#isUnsure = false;
      return true;
    } catch (error) {
      return this.#unreadable(error);
    }
  }

  /**
   * Handles entries that could not be read. Returns true if a newer version has written them; this process then leaves
   * the tournament to it.
   */
  #unreadable(error: unknown): boolean {
    this.#services.log.error({ err: error, tournament: this.id }, 'what is stored could not be read');
    if (!(error instanceof NewerLog)) return false;
    this.#closed = fail('ERR_NEWER');
    this.#isUnsure = false;
    return true;
  }

  /** Removes hidden names from the stored log. If that fails, it is done when the log is read again. */
  async #takeNamesOut(entries: () => Promise<readonly TournamentEntry[]>): Promise<void> {
    try {
      const left = namesLeft(await entries());
      if (left.size === 0) return;
      await this.#services.store.rewrite(
        logOf(this.id),
        new Map([...left].map(([place, entry]) => [place, bodyOf(entry)])),
      );
    } catch (error) {
      this.#services.log.error({ err: error, tournament: this.id }, 'a name could not be taken out of a log');
    }
  }
}

function settle(
  batch: readonly Waiting[],
  resultOf: (index: number) => OrderResult | Failure | undefined,
): void {
  for (const [i, { resolve }] of batch.entries()) resolve(resultOf(i) ?? fail('ERR_SERVER'));
}
