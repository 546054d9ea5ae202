import { setImmediate as others } from 'node:timers/promises';
import type { Tournament } from '@overtrick/evening/tournament';
import type { Audience } from './audiences.ts';

/** The time between two batches for everybody, milliseconds: a ranking is at most two seconds old. */
const ROUND_MS = 1800;
/** The time until those nearby are updated again, milliseconds: reports in between are sent together. */
const NEAR_MS = 120;
/** The longest slice of work, milliseconds; then others run. */
const SLICE_MS = 8;
/** The largest part of the time for updating everybody. The audiences with the oldest view come first. */
const SHARE = 1 / 4;

export interface RoundsOptions {
  readonly audiences: () => Iterable<Audience>;
  /** Sends an audience the lines of a tournament, with the earlier ranking. */
  readonly showSoon: (audience: Audience, tournament: Tournament) => void;
  /** Sends an audience the complete view of a tournament. */
  readonly showAll: (audience: Audience, tournament: Tournament) => void;
}

/**
 * The schedule of updates. The players of a board get a change within 0.1 s, everybody else in batches: at once if
 * little happens, every two seconds if many results come in, and later for some if there are very many spectators.
 */
export class Rounds {
  readonly #options: RoundsOptions;
  /**
   * The audiences that come first when their time has come, then the ones that are being updated now, and with which
   * state.
   */
  readonly #near = new Set<Audience>();
  #telling: Audience[] = [];
  #told: Tournament | undefined;
  #nextNear = 0;
  /** The rest of the current batch, the last first, and the tournament that it shows. */
  #left: Audience[] = [];
  #shown: Tournament | undefined;
  #spent = 0;
  #latest: Tournament | undefined;
  #timer: NodeJS.Timeout | undefined;
  #next = 0;
  #isRunning = false;
  #isBehind = false;
  #isOver = false;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Handles a change of the tournament. `isUrgent`: everybody waits for it. */
  changed(tournament: Tournament, near: Iterable<Audience>, isUrgent: boolean): void {
    if (this.#isOver) return;
    this.#latest = tournament;
    this.#isBehind = true;
    if (isUrgent) this.#next = 0;
    for (const audience of near) this.#near.add(audience);
    this.#plan();
  }

  /** Stops all updates. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#near.clear();
    this.#telling = [];
    this.#left = [];
  }

  #plan(): void {
    const isDue = this.#isBehind || this.#near.size > 0;
    if (this.#isRunning || !isDue || this.#isOver) return;
    clearTimeout(this.#timer);
    const due = Math.min(
      this.#isBehind ? this.#next : Infinity,
      this.#near.size > 0 ? this.#nextNear : Infinity,
    );
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, due - performance.now())).unref();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // those who made the change are answered first
    await others();
    let slice = performance.now();
    while (this.#tellOne()) {
      if (performance.now() - slice < SLICE_MS) continue;
      await others();
      slice = performance.now();
    }
    this.#isRunning = false;
    this.#plan();
  }

  /** Updates the next audience that is due. Returns false if there is none. */
  #tellOne(): boolean {
    const near = this.#telling.pop();
    if (near !== undefined && this.#told !== undefined) {
      const isNewer = near.shown.version > this.#told.version;
      if (!isNewer && near.visitors.size > 0) this.#options.showSoon(near, this.#told);
      return true;
    }
    if (this.#near.size > 0 && performance.now() >= this.#nextNear) {
      this.#nextNear = performance.now() + NEAR_MS;
      this.#told = this.#latest;
      this.#telling = [...this.#near];
      this.#near.clear();
      return true;
    }
    if (this.#left.length === 0 && !this.#begin()) return false;
    const audience = this.#left.pop();
    if (audience === undefined || this.#shown === undefined) return true;
    const began = performance.now();
    const { version, isWhole } = audience.shown;
    // an audience that has received something newer has its turn in the next batch
    const isNewer = version > this.#shown.version || (isWhole && version === this.#shown.version);
    if (!isNewer && audience.visitors.size > 0) this.#options.showAll(audience, this.#shown);
    this.#spent += performance.now() - began;
    if (this.#spent > SHARE * ROUND_MS && this.#left.length > 0) {
      this.#left = [];
      this.#isBehind = true;
    }
    return true;
  }

  /** Starts a batch if one is due. Audiences that see only the ranking come first. */
  #begin(): boolean {
    const now = performance.now();
    if (!this.#isBehind || now < this.#next || this.#isOver) return false;
    this.#isBehind = false;
    this.#next = now + ROUND_MS;
    this.#spent = 0;
    this.#shown = this.#latest;
    this.#left = [...this.#options.audiences()].sort((a, b) => urgency(a) - urgency(b)).reverse();
    return this.#left.length > 0;
  }
}

const urgency = ({ key, shownAt }: Audience): number =>
  key === undefined || (key.place === undefined && key.contestant === undefined) ? 0 : shownAt;
