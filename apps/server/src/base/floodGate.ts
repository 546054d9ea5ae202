/** A rate limit: `perSecond` messages on average, and `burst` at once. */
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

  /** True if one more message may pass at `now`, in milliseconds. */
  has(now: number): boolean {
    this.#refill(now);
    return this.#left >= 1;
  }

  /** Lets one more message pass at `now`, in milliseconds. Returns false if it may not. */
  pass(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left -= 1;
    return true;
  }

  /** Counts messages that passed elsewhere, but blocks no longer than after one `burst`. */
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
