import { assert, defined } from '@overtrick/rules/assert';
import { type Card, SUITS } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { RankedPlay } from '@overtrick/rules/play/position';
import { HANDS, JOKERS, MOST_CARDS, NONE, RankedHands, SIZE, SUIT_COUNT, TRUMPED } from './hands.ts';
import { Memory } from './memory.ts';

/** The most continuations at a moment of the play: one per card, and for a joker one per suit that it asks for. */
const WIDTH = 16;

/** The number of positions that may still be examined, shared by all counts of a decision. */
export interface Effort {
  left: number;
}

/** A continuation for the hand to play: a card, and the suit that it asks for if it is a joker without a suit. */
export interface RankedMove {
  readonly card: Card;
  /** The index of the suit. */
  readonly asks?: number;
}

/**
 * Counts a play out with open cards: the tricks of the first side with best play by both, by a search with bounds of
 * positions between tricks. A side that must avoid tricks is always the first one.
 */
export class Count extends RankedHands {
  private readonly effort: Effort;
  private readonly memory = new Memory();
  /** The current trick during the search. */
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
    super(about);
    this.effort = effort;
    const { play } = about;
    const { trick } = play;
    const [lead] = trick;
    const asked = about.named === undefined ? NONE : SUITS.indexOf(about.named);
    const led = lead === undefined ? NONE : defined(this.cards.get(lead.card), 'a card') >> 4;
    const start = {
      seat: SEATS.indexOf(about.isNaming ? defined(lead, 'the joker').seat : play.turn),
      played: trick.length,
      led: led === JOKERS ? asked : led,
      best: NONE,
      winner: SEATS.indexOf(play.turn),
      tricks: 0,
      isNaming: about.isNaming,
    };
    const leader = SEATS.indexOf(lead?.seat ?? play.turn);
    start.tricks = size(play.hands[defined(SEATS[leader], 'a leader')]) + (lead === undefined ? 0 : 1);
    assert(start.tricks <= MOST_CARDS, 'a hand of ten cards at most');
    for (const [place, { seat, card }] of trick.entries()) {
      const code = defined(this.cards.get(card), 'a card');
      this.table[start.tricks * HANDS + place] = code;
      const power = this.power(code, start.led);
      if (power > start.best) {
        start.best = power;
        start.winner = SEATS.indexOf(seat);
      }
    }
    this.start = start;
  }

  /** Returns the most tricks that the counted side can have: the remaining ones, including the current one. */
  get tricks(): number {
    return this.start.tricks;
  }

  /** Searches whether the counted side takes that many tricks from here; `undefined` if the effort ran out. */
  takes(need: number): boolean | undefined {
    const { seat, played, led, best, winner, tricks, isNaming } = this.start;
    if (isNaming) return this.anyNamed(need);
    const result =
      played === 0
        ? this.between(seat, tricks, need)
        : this.turn(played, seat, led, best, winner, tricks, need);
    return this.effort.left < 0 ? undefined : result;
  }

  /** Searches the same after a continuation of the hand to play. */
  takesAfter({ card, asks }: RankedMove, need: number): boolean | undefined {
    const { seat, played, led, best, winner, tricks, isNaming } = this.start;
    const result = isNaming
      ? this.turn(1, this.next[seat] ?? 0, defined(asks, 'a suit'), TRUMPED, seat, tricks, need)
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

  /** Searches whether the counted side takes that many of the remaining tricks, with this hand on lead. */
  private between(leader: number, tricks: number, need: number): boolean {
    if (need <= 0) return true;
    if (need > tricks) return false;
    if (this.effort.left-- <= 0) return false;
    const key = this.keyOf(leader);
    const bounds = this.memory.boundsOf(key);
    if (bounds >= 0) {
      if (bounds >> 4 >= need) return true;
      if ((bounds & 15) < need) return false;
    } else {
      if (this.avoids && this.isCounted[leader] !== true && this.isSafe()) return false;
      const sure = this.sureTricks(leader, tricks);
      if (sure >= 0) {
        if (sure >= need) return true;
      } else if (tricks + sure + 1 < need) return false;
    }
    const result = this.turn(0, leader, NONE, NONE, leader, tricks, need);
    if (this.effort.left < 0) return false;
    this.memory.keep(key, tricks, need, result);
    return result;
  }

  /** Searches the same within a trick, after the given number of cards. */
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

  /** Lists the different continuations, the most promising first. */
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
        // the cards above it, up to another hand's next card, are equal
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

  /** Returns the priority of a card; higher ones are tried earlier. */
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
