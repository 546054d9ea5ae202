/** Lets `perSecond` messages through on average, and `burst` at once. */
export class FloodGate {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** May one more pass at `now`, in milliseconds? */
  has(now: number): boolean {
    this.#refill(now);
    return this.#left >= 1;
  }

  /** Lets one more pass at `now`, in milliseconds; false where it may not. */
  pass(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left -= 1;
    return true;
  }

  /** So many have passed elsewhere: they count here too, but stop it for no longer than `burst` does. */
  spend(count: number, now: number): void {
    this.#refill(now);
    this.#left = Math.max(-this.#burst, this.#left - count);
  }

  #refill(now: number): void {
    const refill = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + refill);
    this.#at = now;
  }
}
