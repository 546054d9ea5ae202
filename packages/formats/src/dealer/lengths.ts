import type { Suit } from '@overtrick/rules/cards/card';
import { SUITS } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { fraction, type Random } from '@overtrick/rules/random';
import { placeOf } from './dealt.ts';

/** The number of cards that a hand has in a suit. */
export interface FixedLength {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly length: number;
}

interface Cards {
  /** Cards to deal, by suit, clubs first. */
  readonly cards: readonly number[];
  /** The number of cards that each hand still gets, North first. */
  readonly rooms: readonly number[];
  /** The cards that hands already have, as holdings. */
  readonly given: Uint16Array;
  readonly lengths: readonly FixedLength[];
}

/** The number of cards of a suit that each hand gets, North first. */
type Split = readonly number[];

/** For each suit, clubs first, a split. */
type Splitter = (random: Random) => readonly Split[];

/**
 * Draws the lengths of each hand's suits, weighted by their numbers of deals, so that all deals with these lengths are
 * equally likely. Returns `undefined` if there is no such deal.
 * @param spend receives the number of ways that were tried: the first draw weighs most of them
 */
export function makeSplitter(
  { cards, rooms, given, lengths }: Cards,
  spend = (_ways: number): void => {},
): Splitter | undefined {
  const wanted = SUIT_PLACES.map((suit) =>
    SEAT_PLACES.map((seat) => {
      const fixed = lengths.find((each) => placeOf(each.seat) === seat && SUITS.indexOf(each.suit) === suit);
      return fixed && fixed.length - bitCount(given[seat * 4 + suit] ?? 0);
    }),
  );
  if (!isPossible(cards, rooms, wanted)) return undefined;
  const weights = new Map<number, number>();
  /** Counts the deals from this suit on, with this room left. */
  const dealsAt = (suit: number, left: Split): number => {
    if (suit === 4) return 1;
    const key = keyOf(suit, left);
    const known = weights.get(key);
    if (known !== undefined) return known;
    let deals = 0;
    const ways = eachSplit(cards[suit] ?? 0, left, suit, wanted[suit] ?? [], (split) => {
      deals += waysOf(split) * dealsAt(suit + 1, less(left, split));
    });
    spend(ways);
    weights.set(key, deals);
    return deals;
  };
  const drawn = new Map<number, Choices>();
  /** Returns the ways to continue from this suit, with this room left. */
  const choicesAt = (suit: number, left: Split): Choices => {
    const key = keyOf(suit, left);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const choices: Choices = { splits: [], deals: 0, upTo: [] };
    const ways = eachSplit(cards[suit] ?? 0, left, suit, wanted[suit] ?? [], (split) => {
      const deals = waysOf(split) * dealsAt(suit + 1, less(left, split));
      if (deals === 0) return;
      choices.deals += deals;
      choices.splits.push([...split]);
      choices.upTo.push(choices.deals);
    });
    spend(ways);
    drawn.set(key, choices);
    return choices;
  };
  return (random) => {
    let left: Split = rooms;
    return SUIT_PLACES.map((suit) => {
      const { splits, deals, upTo } = choicesAt(suit, left);
      const at = fraction(random) * deals;
      const split = splits[upTo.findIndex((sum) => at < sum)] ?? splits.at(-1) ?? [];
      left = less(left, split);
      return split;
    });
  };
}

const SUIT_PLACES = [0, 1, 2, 3] as const;
const SEAT_PLACES = [0, 1, 2, 3] as const;

/** The number of cards of a suit that each hand should get, North first; `undefined` for any number. */
type Numbers = readonly (number | undefined)[];

/** The splits of a suit that lead to deals, with the cumulative number of deals. */
interface Choices {
  readonly splits: Split[];
  deals: number;
  readonly upTo: number[];
}

/**
 * True if the cards can be dealt at all: there is room for the required lengths, and the rest of each group of suits
 * fits into the hands that may still get cards of them (Hall's theorem).
 */
function isPossible(cards: readonly number[], rooms: readonly number[], wanted: readonly Numbers[]): boolean {
  const numberAt = (suit: number, seat: number): number => wanted[suit]?.[seat] ?? 0;
  const isFree = (suit: number, seat: number): boolean => wanted[suit]?.[seat] === undefined;
  const restOf = (suit: number): number =>
    SEAT_PLACES.reduce<number>((rest, seat) => rest - numberAt(suit, seat), cards[suit] ?? 0);
  const roomOf = (seat: number): number =>
    SUIT_PLACES.reduce<number>((room, suit) => room - numberAt(suit, seat), rooms[seat] ?? 0);
  if (wanted.some((numbers) => numbers.some((number) => number !== undefined && number < 0))) return false;
  if (SUIT_PLACES.some((suit) => restOf(suit) < 0) || SEAT_PLACES.some((seat) => roomOf(seat) < 0))
    return false;
  for (let group = 1; group < 16; group++) {
    const suits = SUIT_PLACES.filter((suit) => group & (1 << suit));
    const seats = SEAT_PLACES.filter((seat) => suits.some((suit) => isFree(suit, seat)));
    const rest = suits.reduce<number>((sum, suit) => sum + restOf(suit), 0);
    if (rest > seats.reduce<number>((sum, seat) => sum + roomOf(seat), 0)) return false;
  }
  return true;
}

const keyOf = (suit: number, left: Split): number => left.reduce((number, room) => number * 14 + room, suit);

const less = (left: Split, split: Split): Split => left.map((room, seat) => room - (split[seat] ?? 0));

/**
 * Visits every way to deal the cards of a suit to hands with this room, with exactly the required number where there is
 * one; in the last suit each hand fills its room. The split is the same object each time. Returns the number of ways
 * visited.
 */
function eachSplit(
  count: number,
  left: Split,
  suit: number,
  wanted: Numbers,
  visit: (split: Split) => void,
): number {
  const split = [0, 0, 0, 0];
  const isLast = suit === 3;
  let ways = 0;
  const giveTo = (seat: number, rest: number): void => {
    ways += 1;
    if (seat === 4) {
      if (rest === 0) visit(split);
      return;
    }
    const room = left[seat] ?? 0;
    const exact = wanted[seat] ?? (isLast ? room : seat === 3 ? rest : undefined);
    const most = Math.min(rest, room);
    if (exact !== undefined && (exact < 0 || exact > most)) return;
    for (let each = exact ?? 0; each <= (exact ?? most); each++) {
      split[seat] = each;
      giveTo(seat + 1, rest - each);
    }
  };
  giveTo(0, count);
  return ways;
}

const FACTORIALS = Array.from({ length: 14 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
});

/** Returns the number of ways to choose the cards of a split. */
const waysOf = (split: Split): number =>
  split.reduce(
    (ways, count) => ways / (FACTORIALS[count] ?? 1),
    FACTORIALS[split.reduce((sum, count) => sum + count, 0)] ?? 1,
  );
