import { Bytes, PAGE } from './bytes.ts';

/** The key by which part of the head is hidden, the same in every file. */
const KEY = [0xc7, 0xda, 0x39, 0x6b];
const HIDDEN_FROM = 0x18;
const HIDDEN_BYTES = 128;
/** The day on which the file was made, as the file has it: a fixed one, so that equal tables are equal files. */
const MADE = 36_526;

/** Writes the first page: the name of the format, and hidden the system tables, the code page and the date. */
export function makeHead(): Uint8Array {
  const name = 'Standard Jet DB';
  const head = new Bytes().u8(0, 1, 0, 0);
  for (const letter of name) head.u8(letter.charCodeAt(0));
  head.u8(0).u32(1);
  const hidden = new Bytes().u8(0, 1, 0, 0, 1, 1, 0, 0).u32(2).u32(3).u32(4).u32(5).zeros(12);
  hidden.u16(1252).u32(0);
  // no password: only the date by which it is hidden
  for (let i = 0; i < 10; i++) hidden.u32(MADE);
  hidden.u32(0).u32(0x409).double(MADE);
  hidden.zeros(HIDDEN_BYTES - hidden.length);
  const page = new Uint8Array(PAGE);
  page.set(head.made());
  page.set(rc4(KEY, hidden.made()), HIDDEN_FROM);
  return page;
}

/** Hides bytes by RC4, which the format prescribes. */
function rc4(key: readonly number[], bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number): number => state[i & 0xff] ?? 0;
  const swap = (i: number, j: number) => {
    const one = at(i);
    state[i & 0xff] = at(j);
    state[j & 0xff] = one;
  };
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  j = 0;
  return bytes.map((byte, n) => {
    const i = (n + 1) & 0xff;
    j = (j + at(i)) & 0xff;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}
