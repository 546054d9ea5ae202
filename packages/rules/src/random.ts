import { assert, defined } from './assert.ts';

/** A source of uniform 32-bit words, 0 to 2³² − 1. */
export type Random = () => number;

/**
 * Returns the same words for the same seed, on every machine: sfc32 (Chris Doty-Humphrey, PractRand), keyed with 128
 * bits that FNV-1a and a murmur finalizer draw from the seed's text.
 */
export function seededRandom(seed: string): Random {
  const key = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef].map((salt) => hashText(seed, salt));
  let a = key[0] ?? 0;
  let b = key[1] ?? 0;
  let c = key[2] ?? 0;
  let counter = key[3] ?? 0;
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

function hashText(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Returns words from a function that fills word arrays, such as the system's `crypto.getRandomValues`. */
export function filledRandom(fill: (words: Uint32Array<ArrayBuffer>) => unknown): Random {
  const words = new Uint32Array(64);
  let at = words.length;
  return () => {
    if (at === words.length) {
      fill(words);
      at = 0;
    }
    const word = words[at] ?? 0;
    words[at++] = 0;
    return word;
  };
}

/** Draws a uniform integer from 0 to `limit` − 1 (`limit` from 1 to 2³²), by rejection: no bias. */
export function below(random: Random, limit: number): number {
  assert(Number.isInteger(limit) && limit >= 1 && limit <= 2 ** 32, 'a limit from 1 to 2 ** 32');
  const cut = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const word = random();
    if (word < cut) return word % limit;
  }
}

/**
 * Draws a uniform integer from 0 to `limit` − 1, for a limit of any size from 1, by rejection: no bias. Each try takes
 * as many words as the limit has, and uses the lowest bits that the limit needs, so it succeeds with a chance above one
 * half.
 */
export function belowBig(random: Random, limit: bigint): bigint {
  assert(limit >= 1n, 'a limit from 1');
  const bits = (limit - 1n).toString(2).length;
  const words = Math.ceil(bits / 32);
  for (;;) {
    let value = 0n;
    for (let i = 0; i < words; i++) value = (value << 32n) | BigInt(random());
    value = BigInt.asUintN(bits, value);
    if (value < limit) return value;
  }
}

/** Draws a uniform number in [0, 1) with 53 bits. */
export const fraction = (random: Random): number =>
  ((random() >>> 5) * 67108864 + (random() >>> 6)) / 9007199254740992;

/** Picks one of the items, each equally likely. Throws if there is none (a bug). */
export const pick = <T>(random: Random, items: readonly T[]): T =>
  defined(items[below(random, items.length)], 'something to pick from');

/** Returns a new array in uniform order (Fisher–Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = defined(out[i], 'in range');
    out[i] = defined(out[j], 'in range');
    out[j] = kept;
  }
  return out;
}
