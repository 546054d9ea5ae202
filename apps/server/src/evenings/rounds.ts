import { setImmediate as others } from 'node:timers/promises';
import type { Tournament } from '@overtrick/evening/tournament';
import type { Audience } from './audiences.ts';

/** The time between two rounds of telling everybody, milliseconds: a ranking is no older than two seconds. */
const ROUND_MS = 1800;
/** The time until those nearby are told once more, milliseconds: reports that come in it are shown together. */
const NEAR_MS = 120;
/** It goes on for so long at once, milliseconds; then others have their turn. */
const SLICE_MS = 8;
/** Telling everybody takes this part of the time at most: those who were told the longest ago are the first. */
const SHARE = 1 / 4;

export interface RoundsOptions {
  readonly audiences: () => Iterable<Audience>;
  /** Shows an audience the lines of a tournament, with the ranking of before. */
  readonly showSoon: (audience: Audience, tournament: Tournament) => void;
  /** Shows an audience all of a tournament. */
  readonly showAll: (audience: Audience, tournament: Tournament) => void;
}

/**
 * Says when who is told of changes: those nearby within a tenth of a second, everybody in rounds. Where it is quiet a
 * round begins at once; where many report, every two seconds, and where very many look on some of them wait for longer.
 */
export class Rounds {
  readonly #options: RoundsOptions;
  /** Those who are told before all others, when their time has come; then those who are being told, of what. */
  readonly #near = new Set<Audience>();
  #telling: Audience[] = [];
  #told: Tournament | undefined;
  #nextNear = 0;
  /** Those of the round who are still to be told, the last first, and the tournament that they are shown. */
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

  /** The tournament has changed; `isUrgent`: everybody waits for it. */
  changed(tournament: Tournament, near: Iterable<Audience>, isUrgent: boolean): void {
    if (this.#isOver) return;
    this.#latest = tournament;
    this.#isBehind = true;
    if (isUrgent) this.#next = 0;
    for (const audience of near) this.#near.add(audience);
    this.#plan();
  }

  /** Nobody is told any more. */
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
    // those who have done something are answered first
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

  /** Tells the next who is due; false when nobody is. */
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
    // who has been told something newer meanwhile has their turn in the next round
    const isNewer = version > this.#shown.version || (isWhole && version === this.#shown.version);
    if (!isNewer && audience.visitors.size > 0) this.#options.showAll(audience, this.#shown);
    this.#spent += performance.now() - began;
    if (this.#spent > SHARE * ROUND_MS && this.#left.length > 0) {
      this.#left = [];
      this.#isBehind = true;
    }
    return true;
  }

  /** Begins a round, where one is due: those who see the ranking alone are the first. */
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
