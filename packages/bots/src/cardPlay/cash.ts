import { type Card, rankIndex, SUITS, type Suit, suitIndex } from '@overtrick/rules/cards/card';
import { type CardSet, holding } from '@overtrick/rules/cards/cardSet';

/**
 * The tricks that a player can count without knowing the layout: two hands against all other cards, which may lie as
 * badly as possible and be kept as long as possible. A counted trick is sure in every layout; others may be sure too.
 */
export interface Counting {
  /** The player's hand, and the dummy's if they play it. */
  readonly hands: readonly [CardSet, CardSet];
  /** All cards of the others. */
  readonly pool: CardSet;
  readonly trump?: Suit;
  /** The player's hand that is on lead; `undefined` if another is, and absent during a trick. */
  readonly leader?: 0 | 1 | undefined;
  /**
   * The current trick: its cards with the player's hand that played them, the player's hands that still have to play,
   * and the number of others that have to.
   */
  readonly trick?: {
    readonly played: readonly { readonly card: Card; readonly hand?: 0 | 1 | undefined }[];
    readonly due: readonly (0 | 1)[];
    readonly others: number;
  };
}

/** A card in a trick: the player's hand that played it, or `undefined`; the suit; the bit of its rank. */
type Played = readonly [hand: 0 | 1 | undefined, suit: number, card: number];

/** Thirteen bits per suit, for each of the player's hands and for the pool. */
type Holdings = readonly number[];

const POOL = 8;

/** True if that many tricks can be counted; false also if that takes more than `nodes` steps. */
export function canCount(counting: Counting, tricks: number, nodes: number): boolean {
  const { hands, pool, trump, leader, trick } = counting;
  const [a, b] = hands;
  const cards: Holdings = [a, b, pool].flatMap((set) => SUITS.map((suit) => holding(set, suit)));
  const count = new Count(trump === undefined ? -1 : SUITS.indexOf(trump), nodes);
  if (trick === undefined) return count.can(cards, leader, tricks);
  const played = trick.played.map(({ card, hand }): Played => [hand, suitIndex(card), 1 << rankIndex(card)]);
  return count.canFinish(cards, played, trick.due, trick.others, tricks);
}

class Count {
  private readonly trump: number;
  private left: number;
  private readonly seen = new Map<string, boolean>();

  constructor(trump: number, nodes: number) {
    this.trump = trump;
    this.left = nodes;
  }

  can(cards: Holdings, leader: 0 | 1 | undefined, need: number): boolean {
    if (need <= 0) return true;
    const tricks = sum(cards.slice(0, 4));
    if (need > tricks || this.left-- <= 0) return false;
    const key = `${cards.join()} ${leader} ${need}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const value =
      leader === undefined ? this.canAfterAnyLead(cards, need) : this.canLead(cards, leader, need);
    this.seen.set(key, value);
    return value;
  }

  /** Finishes a trick: the player's hands that are due play to it. */
  canFinish(
    cards: Holdings,
    played: readonly Played[],
    [next, ...due]: readonly (0 | 1)[],
    others: number,
    need: number,
  ): boolean {
    const led = played[0]?.[1] ?? 0;
    if (next !== undefined)
      return this.follows(cards, next, led).some(([suit, card]) =>
        this.canFinish(without(cards, next, suit, card), [...played, [next, suit, card]], due, others, need),
      );
    const winner = this.winner(others === 0 ? clearPool(cards) : cards, led, played);
    return this.can(cards, winner, winner === undefined ? need : need - 1);
  }

  /** Tries each lead by the player that surely wins the trick. */
  private canLead(cards: Holdings, leader: 0 | 1, need: number): boolean {
    const other = leader === 0 ? 1 : 0;
    for (const suit of [3, 2, 1, 0])
      for (const led of ends(at(cards, leader, suit)))
        for (const [followed, card] of this.follows(cards, other, suit)) {
          const winner = this.winner(cards, suit, [
            [leader, suit, led],
            [other, followed, card],
          ]);
          if (winner === undefined) continue;
          const next = without(without(cards, leader, suit, led), other, followed, card);
          if (this.can(lessOne(next, suit), winner, need - 1)) return true;
        }
    return false;
  }

  /** Tests every lead by the others: in each suit the player must win the trick, or be able to lose it. */
  private canAfterAnyLead(cards: Holdings, need: number): boolean {
    return [0, 1, 2, 3].every((suit) => at(cards, 2, suit) === 0 || this.canAfterLead(cards, suit, need));
  }

  private canAfterLead(cards: Holdings, suit: number, need: number): boolean {
    for (const [first, a] of this.follows(cards, 0, suit))
      for (const [second, b] of this.follows(cards, 1, suit)) {
        const winner = this.winner(cards, suit, [
          [0, first, a],
          [1, second, b],
        ]);
        const next = lessOne(without(without(cards, 0, first, a), 1, second, b), suit);
        if (this.can(next, winner, winner === undefined ? need : need - 1)) return true;
      }
    return false;
  }

  /**
   * Returns the useful plays of a hand to a suit: the ends of its holding, or else a ruff, or the lowest of another
   * suit. A hand without cards plays none.
   */
  private follows(cards: Holdings, hand: 0 | 1, suit: number): readonly (readonly [number, number])[] {
    const own = at(cards, hand, suit);
    if (own !== 0) return ends(own).map((card) => [suit, card]);
    const discards = [0, 1, 2, 3].flatMap((each) => {
      const held = at(cards, hand, each);
      if (held === 0) return [];
      return each === this.trump
        ? ends(held).map((card) => [each, card] as const)
        : [[each, held & -held] as const];
    });
    return discards.length > 0 ? discards : [[suit, 0]];
  }

  /** Returns the player's hand that surely wins the trick, whatever the others hold and play. */
  private winner(cards: Holdings, led: number, played: readonly Played[]): 0 | 1 | undefined {
    const isRuffed = played.some(([, suit, card]) => suit === this.trump && card !== 0);
    const suit = isRuffed ? this.trump : led;
    const [best] = played.filter((each) => each[1] === suit).sort((a, b) => b[2] - a[2]);
    if (best === undefined || best[2] === 0) return undefined;
    const [hand, , card] = best;
    if (at(cards, 2, suit) > card) return undefined;
    // a hand that cannot follow may ruff
    if (this.trump >= 0 && suit !== this.trump && at(cards, 2, this.trump) !== 0) return undefined;
    return hand;
  }
}

const at = (cards: Holdings, hand: number, suit: number): number => cards[hand * 4 + suit] ?? 0;

const without = (cards: Holdings, hand: number, suit: number, card: number): Holdings =>
  cards.with(hand * 4 + suit, at(cards, hand, suit) & ~card);

/** Removes the others' lowest card of a suit that was led, if they had any: they keep the higher ones. */
const lessOne = (cards: Holdings, suit: number): Holdings => {
  const pool = at(cards, 2, suit);
  return cards.with(POOL + suit, pool & (pool - 1));
};

/** Removes all remaining cards of the others. */
const clearPool = (cards: Holdings): Holdings => [...cards.slice(0, POOL), 0, 0, 0, 0];

/** Returns the highest and the lowest card. */
function ends(holding: number): readonly number[] {
  if (holding === 0) return [];
  const lowest = holding & -holding;
  const highest = 1 << (31 - Math.clz32(holding));
  return lowest === highest ? [highest] : [highest, lowest];
}

function sum(holdings: Holdings): number {
  let count = 0;
  for (const each of holdings) for (let rest = each; rest !== 0; rest &= rest - 1) count++;
  return count;
}
