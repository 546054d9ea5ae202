import type { Peers } from '../live/peers.ts';
import type { TournamentVisitor } from './audiences.ts';

/**
 * The devices of a tournament's keys: those that are connected, here or to another process, and when the others were
 * last heard of. It is in no log: after a restart all are heard of anew.
 */
export class Devices {
  readonly #log: string;
  readonly #peers: Peers;
  readonly #now: () => number;
  readonly #since: number;
  readonly #visitors = new Map<TournamentVisitor, number>();
  /** By key: the number of its devices that are connected here. */
  readonly #here = new Map<number, number>();
  #elsewhere: ReadonlySet<number>;
  readonly #heardAt = new Map<number, number>();

  /** @param log under which other processes know the tournament */
  constructor(log: string, peers: Peers, now: () => number) {
    this.#log = log;
    this.#peers = peers;
    this.#now = now;
    this.#since = now();
    this.#elsewhere = peers.chairsElsewhere(log);
  }

  /** A device looks with a key of that number. */
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

  /** Somebody has come or gone at another process. */
  attended(): void {
    const before = this.#elsewhere;
    this.#elsewhere = this.#peers.chairsElsewhere(this.#log);
    for (const key of before) if (!this.#elsewhere.has(key)) this.#heardAt.set(key, this.#now());
  }

  /** Is a device of that key connected, here or to another process? */
  isThere(key: number): boolean {
    return this.#elsewhere.has(key) || this.#here.has(key);
  }

  /**
   * The milliseconds for which a key's devices have been silent; 0 while one is connected.
   * @param isUsed something was done with it; one that nobody has used yet is `undefined`
   */
  silence(key: number, isUsed: boolean): number | undefined {
    if (this.isThere(key)) return 0;
    const heardAt = this.#heardAt.get(key) ?? (isUsed ? this.#since : undefined);
    return heardAt === undefined ? undefined : Math.max(0, this.#now() - heardAt);
  }

  /** Nobody is there any more. */
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
