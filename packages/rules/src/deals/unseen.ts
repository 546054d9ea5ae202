import { assert, defined } from '../assert.ts';
import { type Card, pointsOf } from '../cards/card.ts';
import { type CardSet, cardsOf, has, setOf, size } from '../cards/cardSet.ts';
import { fraction, type Random, shuffled } from '../random.ts';

/** A place for unseen cards: the number that it takes, and the cards that it may have. */
export interface Place {
  readonly count: number;
  readonly allowed: CardSet;
  /** The worth of all cards that go there together, if it is known. */
  readonly points?: number;
}

/**
 * Deals `cards` to the places, uniformly over all ways that respect the cards that each may hold. It groups cards into
 * classes by the places open to them, draws the number of a class for each place in proportion to the layouts that this
 * leaves, and shuffles within the class. Throws if nothing fits (a bug: the true layout always does).
 * @param worthOf the worth of a card where the worth of a place is known; its high-card points if left out
 */
export function dealUnseen(
  cards: CardSet,
  places: readonly Place[],
  random: Random,
  worthOf: (card: Card) => number = pointsOf,
): CardSet[] {
  const room = places.map((place) => place.count);
  assert(sum(room) === size(cards), 'as many cards as room');
  const classes = classesOf(cards, places, worthOf);
  const points = places.map((place) => place.points);
  const count = layoutCounter(stagesOf(classes));
  const dealt = places.map((): Card[] => []);
  let stage = 0;
  for (const { cards: members, open, worth } of classes) {
    const order = shuffled(random, members);
    for (const place of open) {
      const here = count.draw(stage++, room, points, random);
      dealt[place]?.push(...order.splice(0, here));
      room[place] = at(room, place) - here;
      points[place] = less(points[place], here * worth);
    }
  }
  return dealt.map(setOf);
}

/** Counts the ways that `dealUnseen` chooses from, exact to 53 bits: 0 if nothing fits. */
export function countUnseen(
  cards: CardSet,
  places: readonly Place[],
  worthOf: (card: Card) => number = pointsOf,
): number {
  const stages = stagesOf(classesOf(cards, places, worthOf));
  return layoutCounter(stages).count(
    places.map((place) => place.count),
    places.map((place) => place.points),
  );
}

/** Returns the points left after some of them, if they are known. */
const less = (points: number | undefined, some: number): number | undefined =>
  points === undefined ? undefined : points - some;

/** Cards that may go to the same places, and that are worth the same where points matter. */
interface CardClass {
  readonly open: readonly number[];
  readonly worth: number;
  readonly cards: Card[];
}

/**
 * Groups the cards into classes, those with the fewest places and the most points first: that keeps the counting short.
 */
function classesOf(cards: CardSet, places: readonly Place[], worthOf: (card: Card) => number): CardClass[] {
  const classes: CardClass[] = [];
  const isCounted = places.some((place) => place.points !== undefined);
  for (const card of cardsOf(cards)) {
    const worth = isCounted ? worthOf(card) : 0;
    const known = classes.find((some) => some.worth === worth && isOpenTo(places, some, card));
    if (known !== undefined) {
      known.cards.push(card);
      continue;
    }
    const open = [...places.keys()].filter((i) => has(defined(places[i], 'a place').allowed, card));
    assert(open.length > 0, 'each card fits somewhere');
    classes.push({ open, worth, cards: [card] });
  }
  return classes.sort((a, b) => a.open.length - b.open.length || b.worth - a.worth);
}

/** True if the places that a card may go to are those of the class. */
function isOpenTo(places: readonly Place[], { open }: CardClass, card: Card): boolean {
  let known = 0;
  for (let i = 0; i < places.length; i++)
    if (has(defined(places[i], 'a place').allowed, card)) {
      if (open[known] !== i) return false;
      known += 1;
    }
  return known === open.length;
}

/** One class and one place open to it: the step that decides how many of the class's cards go there. */
interface Stage {
  readonly place: number;
  /** Points of each card of the class. */
  readonly worth: number;
  /** True for the last place of its class: all cards that are left go there. */
  readonly last: boolean;
  /** The number of cards of the later classes: all of them, and those that may go to this place. */
  readonly later: number;
  readonly laterHere: number;
}

function stagesOf(classes: readonly CardClass[]): Stage[] {
  return classes.flatMap(({ open, worth }, i) => {
    const rest = classes.slice(i + 1);
    const cardsIn = (some: readonly CardClass[]) => sum(some.map(({ cards }) => cards.length));
    return open.map((place, j) => ({
      place,
      worth,
      last: j === open.length - 1,
      later: cardsIn(rest),
      laterHere: cardsIn(rest.filter((other) => other.open.includes(place))),
    }));
  });
}

/** Counts the layouts from a stage on, given the room and the points left; the counts are exact to 53 bits. */
function layoutCounter(stages: readonly Stage[]) {
  const known = new Map<number, number>();

  /**
   * Returns the smallest and largest number of cards that can go to the stage's place, and the number left to choose
   * from.
   */
  const bounds = ({ place, last, later, laterHere }: Stage, room: readonly number[]) => {
    const left = sum(room) - later;
    const free = at(room, place);
    return { left, low: last ? left : Math.max(0, free - laterHere), high: Math.min(left, free) };
  };

  const layouts = (index: number, room: readonly number[], points: Points): number => {
    const stage = stages[index];
    if (stage === undefined) return points.every((rest) => !rest) ? 1 : 0;
    const key = points.reduce<number>(
      (so, rest) => so * 41 + (rest ?? 0),
      room.reduce((so, free) => so * 53 + free, index),
    );
    const before = known.get(key);
    if (before !== undefined) return before;
    const { left, low, high } = bounds(stage, room);
    let total = 0;
    for (let here = low; here <= high; here++) total += layoutsWith(index, room, points, stage, left, here);
    known.set(key, total);
    return total;
  };

  const layoutsWith = (
    index: number,
    room: readonly number[],
    points: Points,
    { place, worth }: Stage,
    left: number,
    here: number,
  ): number => {
    const rest = less(points[place], here * worth);
    if (rest !== undefined && rest < 0) return 0;
    const after = room.with(place, at(room, place) - here);
    return choose(left, here) * layouts(index + 1, after, points.with(place, rest));
  };

  return {
    count: (room: readonly number[], points: Points): number => layouts(0, room, points),

    /** Draws the number of cards that go to the stage's place, in proportion to the layouts that each number leaves. */
    draw(index: number, room: readonly number[], points: Points, random: Random): number {
      const stage = defined(stages[index], 'a stage');
      const { left, low, high } = bounds(stage, room);
      let rest = fraction(random) * layouts(index, room, points);
      let drawn: number | undefined;
      for (let here = low; here <= high; here++) {
        const weight = layoutsWith(index, room, points, stage, left, here);
        if (weight === 0) continue;
        drawn = here;
        if (rest < weight) break;
        rest -= weight;
      }
      return defined(drawn, 'some layout fits');
    },
  };
}

/** Points left for each place, if they are known. */
type Points = readonly (number | undefined)[];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const at = (numbers: readonly number[], index: number): number => defined(numbers[index], 'in range');

/** n over k, from Pascal's triangle. */
const TRIANGLE: number[][] = [[1]];
for (let n = 1; n <= 52; n++) {
  const above = defined(TRIANGLE[n - 1], 'the row above');
  TRIANGLE.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
}
export const choose = (n: number, k: number): number => TRIANGLE[n]?.[k] ?? 0;
