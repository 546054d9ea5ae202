/** Positions that are remembered, a power of two. */
const ENTRIES = 2 ** 18;

/** Entries of all plays, the newest in place of others. A play knows its own by a stamp. */
const table = { stamps: new Int32Array(0), keys: new Int32Array(0), bounds: new Uint8Array(0), last: 0 };

/** The bounds of the tricks that are still possible in the positions of one play, by a name of 30 bits for each. */
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

  /** The fewest tricks times 16, plus the most; −1 where nothing is known. */
  boundsOf(key: number): number {
    const place = placeOf(key);
    return table.stamps[place] === this.stamp && table.keys[place] === key
      ? (table.bounds[place] as number)
      : -1;
  }

  /** Keeps whether so many tricks of those left are taken. */
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
