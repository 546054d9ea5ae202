// The transposition table. An entry belongs to a shape: the lengths of all suits in all hands. For each leader it has a
// block of nodes. A node holds the owners of the highest cards of each suit, as far as their rank mattered, and
// bounds on the tricks of North and South; they hold for every position of that shape in which these cards have these
// owners.
//
//   entry  32 bytes   shape u64 · block u32 ×4 · nodes u16 ×4
//   node   32 bytes   owners of suits 0, 1 u64 · of suits 2, 3 u64 · masks of both, u64 ×2
//
// Owners are two bits for each card, the suit's highest card in the lowest bits, 26 bits of 32. The bounds use the
// other bits: the lower bound is in bits 26 to 29 of the first word, the upper in its bits 58 to 61. When the memory is
// full, the table forgets everything.
import { inSuit, size } from './cards';
import {
  allAt,
  highPair,
  ownerWords,
  levelOf,
  lowPair,
  ownersAt,
  ranks,
  setRanks,
  shapeAt,
  topCard,
} from './state';

const ENTRY: u32 = 5;
const NODE: u32 = 5;
const FIRST_BITS: i32 = 13;
const LOWER: u64 = 26;
const UPPER: u64 = 58;
const MIX: u64 = 0x9e3779b97f4a7c15;

let arena: usize = 0;
let end: usize = 0;
let free: usize = 0;
let index: usize = 0;
let bits: i32 = 0;
let entries: i32 = 0;
/** Freed blocks, by the logarithm of their number of nodes. */
const FREE_BLOCKS: usize = memory.data(17 * 4, 4);

export let resets: i32 = 0;

/** Sets the memory that the table may use. */
export function setArena(from: usize, to: usize): void {
  arena = from;
  end = to;
}

/** Forgets everything. */
export function clearTable(firstBits: i32 = FIRST_BITS): void {
  memory.fill(FREE_BLOCKS, 0, 17 * 4);
  bits = firstBits;
  index = arena;
  free = arena + (<usize>1 << (bits + ENTRY));
  memory.fill(index, 0, <usize>1 << (bits + ENTRY));
  entries = 0;
}

/** Returns the tricks of North and South if the table settles the question, with `ranks`; else −1. */
export function lookUp(level: usize, leader: i32, need: i32): i32 {
  const shape = shapeAt(level);
  const entry = find(shape);
  if (load<u64>(entry) != shape) return -1;
  const length = <i32>load<u16>(entry + (<usize>leader << 1), 24);
  if (length == 0) return -1;
  const owners = ownerWords(level);
  const first = <usize>load<u32>(entry + (<usize>leader << 2), 8);
  const last = first + (<usize>length << NODE);
  for (let node = first; node < last; node += 32) {
    if (v128.any_true(v128.and(v128.xor(v128.load(node), owners), v128.load(node, 16)))) continue;
    const a = load<u64>(node);
    const lower = <i32>(a >> LOWER) & 15;
    const upper = <i32>(a >> UPPER) & 15;
    if (lower < need && upper >= need) continue;
    setRanks(ranksOf(node, allAt(level)));
    if (node != first) swap(node, first + (((node - first) >> 6) << NODE));
    return lower >= need ? lower : upper;
  }
  return -1;
}

function swap(a: usize, b: usize): void {
  const owners = v128.load(a);
  const mask = v128.load(a, 16);
  v128.store(a, v128.load(b));
  v128.store(a, v128.load(b, 16), 16);
  v128.store(b, owners);
  v128.store(b, mask, 16);
}

/** Returns the lowest card of each suit whose rank the node relies on. */
function ranksOf(node: usize, all: u64): u64 {
  const low = load<u64>(node, 16);
  const high = load<u64>(node, 24);
  return (
    rankOf(<u32>low, all, 0) |
    rankOf(<u32>(low >> 32), all, 1) |
    rankOf(<u32>high, all, 2) |
    rankOf(<u32>(high >> 32), all, 3)
  );
}

// @ts-ignore: decorator
@inline
function rankOf(mask: u32, all: u64, suit: i32): u64 {
  return mask == 0 ? 0 : (<u64>topCard(inSuit(all, suit), <i32>popcnt(mask) >> 1)) << (<u64>(suit << 4));
}

/** Stores a result: bounds on the tricks of North and South that rest on `ranks`, extended to whole runs. */
export function keep(tricks: i32, leader: i32, lower: i32, upper: i32): void {
  const level = levelOf(tricks);
  const all = allAt(level);
  let kept: u64 = 0;
  let low: u64 = 0;
  let high: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const relevant = inSuit(ranks, suit);
    if (relevant == 0) continue;
    const cards = inSuit(all, suit);
    const k = wholeRun(ownersAt(level, suit), size(cards), size(cards >> ctz(relevant)));
    if (k == 0) continue;
    kept |= (<u64>topCard(cards, k)) << (<u64>(suit << 4));
    const mask = (<u64>1 << (<u64>(k << 1))) - 1;
    if (suit < 2) low |= mask << (<u64>(suit << 5));
    else high |= mask << (<u64>((suit - 2) << 5));
  }
  setRanks(kept);
  insert(level, leader, low, high, lower, upper);
}

/**
 * Extends the highest `k` cards to a whole run: down to the last of consecutive cards of one owner, since the search
 * tried only one of them. Leaves out a run of the lowest cards, since the suit lengths determine its owner.
 */
function wholeRun(owners: u32, n: i32, k: i32): i32 {
  const owner = (owners >> ((k - 1) << 1)) & 3;
  const differs = owners ^ (owner * 0x55555555);
  let last = k;
  while (last < n && ((differs >> (last << 1)) & 3) == 0) last++;
  if (last < n) return last;
  let first = k - 1;
  while (first > 0 && ((differs >> ((first - 1) << 1)) & 3) == 0) first--;
  return first;
}

function insert(level: usize, leader: i32, low: u64, high: u64, lower: i32, upper: i32): void {
  const shape = shapeAt(level);
  let entry = find(shape);
  if (load<u64>(entry) != shape) {
    if (entries >= (3 << bits) >> 2) {
      if (!growIndex()) forget();
      entry = find(shape);
    }
    store<u64>(entry, shape);
    entries++;
  }
  const a = lowPair(level) & low;
  const b = highPair(level) & high;
  const length = <i32>load<u16>(entry + (<usize>leader << 1), 24);
  const block = <usize>load<u32>(entry + (<usize>leader << 2), 8);
  const place = appended(entry, leader, length, block);
  if (place == 0) {
    forget();
    insert(level, leader, low, high, lower, upper);
    return;
  }
  store<u64>(place, a | (<u64>lower << LOWER) | (<u64>upper << UPPER));
  store<u64>(place, b, 8);
  store<u64>(place, low, 16);
  store<u64>(place, high, 24);
  rise(<usize>load<u32>(entry + (<usize>leader << 2), 8), length);
}

/** Moves a new node before those that rely on more ranks, since it serves more positions: as in a heap. */
function rise(first: usize, length: i32): void {
  let node = first + (<usize>length << NODE);
  const ranked = rankedBy(node);
  for (let at = length >> 1; node != first; at >>= 1) {
    const other = first + (<usize>at << NODE);
    if (rankedBy(other) <= ranked) break;
    swap(node, other);
    node = other;
  }
}

/** Counts the bits of the masks of a node: two for each rank that it relies on. */
// @ts-ignore: decorator
@inline
function rankedBy(node: usize): u64 {
  return popcnt(load<u64>(node, 16)) + popcnt(load<u64>(node, 24));
}

/** Returns room for one more node; 0 if there is none. */
function appended(entry: usize, leader: i32, length: i32, block: usize): usize {
  if (length == 0xffff) return 0;
  let room = block;
  if ((length & (length - 1)) == 0) {
    // a block is full when its length is a power of two
    const size = length == 0 ? 0 : 32 - clz(length - 1);
    const larger = length == 0 ? 0 : size + 1;
    room = take(larger);
    if (room == 0) return 0;
    if (length > 0) {
      memory.copy(room, block, <usize>length << NODE);
      giveBack(block, size);
    }
    store<u32>(entry + (<usize>leader << 2), <u32>room, 8);
  }
  store<u16>(entry + (<usize>leader << 1), <u16>(length + 1), 24);
  return room + (<usize>length << NODE);
}

function take(size: i32): usize {
  const head = FREE_BLOCKS + (<usize>size << 2);
  const block = <usize>load<u32>(head);
  if (block != 0) {
    store<u32>(head, load<u32>(block));
    return block;
  }
  return grab(<usize>32 << size);
}

function giveBack(block: usize, size: i32): void {
  const head = FREE_BLOCKS + (<usize>size << 2);
  store<u32>(block, load<u32>(head));
  store<u32>(head, <u32>block);
}

function grab(bytes: usize): usize {
  if (free + bytes > end) return 0;
  const at = free;
  free += bytes;
  return at;
}

function forget(): void {
  resets++;
  clearTable(bits);
}

/** Returns the entry of a shape, or the empty place for it. */
function find(shape: u64): usize {
  const mask: usize = (<usize>1 << bits) - 1;
  let at = <usize>((shape * MIX) >> (<u64>(64 - bits)));
  let entry = index + (at << ENTRY);
  while (load<u64>(entry) != shape && load<u64>(entry) != 0) {
    at = (at + 1) & mask;
    entry = index + (at << ENTRY);
  }
  return entry;
}

function growIndex(): bool {
  const bytes = <usize>1 << (bits + 1 + ENTRY);
  const larger = grab(bytes);
  if (larger == 0) return false;
  memory.fill(larger, 0, bytes);
  const old = index;
  const oldEnd = index + (<usize>1 << (bits + ENTRY));
  index = larger;
  bits++;
  for (let entry = old; entry < oldEnd; entry += 32) {
    const shape = load<u64>(entry);
    if (shape != 0) memory.copy(find(shape), entry, 32);
  }
  return true;
}
