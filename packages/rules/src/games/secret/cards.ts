import { assert, defined } from '../../assert.ts';
import type { Card } from '../../cards/card.ts';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  intersect,
  minus,
  setOf,
  size,
  union,
} from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { randomSplit, type Setup } from '../../deals/setup.ts';
import { countUnseen, dealUnseen, type Place } from '../../deals/unseen.ts';
import { fraction, pick, type Random, shuffled } from '../../random.ts';
import { type AceRule, ALL_TURNS, drawerOf, isAce, isAceRuleOn, type Turn, takesSecond } from './draw.ts';

/** The facts that a view gives about the cards: enough to draw the others at random. */
export interface KnownCards extends Pick<Setup, 'dealer'> {
  readonly aceRule: AceRule;
  readonly turns: readonly Turn[];
  /** The pack, two cards a turn, as far as it has been seen. */
  readonly order: readonly (Card | undefined)[];
  /** The players whose drawing is hidden. */
  readonly hidden: readonly Hidden[];
  /** Known cards of the dummy, including those played. */
  readonly dummy: CardSet;
  /** The cards from which the dummy may have others. */
  readonly dummyMay: CardSet;
  /** Once all is open: the cards put away that came back. */
  readonly split?: readonly number[];
  /** The secret card, if it is known. */
  readonly secret?: Card;
  /** True if declarer has put it aside. */
  readonly isAside: boolean;
  /** The player of dummy's card, trick by trick. */
  readonly by: readonly Seat[];
}

interface Hidden {
  readonly player: Seat;
  /** Cards of the player's hand that they have played. */
  readonly played: CardSet;
  /** The number of cards that the player holds. */
  readonly count: number;
  readonly may: CardSet;
}

interface Imagined {
  readonly order: readonly Card[];
  readonly split: readonly number[];
  readonly secret?: Card;
}

const HAND = 13;
const ACES: CardSet = setOf(cardsOf(FULL).filter(isAce));

/** Draws the pack, the split and the secret card; each way that fits is equally likely. */
export function imagineCards(known: KnownCards, random: Random): Imagined {
  if (known.split !== undefined) {
    const order = known.order.map((card) => defined(card, 'all is open'));
    return { order, split: known.split, ...(known.secret !== undefined && { secret: known.secret }) };
  }
  if (known.turns.length < ALL_TURNS)
    return { order: drawingOrder(known, random), split: randomSplit(random) };
  return afterDrawing(known, random);
}

/** The knowledge of a card of the imagined pack, from the aces that were announced and those that were not. */
type Slot = 'ace' | 'noAce' | 'any';

/**
 * Returns what is known of the two cards of each turn, and of the turn in progress. As long as the ace procedure waits,
 * no ace was picked up (RULES 10.2).
 */
function slotsOf({ turns, aceRule }: KnownCards): Slot[] {
  const slots = turns.flatMap((turn, i): readonly Slot[] => {
    if (!isAceRuleOn(turns.slice(0, i), aceRule)) return ['any', 'any'];
    if (turn === 'keep') return ['noAce', 'any'];
    if (turn === 'reject') return ['noAce', 'noAce'];
    return turn === 'firstAce' ? ['ace', 'any'] : ['noAce', 'ace'];
  });
  const isBegun = turns.length < ALL_TURNS && isAceRuleOn(turns, aceRule);
  return Array.from(
    { length: 2 * ALL_TURNS },
    (_, i) => slots[i] ?? (isBegun && i === slots.length ? 'noAce' : 'any'),
  );
}

const MAY: { readonly [S in Slot]: CardSet } = { ace: ACES, noAce: minus(FULL, ACES), any: FULL };
const KINDS = ['ace', 'noAce', 'any'] as const;

/** Draws the pack while the cards are being drawn: only the aces restrict it. */
function drawingOrder(known: KnownCards, random: Random): readonly Card[] {
  const slots = slotsOf(known);
  const isOpen = (kind: Slot) => (slot: Slot, i: number) => slot === kind && known.order[i] === undefined;
  const seen = setOf(known.order.filter((card) => card !== undefined));
  const places = KINDS.map((kind) => ({ count: slots.filter(isOpen(kind)).length, allowed: MAY[kind] }));
  const dealt = dealUnseen(minus(FULL, seen), places, random).map((cards) =>
    shuffled(random, cardsOf(cards)),
  );
  return slots.map(
    (slot, i) => known.order[i] ?? defined(dealt[KINDS.indexOf(slot)]?.pop(), 'a card for each'),
  );
}

function afterDrawing(known: KnownCards, random: Random): Imagined {
  const { hidden, order, dummy: knownDummy, dummyMay } = known;
  const slots = slotsOf(known);
  const isOwn = (i: number) => !hidden.some(({ player }) => player === drawerOf(known, i));
  const ownAt = (isTaken: boolean) =>
    setOf(
      known.turns.flatMap((turn, i) => {
        const card = order[2 * i + (takesSecond(turn) === isTaken ? 1 : 0)];
        return isOwn(i) && card !== undefined ? [card] : [];
      }),
    );
  const own = { taken: ownAt(true), away: ownAt(false) };
  const spots = hidden.map(({ player }) => spotsOf(known, slots, player));
  const seen = hidden.reduce((so, { played }) => union(so, played), union(own.taken, knownDummy));
  const unseen = minus(FULL, seen);
  const out = size(unseen) - HAND - hidden.reduce((sum, { count }) => sum + count, 0);
  const placesWith = (aces: readonly number[]): Place[] => [
    ...hidden.map(({ count, may }, i) => ({
      count,
      allowed: minus(may, own.away),
      points: defined(aces[i], 'aces of each hand'),
    })),
    { count: out, allowed: dummyMay },
    { count: HAND, allowed: FULL },
  ];
  // aces in the hands as they are now, and from that in the cards taken and put away
  const handAces = (aces: readonly number[]) =>
    hidden.map(({ played }, i) => (aces[i] ?? 0) + acesIn(played));
  const awayAces = (aces: readonly number[]) =>
    4 - acesIn(union(own.taken, own.away)) - handAces(aces).reduce((sum, count) => sum + count, 0);
  const weightOf = (aces: readonly number[]): number => {
    const ways = handAces(aces).reduce(
      (so, count, i) => so * waysIn(spots[i]?.hand ?? [], count),
      sumOf(awayWeights(spots, awayAces(aces))),
    );
    return ways === 0 ? 0 : ways * countUnseen(unseen, placesWith(aces), worthOf);
  };
  const numbers = [0, 1, 2, 3, 4];
  const splits =
    hidden.length === 1 ? numbers.map((a) => [a]) : numbers.flatMap((a) => numbers.map((b) => [a, b]));
  const aces = defined(splits[weighted(splits.map(weightOf), random)], 'some number of aces');
  const dealt = dealUnseen(unseen, placesWith(aces), random, worthOf);
  const [hiddenDummy = EMPTY, dead = EMPTY] = dealt.slice(hidden.length);
  const dummy = union(knownDummy, hiddenDummy);
  const pack = [...order];
  const away = awayOf(spots, minus(union(dummy, dead), own.away), random);
  for (const [i, { played }] of hidden.entries()) {
    fill(pack, spots[i]?.hand ?? [], union(played, dealt[i] ?? EMPTY), random);
    fill(pack, spots[i]?.away ?? [], away[i] ?? EMPTY, random);
  }
  const full = pack.map((card) => defined(card, 'every card has its place'));
  const secret = known.secret ?? (known.isAside ? pick(random, cardsOf(hiddenDummy)) : undefined);
  return { order: full, split: splitOf(known, full, dummy), ...(secret !== undefined && { secret }) };
}

const worthOf = (card: Card): number => (isAce(card) ? 1 : 0);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Returns the weight of each number of aces that the first hidden player may have put away, up to a common factor: all
 * of them if there is no second.
 */
function awayWeights([first, second]: readonly Spots[], aces: number): readonly number[] {
  return Array.from({ length: Math.max(0, aces) + 1 }, (_, count) => {
    const ways = waysIn(first?.away ?? [], count);
    if (second === undefined) return count === aces ? ways : 0;
    return (
      ways * waysIn(second.away, aces - count) * choose(aces, count) * choose(2 * HAND - aces, HAND - count)
    );
  });
}

/** Divides these cards between the players who may have put them away. */
function awayOf(spots: readonly Spots[], cards: CardSet, random: Random): readonly CardSet[] {
  if (spots.length === 1) return [cards];
  const aces = shuffled(random, cardsOf(intersect(cards, ACES)));
  const others = shuffled(random, cardsOf(minus(cards, ACES)));
  const count = weighted(awayWeights(spots, aces.length), random);
  const first = setOf([...aces.slice(0, count), ...others.slice(0, HAND - count)]);
  return [first, minus(cards, first)];
}

/** Fills the slots of a hidden player with cards; each way that fits is equally likely. */
function fill(pack: (Card | undefined)[], spots: readonly Spot[], cards: CardSet, random: Random): void {
  const aces = shuffled(random, cardsOf(intersect(cards, ACES)));
  const others = shuffled(random, cardsOf(minus(cards, ACES)));
  const due = spots.filter(({ slot }) => slot === 'ace');
  const free = shuffled(
    random,
    spots.filter(({ slot }) => slot === 'any'),
  );
  for (const { at } of [...due, ...free.slice(0, aces.length - due.length)]) pack[at] = aces.pop();
  for (const { at } of spots) pack[at] ??= others.pop();
}

/** Returns the cards put away that are the dummy's, counted from 1. */
const splitOf = (known: KnownCards, order: readonly Card[], dummy: CardSet): readonly number[] =>
  known.turns.flatMap((turn, i) => {
    const away = order[2 * i + (takesSecond(turn) ? 0 : 1)];
    return away !== undefined && has(dummy, away) ? [i + 1] : [];
  });

/**
 * A hidden player's slots: those of the hand that they took, and of the cards that they put away, with their places in
 * the pack.
 */
interface Spots {
  readonly hand: readonly Spot[];
  readonly away: readonly Spot[];
}

interface Spot {
  readonly at: number;
  readonly slot: Slot;
}

function spotsOf(known: KnownCards, slots: readonly Slot[], player: Seat): Spots {
  const hand: Spot[] = [];
  const away: Spot[] = [];
  for (const [i, turn] of known.turns.entries()) {
    if (drawerOf(known, i) !== player) continue;
    const taken = 2 * i + (takesSecond(turn) ? 1 : 0);
    const left = 4 * i + 1 - taken;
    hand.push({ at: taken, slot: slots[taken] ?? 'any' });
    away.push({ at: left, slot: slots[left] ?? 'any' });
  }
  return { hand, away };
}

/** Counts the ways, up to a common factor, in which thirteen cards with this number of aces lie in such slots. */
function waysIn(places: readonly Spot[], aces: number): number {
  const due = places.filter(({ slot }) => slot === 'ace').length;
  const free = places.filter(({ slot }) => slot === 'any').length;
  if (aces < due || aces - due > free) return 0;
  // the aces in their slots, the other cards in any order
  return falling(aces, due) * falling(free, aces - due) * (1 / falling(HAND, aces));
}

/** Computes n · (n − 1) · … with k factors. */
const falling = (n: number, k: number): number => (k <= 0 ? 1 : n * falling(n - 1, k - 1));
const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : falling(n, k) / falling(k, k));
const acesIn = (cards: CardSet): number => size(intersect(cards, ACES));

/** Draws a number with these weights. */
function weighted(weights: readonly number[], random: Random): number {
  let rest = fraction(random) * weights.reduce((sum, weight) => sum + weight, 0);
  let drawn = -1;
  for (const [i, weight] of weights.entries()) {
    if (weight <= 0) continue;
    drawn = i;
    if (rest < weight) break;
    rest -= weight;
  }
  assert(drawn >= 0, 'some way fits');
  return drawn;
}
