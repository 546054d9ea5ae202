import { assert, defined } from '@overtrick/rules/assert';
import { type Card, SUITS, type Suit } from '@overtrick/rules/card';
import { cardsOf, size } from '@overtrick/rules/cardSet';
import type { RankedPlay } from '@overtrick/rules/position';
import { SEATS, type Seat } from '@overtrick/rules/seat';

/** Hands of more cards are not counted out. */
const MOST_CARDS = 10;
const HANDS = 4;
/** A joker that belongs to no suit has one of its own, which is then the only trump. */
const JOKERS = 4;
const SUIT_COUNT = 5;
const TRUMPED = 32;
/** A card is its suit times this plus its rank among the cards that are left, the lowest 0. */
const SIZE = 16;
const NONE = -1;
/** Ways on from a moment of the play, at most: a card each, and a joker once for each suit that it asks for. */
const WIDTH = 16;

/** Positions that are remembered, a power of two. */
const ENTRIES = 2 ** 18;

/** What is known of positions between tricks. Entries of other plays have another stamp. */
const memory = {
  stamp: 0,
  stamps: new Int32Array(0),
  keys: new Int32Array(0),
  /** The fewest and the most tricks that are still possible, four bits each. */
  bounds: new Uint8Array(0),
};

function freshStamp(): number {
  if (memory.keys.length === 0) {
    memory.stamps = new Int32Array(ENTRIES);
    memory.keys = new Int32Array(ENTRIES);
    memory.bounds = new Uint8Array(ENTRIES);
  }
  memory.stamp += 1;
  return memory.stamp;
}

/** The number of positions that may still be looked at: shared by all counts of a decision. */
export interface Effort {
  left: number;
}

/** A way on for the hand on turn: a card, and the suit that it asks for where it is a joker of no suit. */
export interface RankedMove {
  readonly card: Card;
  /** The index of the suit. */
  readonly asks?: number;
}

/**
 * Counts a play out, every card open: the tricks that the first side takes when both do their best, by search with
 * bounds of positions between tricks. A side that must avoid tricks is the first one here.
 *
 * A hand is a set of ranks for each suit, counted among the cards that are left, so that cards which nothing lies
 * between are the same; a row is the range of its cards that are left. Since all hands have as many cards between
 * tricks, the cards of two hands, the left ends of two rows and the leader name a position in 30 bits.
 */
export class Count {
  /** The hands whose tricks are counted. */
  readonly counted: readonly Seat[];
  private readonly effort: Effort;
  private readonly stamp = freshStamp();
  private readonly trump: number;
  private readonly size: number;
  private readonly next: readonly number[];
  private readonly isCounted: readonly boolean[];
  /** Does the hand want the counted side to take tricks? */
  private readonly wants: readonly boolean[];
  private readonly isRow: readonly boolean[];
  private readonly avoids: boolean;
  /** The hand that must not take a trick. */
  private readonly avoider: number;
  /** Ranks held, by hand and suit. */
  private readonly held = new Int32Array(HANDS * SUIT_COUNT);
  /** Ranks that are left in any hand or in the trick, by suit. */
  private readonly alive = new Int32Array(SUIT_COUNT);
  /** The bits of the cards that each hand holds, its suits and ranks in order. */
  private readonly bits = new Int32Array(HANDS);
  private readonly bitOf = new Int32Array(HANDS * SUIT_COUNT * SIZE);
  /** The codes of a row from its left end, and the places of the ends that are left. */
  private readonly rows = new Int32Array(HANDS * SIZE);
  private readonly left = new Int32Array(HANDS);
  private readonly right = new Int32Array(HANDS);
  private readonly cards = new Map<Card, number>();
  /** The trick in progress, as the search has it. */
  private readonly table = new Int32Array((MOST_CARDS + 1) * HANDS);
  private readonly moves = new Int32Array((MOST_CARDS + 1) * HANDS * WIDTH);
  private readonly scores = new Int32Array((MOST_CARDS + 1) * HANDS * WIDTH);
  private readonly start: {
    readonly seat: number;
    readonly played: number;
    readonly led: number;
    readonly best: number;
    readonly winner: number;
    readonly tricks: number;
    readonly isNaming: boolean;
  };

  constructor(about: RankedPlay, effort: Effort) {
    const { play, sides, rows, aside, suitOf, heightOf, avoiding } = about;
    this.effort = effort;
    this.avoids = avoiding !== undefined;
    this.avoider = SEATS.findIndex((seat) => seat !== aside && avoiding?.includes(seat));
    this.counted = avoiding ?? sides[0];
    this.isCounted = SEATS.map((seat) => this.counted.includes(seat));
    this.wants = this.isCounted.map((isOwn) => isOwn !== this.avoids);
    this.isRow = SEATS.map((seat) => rows[seat] !== undefined);
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
    const { trick } = play;
    const [lead] = trick;
    const asked = about.named === undefined ? NONE : indexOf(about.named);
    const led = lead === undefined ? NONE : suit(lead.card);
    const start = {
      seat: seatIndex(about.isNaming ? defined(lead, 'the joker').seat : play.turn),
      played: trick.length,
      led: led === JOKERS ? asked : led,
      best: NONE,
      winner: seatIndex(play.turn),
      tricks: 0,
      isNaming: about.isNaming,
    };
    const leader = seatIndex(lead?.seat ?? play.turn);
    start.tricks = size(play.hands[defined(SEATS[leader], 'a leader')]) + (lead === undefined ? 0 : 1);
    assert(start.tricks <= MOST_CARDS, 'a hand of ten cards at most');
    for (const [place, { seat, card }] of trick.entries()) {
      const code = defined(this.cards.get(card), 'a card');
      this.table[start.tricks * HANDS + place] = code;
      const power = this.power(code, start.led);
      if (power > start.best) {
        start.best = power;
        start.winner = seatIndex(seat);
      }
    }
    this.start = start;
  }

  /** The most tricks that the counted side can have: those that are left, the one in progress among them. */
  get tricks(): number {
    return this.start.tricks;
  }

  /** Does the counted side take so many tricks from here on? `undefined` when the effort ended. */
  takes(need: number): boolean | undefined {
    const { seat, played, led, best, winner, tricks, isNaming } = this.start;
    if (isNaming) return this.anyNamed(need);
    const result =
      played === 0
        ? this.between(seat, tricks, need)
        : this.turn(played, seat, led, best, winner, tricks, need);
    return this.effort.left < 0 ? undefined : result;
  }

  /** The same after a way on of the hand on turn. */
  takesAfter({ card, asks }: RankedMove, need: number): boolean | undefined {
    const { seat, played, led, best, winner, tricks, isNaming } = this.start;
    const result = isNaming
      ? this.turn(1, this.nextOf(seat), defined(asks, 'a suit'), TRUMPED + SIZE, seat, tricks, need)
      : this.after(
          defined(this.cards.get(card), 'a card') + (asks === undefined ? 0 : (asks + 1) * ASKED),
          played,
          seat,
          led,
          best,
          winner,
          tricks,
          need,
        );
    return this.effort.left < 0 ? undefined : result;
  }

  private anyNamed(need: number): boolean | undefined {
    const { seat } = this.start;
    const wants = this.wants[seat] === true;
    const card = 0;
    for (let asks = 0; asks < SUITS.length; asks++) {
      const result = this.takesAfter({ card, asks }, need);
      if (result === undefined || result === wants) return result;
    }
    return !wants;
  }

  private nextOf(seat: number): number {
    return this.next[seat] ?? 0;
  }

  /** The ranks of the cards that are left in each suit. */
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

  private power(code: number, led: number): number {
    const suit = code >> 4;
    if (suit === this.trump) return TRUMPED + (code & 15);
    return suit === led ? code & 15 : NONE;
  }

  private keyOf(leader: number): number {
    let key = leader;
    for (let seat = 0; seat < HANDS; seat++)
      key =
        this.isRow[seat] === true
          ? (key << 4) | (this.left[seat] as number)
          : (key << 10) | (this.bits[seat] as number);
    return key;
  }

  /** Does the counted side take so many of the tricks left, with this hand on lead? */
  private between(leader: number, tricks: number, need: number): boolean {
    if (need <= 0) return true;
    if (need > tricks) return false;
    if (this.effort.left-- <= 0) return false;
    const key = this.keyOf(leader);
    const place = (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> 14) & (ENTRIES - 1);
    let low = 0;
    let high = tricks;
    if (memory.stamps[place] === this.stamp && memory.keys[place] === key) {
      const bounds = memory.bounds[place] as number;
      low = bounds >> 4;
      high = bounds & 15;
      if (low >= need) return true;
      if (high < need) return false;
    } else {
      if (this.avoids && this.isCounted[leader] !== true && this.isSafe()) return false;
      const sure = this.sureTricks(leader, tricks);
      if (sure >= 0) {
        if (sure >= need) return true;
      } else if (tricks + sure + 1 < need) return false;
    }
    const result = this.turn(0, leader, NONE, NONE, leader, tricks, need);
    if (this.effort.left < 0) return false;
    // what was looked at below may have taken the place
    if (memory.stamps[place] !== this.stamp || memory.keys[place] !== key) {
      memory.stamps[place] = this.stamp;
      memory.keys[place] = key;
      low = 0;
      high = tricks;
    } else {
      const bounds = memory.bounds[place] as number;
      low = bounds >> 4;
      high = bounds & 15;
    }
    if (result) low = Math.max(low, need);
    else high = Math.min(high, need - 1);
    memory.bounds[place] = (low << 4) | high;
    return result;
  }

  /**
   * Tricks that no play can take from a side: those of the highest trumps that one hand holds, and of a hand on lead
   * those of the highest cards when no other hand has a trump. As they are for the counted side, and as -1 less them
   * for the other.
   */
  private sureTricks(leader: number, tricks: number): number {
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
   * Can the hand that must avoid tricks stay below whatever is led to it? It can where each of its cards has fewer lower
   * ones against it than the hand itself has: it plays the highest that still loses, and throws its high cards away.
   */
  private isSafe(): boolean {
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

  /** The same in a trick, of which so many cards are played. */
  private turn(
    played: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
    tricks: number,
    need: number,
  ): boolean {
    const wants = this.wants[seat] as boolean;
    const from = (tricks * HANDS + played) * WIDTH;
    const count = this.list(from, played, seat, led, best, winner);
    for (let i = 0; i < count; i++) {
      const result = this.after(
        this.moves[from + i] as number,
        played,
        seat,
        led,
        best,
        winner,
        tricks,
        need,
      );
      if (result === wants || this.effort.left < 0) return result;
    }
    return !wants;
  }

  private after(
    move: number,
    played: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
    tricks: number,
    need: number,
  ): boolean {
    const code = move & (ASKED - 1);
    const asks = (move >> 8) - 1;
    const suit = code >> 4;
    const bit = 1 << (code & 15);
    const spot = seat * SUIT_COUNT + suit;
    const { held, alive, bits, left, right, table } = this;
    const following = played > 0 ? led : asks >= 0 ? asks : suit;
    const power = this.power(code, following);
    const isBest = power > best;
    const wins = isBest ? seat : winner;
    const isRow = this.isRow[seat] as boolean;
    const ends = isRow ? ((left[seat] as number) << 8) | (right[seat] as number) : 0;
    held[spot] = (held[spot] as number) & ~bit;
    if (isRow) {
      if (this.rows[seat * SIZE + (left[seat] as number)] === code) left[seat] = (left[seat] as number) + 1;
      else right[seat] = (right[seat] as number) - 1;
    } else bits[seat] = (bits[seat] as number) & ~(this.bitOf[seat * SUIT_COUNT * SIZE + code] as number);
    const base = tricks * HANDS;
    table[base + played] = code;
    let result: boolean;
    if (played + 1 === this.size) {
      for (let i = 0; i <= played; i++) {
        const gone = table[base + i] as number;
        alive[gone >> 4] = (alive[gone >> 4] as number) & ~(1 << (gone & 15));
      }
      result = this.between(wins, tricks - 1, this.isCounted[wins] === true ? need - 1 : need);
      for (let i = 0; i <= played; i++) {
        const gone = table[base + i] as number;
        alive[gone >> 4] = (alive[gone >> 4] as number) | (1 << (gone & 15));
      }
    } else
      result = this.turn(
        played + 1,
        this.next[seat] as number,
        following,
        isBest ? power : best,
        wins,
        tricks,
        need,
      );
    held[spot] = (held[spot] as number) | bit;
    if (isRow) {
      left[seat] = ends >> 8;
      right[seat] = ends & 255;
    } else bits[seat] = (bits[seat] as number) | (this.bitOf[seat * SUIT_COUNT * SIZE + code] as number);
    return result;
  }

  /** Lists the ways on that differ, the most promising first. */
  private list(
    from: number,
    played: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
  ): number {
    let count = 0;
    if (this.isRow[seat] === true) {
      const low = this.rows[seat * SIZE + (this.left[seat] as number)] as number;
      const high = this.rows[seat * SIZE + (this.right[seat] as number)] as number;
      const lows = played > 0 && low >> 4 === led;
      const highs = played > 0 && high >> 4 === led;
      const free = !lows && !highs;
      if (lows || free) count = this.add(from, count, low, played, seat, led, best, winner);
      if ((highs || free) && low !== high)
        count = this.add(from, count, high, played, seat, led, best, winner);
      return count;
    }
    const spot = seat * SUIT_COUNT;
    const follows = played > 0 && (this.held[spot + led] as number) !== 0;
    const first = follows ? led : 0;
    const last = follows ? led : SUIT_COUNT - 1;
    for (let suit = first; suit <= last; suit++) {
      const own = this.held[spot + suit] as number;
      if (own === 0) continue;
      const others = (this.alive[suit] as number) & ~own;
      let rest = own;
      while (rest !== 0) {
        const bit = rest & -rest;
        const rank = 31 - Math.clz32(bit);
        count = this.add(from, count, suit * SIZE + rank, played, seat, led, best, winner);
        // those above it up to the next card of another are the same
        const above = others & ~(2 * bit - 1);
        const next = above & -above;
        rest = above === 0 ? 0 : rest & ~(next - 1);
      }
    }
    return count;
  }

  private add(
    from: number,
    count: number,
    code: number,
    played: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
  ): number {
    if (code >> 4 === JOKERS && played === 0) {
      let all = count;
      for (let suit = 0; suit < JOKERS; suit++) all = this.insert(from, all, code + (suit + 1) * ASKED, 20);
      return all;
    }
    return this.insert(from, count, code, this.promise(code, played, seat, led, best, winner));
  }

  private insert(from: number, count: number, move: number, score: number): number {
    let i = from + count;
    const { moves, scores } = this;
    while (i > from && (scores[i - 1] as number) < score) {
      moves[i] = moves[i - 1] as number;
      scores[i] = scores[i - 1] as number;
      i--;
    }
    moves[i] = move;
    scores[i] = score;
    return count + 1;
  }

  /** The higher, the earlier a card is tried. */
  private promise(
    code: number,
    played: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
  ): number {
    const suit = code >> 4;
    const rank = code & 15;
    const isTop = (this.alive[suit] as number) >> (rank + 1) === 0;
    const cost = suit === this.trump ? 20 + rank : rank;
    if (this.avoids) {
      if (this.wants[seat] === true) {
        const theirs = this.held[this.avoider * SUIT_COUNT + suit] as number;
        const isUnder = theirs !== 0 && (theirs & ((1 << rank) - 1)) === 0;
        return (played === 0 && isUnder ? 50 : 0) - rank;
      }
      const loses = played > 0 && this.power(code, led) < best;
      return loses ? 50 + rank : played + 1 === this.size ? rank : -rank;
    }
    if (played === 0)
      return isTop ? 60 + (suit === this.trump ? -5 : 0) : suit === this.trump ? -10 : 20 - rank;
    const power = this.power(code, led);
    const isOurs = this.isCounted[winner] === this.isCounted[seat];
    if (power < best) return (isOurs ? 40 : 20) - cost;
    if (isOurs) return (isTop && played + 1 < this.size ? 45 : 10) - cost;
    if (played + 1 === this.size) return 100 - cost;
    return (isTop || suit === this.trump ? 100 : 60) - cost / 2 + (isTop ? 0 : rank);
  }
}

/** A move that asks for a suit is its card plus this for each suit up to it. */
const ASKED = 256;

const indexOf = (suit: Suit): number => SUITS.indexOf(suit);
const seatIndex = (seat: Seat): number => SEATS.indexOf(seat);

function onesIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number of highest cards of the suit that are held. */
function topsIn(own: number, alive: number): number {
  const others = alive & ~own;
  const above = others === 0 ? own : own & ~(2 ** (32 - Math.clz32(others)) - 1);
  return onesIn(above);
}
