import type { Peers } from '../live/peers.ts';
import type { TournamentVisitor } from './audiences.ts';

/**
 * The devices of a tournament's keys: which are connected, here or to another process, and when the others were last
 * seen. This is in no log: after a restart it is unknown until they connect again.
 */
export class Devices {
  readonly #log: string;
  readonly #peers: Peers;
  readonly #now: () => number;
  readonly #since: number;
  readonly #visitors = new Map<TournamentVisitor, number>();
  /** The number of connected devices here, by key. */
  readonly #here = new Map<number, number>();
  #elsewhere: ReadonlySet<number>;
  readonly #heardAt = new Map<number, number>();

  /** @param log the name under which other processes know the tournament */
  constructor(log: string, peers: Peers, now: () => number) {
    this.#log = log;
    this.#peers = peers;
    this.#now = now;
    this.#since = now();
    this.#elsewhere = peers.chairsElsewhere(log);
  }

  /** Records that a device watches with a key of that number. */
  came(visitor: TournamentVisitor, key: number): void {
    this.left(visitor);
    this.#visitors.set(visitor, key);
    this.#here.set(key, (this.#here.get(key) ?? 0) + 1);
    this.#tell();
  }

  left(visitor: TournamentVisitor): void {
    const key = this.#visitors.get(visitor);
    if (key === undefined) return;
    this.#visitors.delete(visitor);
    const left = (this.#here.get(key) ?? 1) - 1;
    if (left > 0) this.#here.set(key, left);
    else this.#here.delete(key);
    this.#heardAt.set(key, this.#now());
    this.#tell();
  }

  /** Handles the news that somebody has connected or left at another process. */
  attended(): void {
    const before = this.#elsewhere;
    this.#elsewhere = this.#peers.chairsElsewhere(this.#log);
    for (const key of before) if (!this.#elsewhere.has(key)) this.#heardAt.set(key, this.#now());
  }

  /** True if a device with that key is connected, here or to another process. */
  isThere(key: number): boolean {
    return this.#elsewhere.has(key) || this.#here.has(key);
  }

  /**
   * Returns the milliseconds since a key's last device disconnected; 0 while one is connected.
   * @param isUsed true if the key was used; for an unused one the result is `undefined`
   */
  silence(key: number, isUsed: boolean): number | undefined {
    if (this.isThere(key)) return 0;
    const heardAt = this.#heardAt.get(key) ?? (isUsed ? this.#since : undefined);
    return heardAt === undefined ? undefined : Math.max(0, this.#now() - heardAt);
  }

  /** Forgets all devices that are connected here. */
  end(): void {
    this.#visitors.clear();
    this.#here.clear();
    this.#tell();
  }

  #tell(): void {
    if (this.#peers.isAlone) return;
    this.#peers.here(this.#log, this.#here.size === 0 ? undefined : new Set(this.#here.keys()));
  }
}
