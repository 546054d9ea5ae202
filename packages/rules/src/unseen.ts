import { assert } from './assert.ts';
import type { Card } from './card.ts';
import { type CardSet, cardsOf, EMPTY, has, setOf, union } from './cardSet.ts';
import { fraction, type Random, shuffled } from './random.ts';

/** A place for unseen cards: how many go there, and which may. */
export interface Place {
  readonly count: number;
  readonly allowed: CardSet;
}

/**
 * Deals `cards` to the places, uniformly over all ways that respect what each may hold. Cards are taken together by the set
 * of places open to them, and the number of each class that goes to each place is drawn by the number of ways it leaves.
 * Throws when there is no way (a bug: the true layout is always one).
 */
export function dealUnseen(cards: CardSet, places: readonly Place[], random: Random): CardSet[] {
  const classes = classesOf(cards, places);
  const room = places.map((place) => place.count);
  assert(
    room.reduce((a, b) => a + b, 0) === classes.reduce((sum, { cards: some }) => sum + some.length, 0),
    'as many cards as room',
  );
  const counter = new Counter(classes);
  assert(counter.ways(0, room) > 0, 'some layout fits');
  const hands = places.map(() => EMPTY);
  for (const [index, group] of classes.entries()) {
    const split = counter.draw(index, room, random);
    const order = shuffled(random, group.cards);
    let from = 0;
    for (const [place, count] of split.entries()) {
      hands[place] = union(hands[place] ?? EMPTY, setOf(order.slice(from, from + count)));
      room[place] = (room[place] ?? 0) - count;
      from += count;
    }
  }
  return hands;
}

interface CardClass {
  readonly open: readonly boolean[];
  readonly cards: readonly Card[];
}

function classesOf(cards: CardSet, places: readonly Place[]): CardClass[] {
  const classes = new Map<string, { open: boolean[]; cards: Card[] }>();
  for (const card of cardsOf(cards)) {
    const open = places.map((place) => has(place.allowed, card));
    const key = open.join();
    const known = classes.get(key);
    if (known) known.cards.push(card);
    else classes.set(key, { open, cards: [card] });
  }
  return [...classes.values()];
}

/** Counts the ways to place the classes from an index on, given the room left. */
class Counter {
  private readonly classes: readonly CardClass[];
  private readonly memo = new Map<string, number>();

  constructor(classes: readonly CardClass[]) {
    this.classes = classes;
  }

  ways(index: number, room: readonly number[]): number {
    const group = this.classes[index];
    if (group === undefined) return room.every((free) => free === 0) ? 1 : 0;
    const key = `${index}:${room.join()}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const split of splits(group.cards.length, group.open, room)) sum += this.weight(index, room, split);
    this.memo.set(key, sum);
    return sum;
  }

  draw(index: number, room: readonly number[], random: Random): readonly number[] {
    const group = this.classes[index];
    assert(group !== undefined, 'a class to draw');
    let rest = fraction(random) * this.ways(index, room);
    let last: readonly number[] | undefined;
    for (const split of splits(group.cards.length, group.open, room)) {
      const weight = this.weight(index, room, split);
      if (weight > 0) last = split;
      rest -= weight;
      if (weight > 0 && rest < 0) return split;
    }
    assert(last !== undefined, 'some split fits');
    return last;
  }

  private weight(index: number, room: readonly number[], split: readonly number[]): number {
    const after = this.ways(
      index + 1,
      room.map((free, i) => free - (split[i] ?? 0)),
    );
    return after === 0 ? 0 : after * multinomial(split);
  }
}

/** All ways to write `count` as one number a place, within its room and 0 where it is closed. */
function* splits(
  count: number,
  open: readonly boolean[],
  room: readonly number[],
  from = 0,
): Generator<number[]> {
  if (from === room.length) {
    if (count === 0) yield [];
    return;
  }
  const most = open[from] ? Math.min(count, room[from] ?? 0) : 0;
  for (let here = 0; here <= most; here++) {
    for (const rest of splits(count - here, open, room, from + 1)) yield [here, ...rest];
  }
}

/** n! / (a! b! …) for n = a + b + …: the ways to choose which cards go where. */
function multinomial(parts: readonly number[]): number {
  let ways = 1;
  let n = 0;
  for (const part of parts) for (let i = 1; i <= part; i++) ways = (ways * ++n) / i;
  return ways;
}
