import { assert, defined } from '../../assert.ts';
import { type Card, pointsOf, SUITS, type Suit } from '../../cards/card.ts';
import { type CardSet, cardsOf, inSuit } from '../../cards/cardSet.ts';
import { fraction, type Random, shuffled } from '../../random.ts';

/** Cards of the dummy that only one player has seen: their number, and the points that the player announced. */
export interface Group {
  readonly count: number;
  readonly points: number;
}

/** The number of cards of each suit that are in the groups together. */
export type Lengths = { readonly [S in Suit]: number };

/** Some cards of one suit in the groups: the honours of each group, and the number of its other cards. */
interface Choice {
  readonly honours: readonly (readonly Card[])[];
  readonly spots: readonly number[];
  readonly ways: number;
}

/** All choices that give each group the same number of cards and the same points. */
interface Share {
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly choices: Choice[];
  ways: number;
}

/** Draws unseen cards for each group by chance. */
export type DrawFours = (random: Random) => readonly (readonly Card[])[];

/**
 * Draws unseen cards for each group, uniformly over all ways that have these points in each and these lengths in all
 * (RULES 13.2, `one+4+4+4`). Shares are drawn suit by suit, in proportion to the ways that they leave. The counts are
 * made once for all draws. Drawing throws if nothing fits (a bug: the true cards do).
 */
export function foursDrawer(unseen: CardSet, lengths: Lengths, groups: readonly Group[]): DrawFours {
  const suits = SUITS.map((suit): SuitShares => {
    const cards = cardsOf(inSuit(unseen, suit));
    const spots = cards.filter((card) => pointsOf(card) === 0);
    return { spots, shares: sharesOf(cards, spots.length, lengths[suit], groups) };
  });
  const known = new Map<string, number>();
  const ways = (at: number, room: readonly number[], points: readonly number[]): number => {
    const suit = suits[at];
    if (suit === undefined) return [...room, ...points].every((left) => left === 0) ? 1 : 0;
    const key = `${at} ${room.join()} ${points.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sum = suit.shares.reduce((so, share) => so + waysOf(at, share, room, points), 0);
    known.set(key, sum);
    return sum;
  };
  const waysOf = (at: number, share: Share, room: readonly number[], points: readonly number[]): number =>
    isWithin(share.counts, room) && isWithin(share.points, points)
      ? share.ways * ways(at + 1, less(room, share.counts), less(points, share.points))
      : 0;
  return (random) => drawn(suits, waysOf, groups, random);
}

interface SuitShares {
  readonly spots: readonly Card[];
  readonly shares: readonly Share[];
}

function drawn(
  suits: readonly SuitShares[],
  waysOf: (at: number, share: Share, room: readonly number[], points: readonly number[]) => number,
  groups: readonly Group[],
  random: Random,
): readonly (readonly Card[])[] {
  let room: readonly number[] = groups.map(({ count }) => count);
  let points: readonly number[] = groups.map((group) => group.points);
  const fours = groups.map((): Card[] => []);
  for (const [at, { spots, shares }] of suits.entries()) {
    const share = drawBy(shares, (some) => waysOf(at, some, room, points), random);
    const choice = drawBy(share.choices, (some) => some.ways, random);
    const rest = shuffled(random, spots);
    for (const [group, cards] of fours.entries())
      cards.push(...(choice.honours[group] ?? []), ...rest.splice(0, choice.spots[group] ?? 0));
    room = less(room, share.counts);
    points = less(points, share.points);
  }
  return fours;
}

/** Lists the numbers of cards of one suit that the groups can have. */
function sharesOf(cards: readonly Card[], spots: number, length: number, groups: readonly Group[]): Share[] {
  const shares = new Map<string, Share>();
  for (const honours of dealtHonours(cards, groups)) {
    const held = honours.map((some) => some.length);
    const points = honours.map((some) => some.reduce((sum, card) => sum + pointsOf(card), 0));
    const room = groups.map(({ count }, i) => count - (held[i] ?? 0));
    if (room.some((left) => left < 0) || groups.some((group, i) => group.points < (points[i] ?? 0))) continue;
    const left = length - held.reduce((sum, count) => sum + count, 0);
    for (const spread of spreads(left, room)) {
      const ways = waysToSpread(spots, spread);
      if (ways === 0) continue;
      const counts = held.map((count, i) => count + (spread[i] ?? 0));
      const key = `${counts.join()} ${points.join()}`;
      const share = shares.get(key) ?? { counts, points, choices: [], ways: 0 };
      share.choices.push({ honours, spots: spread, ways });
      share.ways += ways;
      shares.set(key, share);
    }
  }
  return [...shares.values()];
}

/** Lists all ways to give the suit's honours to the groups, or to none of them. */
function dealtHonours(cards: readonly Card[], groups: readonly Group[]): readonly (readonly Card[])[][] {
  let ways: (readonly Card[])[][] = [groups.map(() => [])];
  for (const card of cards.filter((some) => pointsOf(some) > 0))
    ways = ways.flatMap((way) => [
      way,
      ...groups.map((_, group) => way.map((held, i) => (i === group ? [...held, card] : held))),
    ]);
  return ways;
}

/** Lists all ways to write `count` as a sum with at most `room` in each place. */
function spreads(count: number, room: readonly number[]): readonly (readonly number[])[] {
  const [first, ...others] = room;
  if (first === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.max(0, Math.min(first, count) + 1) }, (_, here) => here).flatMap((here) =>
    spreads(count - here, others).map((rest) => [here, ...rest]),
  );
}

/** Returns the number of ways to spread `cards` cards with these counts in the places. */
function waysToSpread(cards: number, spread: readonly number[]): number {
  let left = cards;
  let ways = 1;
  for (const count of spread) {
    ways *= choose(left, count);
    left -= count;
  }
  return ways;
}

/** Computes n over k; exact for the 9 spot cards of a suit. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : k > n ? 0 : (choose(n - 1, k - 1) * n) / k);

const isWithin = (some: readonly number[], most: readonly number[]): boolean =>
  some.every((count, i) => count <= (most[i] ?? 0));
const less = (from: readonly number[], some: readonly number[]): readonly number[] =>
  from.map((count, i) => count - (some[i] ?? 0));

/** Draws one of the items in proportion to its weight. */
function drawBy<T>(some: readonly T[], weightOf: (item: T) => number, random: Random): T {
  const weights = some.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  assert(total > 0, 'some cards fit what was announced');
  let rest = fraction(random) * total;
  const at = weights.findIndex((weight) => {
    rest -= weight;
    return weight > 0 && rest < 0;
  });
  return defined(some[at < 0 ? weights.findLastIndex((weight) => weight > 0) : at], 'one of them');
}
