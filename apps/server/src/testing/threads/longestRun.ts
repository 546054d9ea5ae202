import { threadCpuUsage } from 'node:process';

/** The time between two checks, milliseconds. */
const LOOK_MS = 5;

/**
 * Measures the longest time for which the main thread does one thing, as the processor time between two turns of a
 * timer, so that a busy machine does not lengthen it.
 */
export class LongestRun {
  #last = threadCpuUsage();
  #longestMs = 0;
  readonly #looking = setInterval(() => this.#look(), LOOK_MS);

  #look(): void {
    const now = threadCpuUsage();
    const ms = (now.user + now.system - this.#last.user - this.#last.system) / 1000;
    this.#last = now;
    this.#longestMs = Math.max(this.#longestMs, ms);
  }

  /** Returns the longest run since the last call, milliseconds. */
  async take(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 3 * LOOK_MS));
    const longest = this.#longestMs;
    this.#longestMs = 0;
    return longest;
  }

  stop(): void {
    clearInterval(this.#looking);
  }
}
