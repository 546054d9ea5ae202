// The functions that the host calls. It writes four hands to `HANDS`, with trumps in the highest lane, calls `begin`,
// and asks. An instance is for one deal and strain at a time: `begin` forgets the one before.
import { ask, HINT_BYTES, nodes, restart, setHints, stopped } from './search';
import { HANDS, makeLevel, setTrumped } from './state';
import { askSecret, keySecret, setSecret } from './sharedDummy';
import { askShape, findEnds, keyRows, ROWS, setShape } from './shapes';
import { clearTable, resets, setArena } from './table';

export { HANDS, nodes, resets, ROWS, setSecret, setShape, stopped };

/** The bounds of the tricks of North and South after `solve`: equal unless it was stopped. */
export let lower: i32 = 0;
export let upper: i32 = 0;

let hintsAt: usize = 0;

/**
 * True if the first answer is enough. Then `lower` and `upper` hold it: one question costs less than the number of
 * tricks.
 */
let isOneAnswer: bool = false;
export function setOneAnswer(isEnough: bool): void {
  isOneAnswer = isEnough;
}

/** Prepares the memory; the host calls it once, when the memory has its final size. */
export function setUp(): void {
  hintsAt = (__heap_base + 63) & ~63;
  setHints(hintsAt);
  setArena(hintsAt + HINT_BYTES, <usize>memory.size() << 16);
}

/** Begins another deal or strain: forgets everything. */
export function begin(isTrumped: bool): void {
  setTrumped(isTrumped);
  memory.fill(hintsAt, 0, HINT_BYTES);
  clearTable();
}

/**
 * Searches for the tricks of North and South, out of `tricks`, after the first `count` cards of a trick, up to four,
 * which `HANDS` still holds. The answer is in `lower` and `upper`.
 */
export function solve(tricks: i32, leader: i32, guess: i32, count: i32, c0: i32, c1: i32, c2: i32, c3: i32): void {
  start(tricks);
  let value = guess;
  while (lower < upper) {
    const need = max(lower + 1, min(upper, value));
    value = ask(tricks, leader, need, count, c0, c1, c2, c3);
    if (stopped) return;
    if (value < need) upper = value;
    else lower = value;
    if (isOneAnswer) return;
  }
}

/** Solves the same for the play that `setShape` describes, for the tricks of its first side. */
export function solveShape(
  tricks: i32,
  leader: i32,
  guess: i32,
  count: i32,
  c0: i32,
  c1: i32,
  c2: i32,
  c3: i32,
): void {
  start(tricks);
  findEnds();
  keyRows(tricks);
  let value = guess;
  while (lower < upper) {
    const need = max(lower + 1, min(upper, value));
    value = askShape(tricks, leader, need, count, c0, c1, c2, c3);
    if (stopped) return;
    if (value < need) upper = value;
    else lower = value;
    if (isOneAnswer) return;
  }
}

/** Solves the same for tricks of three cards with a shared dummy, after `setSecret`, for declarer's tricks. */
export function solveSecret(
  tricks: i32,
  lead: i32,
  opening: bool,
  guess: i32,
  count: i32,
  cards: i32,
  by: i32,
): void {
  setShape(3, 4, 2, 0);
  start(tricks);
  keySecret(tricks, opening);
  let value = guess;
  while (lower < upper) {
    const need = max(lower + 1, min(upper, value));
    value = askSecret(tricks, lead, opening, need, count, cards, by);
    if (stopped) return;
    if (value < need) upper = value;
    else lower = value;
    if (isOneAnswer) return;
  }
}

function start(tricks: i32): void {
  makeLevel(tricks);
  restart();
  lower = 0;
  upper = tricks;
}
