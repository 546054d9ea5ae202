/** The number of remembered positions, a power of two. */
const ENTRIES = 2 ** 18;

/** The entries of all plays; new ones replace others. A play recognises its own by a stamp. */
const table = { stamps: new Int32Array(0), keys: new Int32Array(0), bounds: new Uint8Array(0), last: 0 };

/** The bounds of the possible tricks in the positions of one play, by a key of 30 bits. */
export class Memory {
  private readonly stamp: number;

  constructor() {
    if (table.keys.length === 0) {
      table.stamps = new Int32Array(ENTRIES);
      table.keys = new Int32Array(ENTRIES);
      table.bounds = new Uint8Array(ENTRIES);
    }
    table.last += 1;
    this.stamp = table.last;
  }

  /** Returns the fewest tricks times 16, plus the most; −1 if nothing is known. */
  boundsOf(key: number): number {
    const place = placeOf(key);
    return table.stamps[place] === this.stamp && table.keys[place] === key
      ? (table.bounds[place] as number)
      : -1;
  }

  /** Stores whether that many of the remaining tricks are taken. */
  keep(key: number, tricks: number, need: number, isTaken: boolean): void {
    const known = this.boundsOf(key);
    const low = known < 0 ? 0 : known >> 4;
    const high = known < 0 ? tricks : known & 15;
    const place = placeOf(key);
    table.stamps[place] = this.stamp;
    table.keys[place] = key;
    table.bounds[place] = isTaken ? (Math.max(low, need) << 4) | high : (low << 4) | Math.min(high, need - 1);
  }
}

const placeOf = (key: number): number => (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> 14) & (ENTRIES - 1);
