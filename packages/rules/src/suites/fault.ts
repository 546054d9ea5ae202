import { NEXT_STEPS } from './nextSteps.ts';

/** Something that a suite found wrong with a game. */
export interface Fault {
  /** The broken promise, in one word or two: `frozen`, `replay`, `hidden`. */
  readonly promise: string;
  /** The place, what happened there instead, and the next step. */
  readonly what: string;
}

/** The most faults of one promise that are listed: more add nothing new. */
const MOST = 3;

/** Collects faults; one `Faults` goes through a whole suite. */
export class Faults {
  readonly list: Fault[] = [];

  /** Notes a fault unless `kept` is true. Only then is `what` called. */
  expect(kept: boolean, promise: string, what: () => string): void {
    if (kept || this.list.filter((fault) => fault.promise === promise).length >= MOST) return;
    const next = NEXT_STEPS[promise];
    this.list.push({ promise, what: next === undefined ? what() : `${what()}. ${next}` });
  }

  /** Runs a part of the suite; if it throws, that is a fault. */
  guard(what: () => string, part: () => void): void {
    try {
      part();
    } catch (error) {
      this.expect(false, 'no throw', () => `${what()}: ${String(error)}`);
    }
  }
}
