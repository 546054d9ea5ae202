/** Something that a suite found wrong with a game. */
export interface Fault {
  /** Which promise is broken, one word or two: `frozen`, `replay`, `hidden`. */
  readonly promise: string;
  /** Where, and what was seen instead. */
  readonly what: string;
}

/** More than these of one promise tell nothing new. */
const MOST = 3;

/** Gathers faults; one `Faults` goes through a whole suite. */
export class Faults {
  readonly list: Fault[] = [];

  /** Notes a fault unless `kept`. `what` is asked for only then. */
  expect(kept: boolean, promise: string, what: () => string): void {
    if (kept || this.list.filter((fault) => fault.promise === promise).length >= MOST) return;
    this.list.push({ promise, what: what() });
  }

  /** Runs a part of the suite; a throw in it is a fault. */
  guard(what: () => string, part: () => void): void {
    try {
      part();
    } catch (error) {
      this.expect(false, 'no throw', () => `${what()}: ${String(error)}`);
    }
  }
}
