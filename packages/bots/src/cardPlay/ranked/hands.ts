import { assert, defined } from '@overtrick/rules/assert';
import { type Card, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { RankedPlay } from '@overtrick/rules/play/position';

/** The most cards in a hand that are counted out. */
export const MOST_CARDS = 10;
export const HANDS = 4;
/** The suit of a joker that belongs to no other; it is then the only trump. */
export const JOKERS = 4;
export const SUIT_COUNT = 5;
export const TRUMPED = 32;
/** A card is its suit times this plus its rank among the remaining cards, with the lowest 0. */
export const SIZE = 16;
export const NONE = -1;

/**
 * The hands of a play whose cards rank by the game's own order, which a search changes and restores.
 *
 * A hand is a set of ranks for each suit, counted among the remaining cards, so that adjacent cards are equal; a row is
 * the range of its remaining cards. Between tricks all hands have the same number of cards, so two hands' cards, two
 * rows' left ends and the leader identify a position in 30 bits.
 */
export class RankedHands {
  /** The hands whose tricks are counted. */
  readonly counted: readonly Seat[];
  protected readonly trump: number;
  protected readonly size: number;
  protected readonly next: readonly number[];
  protected readonly isCounted: readonly boolean[];
  /** True if the hand wants the counted side to take tricks. */
  protected readonly wants: readonly boolean[];
  protected readonly isRow: readonly boolean[];
  protected readonly avoids: boolean;
  /** The hand that must not take a trick. */
  protected readonly avoider: number;
  /** The ranks held, by hand and suit. */
  protected readonly held = new Int32Array(HANDS * SUIT_COUNT);
  /** The ranks that are left in any hand or in the trick, by suit. */
  protected readonly alive = new Int32Array(SUIT_COUNT);
  /** The bits of the cards in each hand, with its suits and ranks in order. */
  protected readonly bits = new Int32Array(HANDS);
  protected readonly bitOf = new Int32Array(HANDS * SUIT_COUNT * SIZE);
  /** The codes of a row from its left end, and the places of its remaining ends. */
  protected readonly rows = new Int32Array(HANDS * SIZE);
  protected readonly left = new Int32Array(HANDS);
  protected readonly right = new Int32Array(HANDS);
  protected readonly cards = new Map<Card, number>();

  constructor(about: RankedPlay) {
    const { play, sides, rows, aside, suitOf, heightOf, avoiding } = about;
    this.avoids = avoiding !== undefined;
    this.avoider = SEATS.findIndex((seat) => seat !== aside && avoiding?.includes(seat));
    this.counted = avoiding ?? sides[0];
    this.isCounted = SEATS.map((seat) => this.counted.includes(seat));
    this.wants = this.isCounted.map((isOwn) => isOwn !== this.avoids);
    this.isRow = SEATS.map((seat) => rows[seat] !== undefined);
    assert(this.isRow.filter(Boolean).length >= 2, 'two hands at most that are no rows: a name of 30 bits');
    this.size = aside === undefined ? HANDS : HANDS - 1;
    const after = (seat: number): number => (seat + 1) % HANDS;
    const idle = aside === undefined ? NONE : seatIndex(aside);
    this.next = SEATS.map((_, seat) => (after(seat) === idle ? after(after(seat)) : after(seat)));
    this.trump = play.trump === undefined ? JOKERS : indexOf(play.trump);
    const suit = (card: Card): number => {
      const named = suitOf(card);
      return named === undefined ? JOKERS : indexOf(named);
    };
    this.rankCards(about, idle, suit, heightOf);
    for (const [seat, name] of SEATS.entries()) if (seat !== idle) this.dealTo(seat, about, name);
  }

  /** Computes the ranks of the remaining cards in each suit. */
  private rankCards(
    { play }: RankedPlay,
    idle: number,
    suit: (card: Card) => number,
    heightOf: (card: Card) => number,
  ): void {
    const seats = SEATS.filter((_, seat) => seat !== idle);
    const all = [
      ...seats.flatMap((seat) => cardsOf(play.hands[seat])),
      ...play.trick.map(({ card }) => card),
    ];
    const bySuit: Card[][] = Array.from({ length: SUIT_COUNT }, () => []);
    for (const card of all) bySuit[suit(card)]?.push(card);
    for (const [index, cards] of bySuit.entries()) {
      cards.sort((a, b) => heightOf(a) - heightOf(b));
      for (const [rank, card] of cards.entries()) this.cards.set(card, index * SIZE + rank);
      this.alive[index] = 2 ** cards.length - 1;
    }
  }

  private dealTo(seat: number, { play, rows }: RankedPlay, name: Seat): void {
    const { [name]: hand } = play.hands;
    const codes = cardsOf(hand)
      .map((card) => defined(this.cards.get(card), 'a card'))
      .sort((a, b) => a - b);
    assert(codes.length <= MOST_CARDS, 'a hand of ten cards at most');
    for (const [bit, code] of codes.entries()) {
      const suit = code >> 4;
      this.held[seat * SUIT_COUNT + suit] = (this.held[seat * SUIT_COUNT + suit] ?? 0) | (1 << (code & 15));
      if (this.isRow[seat] !== true) {
        this.bitOf[seat * SUIT_COUNT * SIZE + code] = 1 << bit;
        this.bits[seat] = (this.bits[seat] ?? 0) | (1 << bit);
      }
    }
    const row = (rows[name] ?? []).flatMap((card) => {
      const code = this.cards.get(card);
      return code !== undefined && codes.includes(code) ? [code] : [];
    });
    for (const [place, code] of row.entries()) this.rows[seat * SIZE + place] = code;
    this.right[seat] = row.length - 1;
  }

  protected power(code: number, led: number): number {
    const suit = code >> 4;
    if (suit === this.trump) return TRUMPED + (code & 15);
    return suit === led ? code & 15 : NONE;
  }

  protected keyOf(leader: number): number {
    let key = leader;
    for (let seat = 0; seat < HANDS; seat++)
      key =
        this.isRow[seat] === true
          ? (key << 4) | (this.left[seat] as number)
          : (key << 10) | (this.bits[seat] as number);
    return key;
  }

  /**
   * Counts tricks that no play can take from a side: those of the highest trumps in one hand, and for a hand on lead
   * those of the highest cards if no other hand has a trump. The result is positive for the counted side, and -1 minus
   * the number for the other.
   */
  protected sureTricks(leader: number, tricks: number): number {
    const { held, alive, trump } = this;
    const trumps = alive[trump] as number;
    let most = 0;
    let owner = leader;
    if (trumps !== 0) {
      const top = 1 << (31 - Math.clz32(trumps));
      for (let seat = 0; seat < HANDS; seat++) {
        const own = held[seat * SUIT_COUNT + trump] as number;
        if ((own & top) === 0) continue;
        owner = seat;
        most = topsIn(own, trumps);
      }
    }
    const own = held[leader * SUIT_COUNT + trump] as number;
    if (own === trumps && this.isRow[leader] !== true && !this.avoids) {
      owner = leader;
      most = 0;
      for (let suit = 0; suit < SUIT_COUNT; suit++)
        most += topsIn(held[leader * SUIT_COUNT + suit] as number, alive[suit] as number);
    }
    if (most > tricks) most = tricks;
    return this.isCounted[owner] === true ? most : -1 - most;
  }

  /**
   * True if the hand that must avoid tricks can stay below every lead: for each of its cards, the others hold no more
   * lower cards than it does itself. It plays the highest card that still loses, and discards high ones.
   */
  protected isSafe(): boolean {
    const seat = this.avoider;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const own = this.held[seat * SUIT_COUNT + suit] as number;
      const others = (this.alive[suit] as number) & ~own;
      if (own === 0) continue;
      if (suit === this.trump) return false;
      let below = 0;
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        if (onesIn(others & ((rest & -rest) - 1)) > below) return false;
        below++;
      }
    }
    return true;
  }
}

const indexOf = (suit: Suit): number => SUITS.indexOf(suit);
const seatIndex = (seat: Seat): number => SEATS.indexOf(seat);

function onesIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Counts the highest cards of the suit that are held. */
function topsIn(own: number, alive: number): number {
  const others = alive & ~own;
  const above = others === 0 ? own : own & ~(2 ** (32 - Math.clz32(others)) - 1);
  return onesIn(above);
}
