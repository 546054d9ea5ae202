import type { TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import { isPlayedOnline } from '@overtrick/evening/online/sittings';
import { isMissed, isToBegin, isToEnd, isToGoOn } from '@overtrick/evening/online/unattended';
import type { Tournament } from '@overtrick/evening/tournament';
import type { OpenedTournament, OpenTournament } from '@overtrick/protocol/tournament';
import { ok, type Result } from '@overtrick/rules/result';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { LiveTournament } from './liveTournament.ts';
import { openingOf } from './opening.ts';
import { decideAll } from './order.ts';
import { orderOf } from './orders.ts';
import type { ClubServices } from './services.ts';
import { bodyOf, logOf, tournamentOfLog } from './tournamentLog.ts';

/**
 * The time between two checks for changes that this process has not heard of, milliseconds: by other servers, or by the
 * command line, which adds a director's key to the store of a running server.
 */
const LOOK_MS = 2000;

/** The club of a tournament, and the way in which its director's token follows from its id. */
interface OfClub {
  readonly club: string;
  readonly tokenFor: (tournament: string) => string;
}

/** The tournaments in memory: each is read from the store on request, and forgotten when it is unused for a while. */
export class Tournaments {
  readonly #services: ClubServices;
  readonly #live = new Map<string, Promise<LiveTournament | undefined>>();
  /** The tournaments whose reading has finished. */
  readonly #read = new Map<string, LiveTournament>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout;

  constructor(services: ClubServices, idleMs: number) {
    this.#services = services;
    services.peers.listen({
      stored: (log, length, bodies) => {
        const id = tournamentOfLog(log);
        if (id !== undefined) void this.#withLive(id, (live) => live.hear(length, bodies));
      },
      attended: (log) => {
        const id = tournamentOfLog(log);
        if (id !== undefined) void this.#withLive(id, (live) => live.attended());
      },
    });
    this.#looking = setInterval(() => void this.#look(), LOOK_MS).unref();
    this.#sweeping = setInterval(() => void this.#sweep(idleMs), Math.max(1000, idleMs / 2)).unref();
  }

  get size(): number {
    return this.#live.size;
  }

  /**
   * Opens a tournament, possibly as a club's evening, with its director's first commands. Returns its id and the token
   * of its first director's key. If a command is refused, nothing is stored.
   */
  async open(
    wanted: OpenTournament,
    { of, commands = [] }: { readonly of?: OfClub; readonly commands?: readonly TournamentCommand[] } = {},
  ): Promise<Result<OpenedTournament>> {
    const opening = openingOf(wanted);
    if (!opening.ok) return opening;
    const tournament = newTableId();
    const token = of?.tokenFor(tournament) ?? newToken();
    const stamp = { at: this.#services.now(), by: 0 };
    const begun: readonly TournamentEntry[] = [
      { ...stamp, ...opening.value, secret: newToken(), ...(of && { club: of.club }) },
      { ...stamp, kind: 'granted', role: 'director', proof: proofOf(token) },
    ];
    const order = orderOf({ proof: proofOf(token) }, () => ok(commands));
    const first = decideAll(tournamentOf(begun), [order], {
      at: stamp.at,
      madeBy: () => 0,
      ofKind: () => 0,
      onFault: (error) =>
        this.#services.log.error({ err: error }, 'the commands of a new tournament could not be decided'),
    });
    const refused = first.results.find((result) => !result.ok);
    if (refused?.ok === false) return refused;
    const entries = [...begun, ...first.entries];
    await this.#services.store.append({ log: logOf(tournament), length: 0, bodies: entries.map(bodyOf) });
    const live = LiveTournament.opened(tournament, entries, this.#services);
    this.#live.set(tournament, Promise.resolve(live));
    this.#read.set(tournament, live);
    this.#services.online?.stored(tournament, first.entries);
    return ok({ tournament, token });
  }

  isLoaded(id: string): boolean {
    return this.#live.has(id);
  }

  /** Returns the number of entries that the store has of a tournament. */
  async storedLength(id: string): Promise<number> {
    const log = logOf(id);
    return (await this.#services.store.lengths([log])).get(log) ?? 0;
  }

  /** Finds a tournament. Rejects if the store fails or the tournament's log is damaged. */
  async find(id: string): Promise<LiveTournament | undefined> {
    const known = this.#live.get(id);
    const loading = known ?? this.#load(id);
    if (known === undefined) this.#live.set(id, loading);
    const live = await loading;
    live?.touch();
    if (live?.isGone !== true) return live;
    this.#forget(id);
    return undefined;
  }

  /** Deletes a tournament completely; other processes notice. */
  async delete(live: LiveTournament): Promise<void> {
    await live.quiet();
    await this.#services.store.delete([logOf(live.id)]);
    live.end();
    this.#forget(live.id);
    this.#services.clubs?.deleted(live.id, live.tournament);
  }

  /** Returns the tournaments in memory that need the server's work: with online tables, or with an automatic start. */
  playing(): readonly LiveTournament[] {
    const now = this.#services.now();
    return [...this.#read.values()].filter(({ tournament }) => isLookedAfter(tournament, now));
  }

  /** Resolves when all pending changes are stored and announced. */
  async quiet(): Promise<void> {
    clearInterval(this.#sweeping);
    clearInterval(this.#looking);
    const all = await Promise.allSettled(this.#live.values());
    await Promise.all(all.map((live) => (live.status === 'fulfilled' ? live.value?.quiet() : undefined)));
  }

  async #load(id: string): Promise<LiveTournament | undefined> {
    try {
      const live = await LiveTournament.read(id, this.#services);
      if (live !== undefined) {
        this.#read.set(id, live);
        return live;
      }
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
    this.#live.delete(id);
    return undefined;
  }

  async #withLive(id: string, use: (live: LiveTournament) => void): Promise<void> {
    const live = await this.#live.get(id)?.catch(() => undefined);
    if (live !== undefined) use(live);
  }

  /** Checks for entries and deletions by others that this process has not heard of. */
  async #look(): Promise<void> {
    const ids = [...this.#live.keys()];
    if (ids.length === 0) return;
    try {
      const lengths = await this.#services.store.lengths(ids.map(logOf));
      for (const id of ids) await this.#withLive(id, (live) => live.catchUp(lengths.get(logOf(id))));
    } catch (error) {
      this.#services.log.warn({ err: error }, 'the store does not say how long the tournaments are');
    }
  }

  async #sweep(idleMs: number): Promise<void> {
    for (const [id, loading] of this.#live) {
      const live = await loading.catch(() => undefined);
      if (live === undefined) continue;
      const isIdle = live.isIdle(idleMs) && !isLookedAfter(live.tournament, this.#services.now());
      if (live.isGone || isIdle) this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#read.delete(id);
  }
}

/** An evening is kept in memory from this time before its start, milliseconds. */
const SOON_MS = 60_000;

const isLookedAfter = (tournament: Tournament, now: number): boolean =>
  isPlayedOnline(tournament, now) ||
  isToBegin(tournament, now + SOON_MS) ||
  isMissed(tournament, now) ||
  isToEnd(tournament) ||
  isToGoOn(tournament);
