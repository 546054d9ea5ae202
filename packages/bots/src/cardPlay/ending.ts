import { type Card, rankIndex, SUITS, type Suit, suitIndex } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, cardsOf, holding, size } from '@overtrick/rules/cards/cardSet';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Trick } from '@overtrick/rules/play/trick';
import { inTurnFrom, type Table } from '@overtrick/rules/views/view';

/** The rest of a deal with every hand open. Hands without a card left or in the trick take no part. */
export interface Ending extends Table {
  readonly hands: BySeat<CardSet>;
  readonly trump?: Suit;
  /** The hand that plays next. */
  readonly turn: Seat;
  /** The current trick; empty between tricks. */
  readonly trick: Trick;
}

export type Verdict = 'sure' | 'not' | 'unknown';

/** Counts the unfinished tricks, including the current one. */
export const tricksLeftIn = ({ hands, trick, turn }: Ending): number =>
  Math.max(
    size(hands[turn]),
    ...SEATS.map((seat) => size(hands[seat]) + (trick.some((p) => p.seat === seat) ? 1 : 0)),
  );

/**
 * Searches whether the hands of `ours` take at least `tricks` of the remaining tricks against any play of the others,
 * with open cards. Exact alpha–beta; `unknown` if it takes more than `nodes` played cards.
 */
export function canTake(
  ending: Ending,
  ours: (seat: Seat) => boolean,
  tricks: number,
  nodes: number,
): Verdict {
  const left = tricksLeftIn(ending);
  if (tricks <= 0) return 'sure';
  if (tricks > left) return 'not';
  const search = new Search(ending, ours, nodes);
  const won = search.run(tricks, left);
  return search.isExhausted ? 'unknown' : won ? 'sure' : 'not';
}

/**
 * Returns the tricks for the hands of `ours` after each card that the hand to play may play, with open cards and best
 * play by both sides. Cards equal to a neighbour are not searched, but are in the answer.
 */
export function tricksAfter(ending: Ending, ours: (seat: Seat) => boolean): ReadonlyMap<Card, number> {
  return new Search(ending, ours, Number.POSITIVE_INFINITY).evaluate(tricksLeftIn(ending));
}

/** The marker for no card yet. */
const NONE = -1;

/**
 * One search. Players are numbered in the order of play from the one on turn; a holding has 13 bits, the two lowest, at
 * `player * 4 + suit`. It allocates nothing while it runs: each depth has its row of moves.
 */
class Search {
  isExhausted = false;
  private readonly count: number;
  private readonly ours: readonly boolean[];
  private readonly held: Int32Array;
  private readonly trump: number;
  /**
   * A weight for each card. The sum of the remaining cards' weights, exact up to 48 cards, identifies a position
   * together with its leader.
   */
  private readonly weight = new Float64Array(52);
  private position = 0;
  /** The sure and the possible tricks, as `16 * possible + sure`. */
  private readonly memo = new Map<number, number>();
  private readonly rows: Int32Array[] = [];
  private readonly merits = new Int32Array(52);
  private nodes: number;
  private readonly start: { played: number; led: number; bestCard: Card; best: number };

  constructor(ending: Ending, ours: (seat: Seat) => boolean, nodes: number) {
    const { hands, trump, turn, trick } = ending;
    const isIn = (seat: Seat) => size(hands[seat]) > 0 || trick.some((played) => played.seat === seat);
    const players = inTurnFrom(ending, turn).filter(isIn);
    this.count = players.length;
    this.ours = players.map(ours);
    this.held = Int32Array.from(players.flatMap((seat) => SUITS.map((suit) => holding(hands[seat], suit))));
    this.trump = trump === undefined ? NONE : SUITS.indexOf(trump);
    this.nodes = nodes;
    let bit = 1;
    for (const card of players.flatMap((seat) => cardsOf(hands[seat]))) {
      this.weight[card] = bit;
      this.position += bit;
      bit *= 2;
    }
    const start = { played: 0, led: NONE, bestCard: NONE, best: NONE };
    for (const { seat, card } of trick) {
      if (start.played === 0) start.led = suitIndex(card);
      if (start.played === 0 || this.beats(card, start.bestCard)) {
        start.bestCard = card;
        start.best = players.indexOf(seat);
      }
      start.played += 1;
    }
    this.start = start;
  }

  /** True if ours take `need` of the `left` tricks. */
  run(need: number, left: number): boolean {
    const { played, led, bestCard, best } = this.start;
    return played === 0
      ? this.lead(0, need, left, 0)
      : this.choose(0, played, led, bestCard, best, need, left, 0);
  }

  /** Returns the tricks for ours after each card of the player to act. */
  evaluate(left: number): Map<Card, number> {
    const { played, led, bestCard, best } = this.start;
    const values = new Map<Card, number>();
    const moves = this.row(0);
    const count = this.fill(moves, 0, led, bestCard, best);
    let guess = left >> 1;
    for (const card of [...moves.subarray(0, count)]) {
      let low = 0;
      let high = left;
      while (low < high) {
        const middle = Math.min(high, Math.max(low + 1, guess));
        if (this.tryCard(card, 0, played, led, bestCard, best, middle, left, 1)) low = middle;
        else high = middle - 1;
        guess = low === middle ? middle + 1 : middle - 1;
      }
      guess = low;
      values.set(card, low);
    }
    return values;
  }

  /** Searches a position between tricks. */
  private lead(leader: number, need: number, left: number, depth: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    const key = this.position * 4 + leader;
    const known = this.memo.get(key) ?? left * 16;
    if ((known & 15) >= need) return true;
    if (known >> 4 < need) return false;
    const own = this.ours[leader] === true;
    const quick = this.quickTricks(leader);
    if (own ? quick >= need : quick > left - need) return own;
    const result = this.choose(leader, 0, NONE, NONE, NONE, need, left, depth);
    if (!this.isExhausted) this.memo.set(key, result ? (known & ~15) + need : (need - 1) * 16 + (known & 15));
    return result;
  }

  /** Tries each card of the player to act: ours look for one that reaches `need`, theirs for one that does not. */
  private choose(
    player: number,
    played: number,
    led: number,
    bestCard: Card,
    best: number,
    need: number,
    left: number,
    depth: number,
  ): boolean {
    const own = this.ours[player] === true;
    const moves = this.row(depth);
    const count = this.fill(moves, player, led, bestCard, best);
    for (let i = 0; i < count; i++) {
      const card = moves[i] ?? 0;
      if (this.nodes-- <= 0) this.isExhausted = true;
      if (this.isExhausted) return false;
      if (this.tryCard(card, player, played, led, bestCard, best, need, left, depth + 1) === own) return own;
    }
    return !own;
  }

  private tryCard(
    card: Card,
    player: number,
    played: number,
    led: number,
    bestCard: Card,
    best: number,
    need: number,
    left: number,
    depth: number,
  ): boolean {
    const at = player * 4 + suitIndex(card);
    const bit = 1 << rankIndex(card);
    const weight = this.weight[card] ?? 0;
    this.held[at] = (this.held[at] ?? 0) ^ bit;
    this.position -= weight;
    const wins = played === 0 || this.beats(card, bestCard);
    const winner = wins ? player : best;
    const isLast = played + 1 === this.count;
    const won = isLast
      ? this.lead(winner, need - (this.ours[winner] === true ? 1 : 0), left - 1, depth)
      : this.choose(
          (player + 1) % this.count,
          played + 1,
          played === 0 ? suitIndex(card) : led,
          wins ? card : bestCard,
          winner,
          need,
          left,
          depth,
        );
    this.held[at] = (this.held[at] ?? 0) ^ bit;
    this.position += weight;
    return won;
  }

  private beats(card: Card, other: Card): boolean {
    const suit = suitIndex(card);
    return suit === suitIndex(other) ? card > other : suit === this.trump;
  }

  private row(depth: number): Int32Array {
    const row = this.rows[depth];
    if (row !== undefined) return row;
    const made = new Int32Array(16);
    this.rows[depth] = made;
    return made;
  }

  /** Fills a row with one card of each run of equals, the likeliest first, and returns their number. */
  private fill(moves: Int32Array, player: number, led: number, bestCard: Card, best: number): number {
    if (led !== NONE && this.held[player * 4 + led] !== 0)
      return this.addSuit(moves, 0, player, led, led, bestCard, best);
    let count = 0;
    for (let suit = 0; suit < 4; suit++)
      count = this.addSuit(moves, count, player, suit, led, bestCard, best);
    return count;
  }

  private addSuit(
    moves: Int32Array,
    from: number,
    player: number,
    suit: number,
    led: number,
    bestCard: Card,
    best: number,
  ): number {
    const own = this.held[player * 4 + suit] ?? 0;
    if (own === 0) return from;
    let others = 0;
    let against = 0;
    for (let other = 0; other < this.count; other++) {
      if (other === player) continue;
      const theirs = this.held[other * 4 + suit] ?? 0;
      others |= theirs;
      if (this.ours[other] !== this.ours[player]) against |= theirs;
    }
    if (led !== NONE && suitIndex(bestCard) === suit) others |= 1 << rankIndex(bestCard);
    const isPartners = led !== NONE && this.ours[best] === this.ours[player];
    let count = from;
    let isRun = false;
    for (let rank = 0; rank < 13; rank++) {
      if ((others >> rank) & 1) isRun = false;
      else if ((own >> rank) & 1) {
        if (!isRun) {
          const card = suit * 13 + rank;
          const merit =
            led === NONE
              ? (against >> rank === 0 ? 100 : 0) + (suit === this.trump ? 20 : 0) + rank
              : (!isPartners && this.beats(card, bestCard) ? 100 : 0) - rank;
          count = this.insert(moves, count, card, merit);
        }
        isRun = true;
      }
    }
    return count;
  }

  /** Inserts a card into the row, sorted by merit, the highest first. */
  private insert(moves: Int32Array, count: number, card: Card, merit: number): number {
    this.merits[card] = merit;
    let at = count;
    while (at > 0 && (this.merits[moves[at - 1] ?? 0] ?? 0) < merit) {
      moves[at] = moves[at - 1] ?? 0;
      at -= 1;
    }
    moves[at] = card;
    return count + 1;
  }

  /** Counts tricks that the leader's side has at once by the leader's highest cards: a lower bound. */
  private quickTricks(leader: number): number {
    let quick = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = this.held[leader * 4 + suit] ?? 0;
      if (own === 0) continue;
      let others = 0;
      let longest = 0;
      let rounds = 13;
      for (let other = 0; other < this.count; other++) {
        if (other === leader) continue;
        const theirs = this.held[other * 4 + suit] ?? 0;
        const length = bitCount(theirs);
        others |= theirs;
        longest = Math.max(longest, length);
        const ruffs = suit !== this.trump && this.trump >= 0 && this.held[other * 4 + this.trump] !== 0;
        if (ruffs && this.ours[other] !== this.ours[leader]) rounds = Math.min(rounds, length);
      }
      const tops = bitCount(own & ~((1 << (32 - Math.clz32(others))) - 1));
      quick += Math.min(tops >= longest ? bitCount(own) : tops, rounds);
    }
    return quick;
  }
}
