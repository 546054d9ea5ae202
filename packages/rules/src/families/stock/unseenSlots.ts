import { assert, defined } from '../../assert.ts';
import type { Card } from '../../cards/card.ts';
import { choose } from '../../deals/unseen.ts';
import { fraction, type Random, shuffled } from '../../random.ts';

/** An unknown card, and the slots that it can be in: bit `i` stands for slot `i`, 31 slots at most. */
export interface SlotCard {
  readonly card: Card;
  readonly slots: number;
}

/**
 * Deals cards to slots that were filled at different times, uniformly over all ways that respect where each card can
 * be: a card that was played early cannot have been drawn late. Fast if the slots of a card lie side by side. Throws if
 * nothing fits (a bug: the true layout always does).
 * @param rooms the number of cards that go to each slot
 */
export function dealSlots(cards: readonly SlotCard[], rooms: readonly number[], random: Random): Card[][] {
  assert(cards.length === rooms.reduce((a, b) => a + b, 0), 'as many cards as room');
  const arriving = rooms.map((_, slot) => cards.filter(({ slots }) => firstOf(slots) === slot));
  const ways = wayCounter(
    rooms,
    arriving.map((some, slot) => countsOf(some, slot)),
  );
  let waiting: readonly SlotCard[] = [];
  return rooms.map((room, slot) => {
    waiting = [...waiting, ...(arriving[slot] ?? [])];
    const groups = countsOf(waiting, slot);
    const options = splits(groups, room);
    const weights = options.map((taken) => weightOf(groups, taken) * ways(slot + 1, after(groups, taken)));
    const taken = defined(options[drawIndex(weights, random)], 'some layout fits');
    const dealt = groups.flatMap(({ open }, i) => {
      const alike = waiting.filter(({ slots }) => slots >>> slot === open);
      return shuffled(random, alike).slice(0, taken[i]);
    });
    waiting = waiting.filter((card) => !dealt.includes(card));
    return dealt.map(({ card }) => card);
  });
}

/** Returns the first slot that a card can be in. */
const firstOf = (slots: number): number => 31 - Math.clz32(slots & -slots);

/** A number of cards that may go to the same slots, counted from the slot to be filled next. */
interface Group {
  readonly open: number;
  readonly count: number;
}

function countsOf(cards: readonly SlotCard[], slot: number): readonly Group[] {
  const groups: Group[] = [];
  for (const { slots } of cards) put(groups, slots >>> slot, 1);
  return groups;
}

/** Adds cards to the group with the same slots; groups stay in the order of their slots, and none is empty. */
function put(groups: Group[], open: number, count: number): void {
  if (count === 0) return;
  let at = groups.length;
  while (at > 0 && (groups[at - 1]?.open ?? 0) > open) at -= 1;
  const before = groups[at - 1];
  if (before?.open === open) groups[at - 1] = { open, count: before.count + count };
  else groups.splice(at, 0, { open, count });
}

/**
 * Lists the ways to fill the next slot, as the number of cards taken from each group, that leave room for every card.
 */
function splits(groups: readonly Group[], room: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const taken: number[] = [];
  const go = (i: number, left: number): void => {
    const group = groups[i];
    if (group === undefined) {
      if (left === 0) found.push([...taken]);
      return;
    }
    const { open, count } = group;
    const least = open >>> 1 === 0 ? count : 0;
    const most = (open & 1) === 1 ? Math.min(count, left) : 0;
    for (let here = least; here <= most; here++) {
      taken[i] = here;
      go(i + 1, left - here);
    }
  };
  go(0, room);
  return found;
}

const weightOf = (groups: readonly Group[], taken: readonly number[]): number =>
  groups.reduce((product, { count }, i) => product * choose(count, taken[i] ?? 0), 1);

/** Returns the groups that wait for the next slot but one. */
function after(groups: readonly Group[], taken: readonly number[]): readonly Group[] {
  const left: Group[] = [];
  for (const [i, { open, count }] of groups.entries()) put(left, open >>> 1, count - (taken[i] ?? 0));
  return left;
}

/**
 * Counts the layouts of the cards that wait for one slot and of those that arrive from it on; exact to 53 bits. A group
 * that has not arrived yet is the same in every state, so it is not counted before its first slot.
 */
function wayCounter(rooms: readonly number[], arriving: readonly (readonly Group[])[]) {
  const known = new Map<string, number>();
  const ways = (slot: number, waiting: readonly Group[]): number => {
    const room = rooms[slot];
    if (room === undefined) return waiting.length === 0 ? 1 : 0;
    let key = `${slot}`;
    for (const { open, count } of waiting) key += `,${open},${count}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const groups = [...waiting];
    for (const { open, count } of arriving[slot] ?? []) put(groups, open, count);
    let total = 0;
    for (const taken of splits(groups, room))
      total += weightOf(groups, taken) * ways(slot + 1, after(groups, taken));
    known.set(key, total);
    return total;
  };
  return ways;
}

function drawIndex(weights: readonly number[], random: Random): number {
  let rest = fraction(random) * weights.reduce((a, b) => a + b, 0);
  let drawn = -1;
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    drawn = i;
    if (rest < weight) break;
    rest -= weight;
  }
  return drawn;
}
