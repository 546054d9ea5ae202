import { type Card, rankIndex, SUITS, type Suit, suitIndex } from '@overtrick/rules/card';
import { bitCount, type CardSet, cardsOf, holding, size } from '@overtrick/rules/cardSet';
import { type BySeat, type Seat, seatsFrom } from '@overtrick/rules/seat';
import type { Trick } from '@overtrick/rules/trick';

/** What is left of a deal with every hand open. Hands without a card left or in the trick take no part. */
export interface Ending {
  readonly hands: BySeat<CardSet>;
  readonly trump?: Suit;
  /** The hand that plays next. */
  readonly turn: Seat;
  /** The trick in progress; empty between tricks. */
  readonly trick: Trick;
}

export type Verdict = 'sure' | 'not' | 'unknown';

/** Tricks not yet finished, the one in progress among them. */
export const tricksLeftIn = ({ hands, trick, turn }: Ending): number =>
  Math.max(
    size(hands[turn]),
    ...seatsFrom(turn).map((seat) => size(hands[seat]) + (trick.some((p) => p.seat === seat) ? 1 : 0)),
  );

/**
 * Do the hands that `ours` names take at least `tricks` of the tricks left against any play of the others, all cards seen?
 * Exact alpha–beta; `unknown` when it takes more than `nodes` played cards to say.
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

/** The trick so far: who leads it, how many have played, and the card that is winning with its player. */
interface Running {
  readonly leader: number;
  readonly played: number;
  readonly led: number;
  readonly bestCard: Card;
  readonly best: number;
}

/** One search. Players are numbered clockwise; a holding is 13 bits, the two lowest, at `player * 4 + suit`. */
class Search {
  isExhausted = false;
  private readonly players: readonly Seat[];
  private readonly ours: readonly boolean[];
  private readonly held: Int32Array;
  private readonly trump: number;
  private readonly start: Running | undefined;
  /** A bit of its own for each card: what is left is their sum, exact up to 48 cards, and names a position with its leader. */
  private readonly weight = new Float64Array(52);
  private position = 0;
  /** Tricks that are sure, and that are possible, as `16 * possible + sure`. */
  private readonly memo = new Map<number, number>();
  private nodes: number;

  constructor({ hands, trump, turn, trick }: Ending, ours: (seat: Seat) => boolean, nodes: number) {
    const isIn = (seat: Seat) => size(hands[seat]) > 0 || trick.some((played) => played.seat === seat);
    this.players = seatsFrom(turn).filter(isIn);
    this.ours = this.players.map(ours);
    this.held = Int32Array.from(
      this.players.flatMap((seat) => SUITS.map((suit) => holding(hands[seat], suit))),
    );
    this.trump = trump === undefined ? -1 : SUITS.indexOf(trump);
    this.nodes = nodes;
    let bit = 1;
    for (const card of this.players.flatMap((seat) => cardsOf(hands[seat]))) {
      this.weight[card] = bit;
      this.position += bit;
      bit *= 2;
    }
    this.start = trick.reduce<Running | undefined>(
      (running, { seat, card }) => this.after(running, this.players.indexOf(seat), card),
      undefined,
    );
  }

  run(need: number, left: number): boolean {
    return this.start === undefined ? this.lead(0, need, left) : this.follow(this.start, need, left);
  }

  /** Between tricks. */
  private lead(leader: number, need: number, left: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    const key = this.position * 4 + leader;
    const known = this.memo.get(key) ?? left * 16;
    if ((known & 15) >= need) return true;
    if (known >> 4 < need) return false;
    const own = this.ours[leader] === true;
    const quick = this.quickTricks(leader);
    if (own ? quick >= need : quick > left - need) return own;
    const result = this.choose(undefined, leader, need, left);
    if (!this.isExhausted) {
      const sure = result ? need : known & 15;
      const possible = result ? known >> 4 : need - 1;
      this.memo.set(key, possible * 16 + sure);
    }
    return result;
  }

  private follow(running: Running, need: number, left: number): boolean {
    if (running.played < this.players.length) {
      return this.choose(running, (running.leader + running.played) % this.players.length, need, left);
    }
    return this.lead(running.best, need - (this.ours[running.best] ? 1 : 0), left - 1);
  }

  /** The player on turn tries his cards: ours look for one that reaches `need`, theirs for one that does not. */
  private choose(running: Running | undefined, player: number, need: number, left: number): boolean {
    const own = this.ours[player] === true;
    for (const card of this.moves(running, player)) {
      if (this.nodes-- <= 0) this.isExhausted = true;
      if (this.isExhausted) return false;
      const at = player * 4 + suitIndex(card);
      const weight = this.weight[card] ?? 0;
      this.held[at] = (this.held[at] ?? 0) ^ (1 << rankIndex(card));
      this.position -= weight;
      const won = this.follow(this.after(running, player, card), need, left);
      this.held[at] = (this.held[at] ?? 0) ^ (1 << rankIndex(card));
      this.position += weight;
      if (won === own) return own;
    }
    return !own;
  }

  private after(running: Running | undefined, player: number, card: Card): Running {
    if (running === undefined)
      return { leader: player, played: 1, led: suitIndex(card), bestCard: card, best: player };
    const { leader, played, led, bestCard, best } = running;
    const wins = this.beats(card, bestCard);
    return { leader, played: played + 1, led, bestCard: wins ? card : bestCard, best: wins ? player : best };
  }

  private beats(card: Card, other: Card): boolean {
    const suit = suitIndex(card);
    return suit === suitIndex(other) ? card > other : suit === this.trump;
  }

  /** One card of each run of equals, the likeliest first. */
  private moves(running: Running | undefined, player: number): Card[] {
    const cards: Card[] = [];
    const led = running?.led;
    if (led !== undefined && this.held[player * 4 + led] !== 0) {
      this.addMoves(cards, player, led, running);
    } else {
      for (let suit = 0; suit < 4; suit++) this.addMoves(cards, player, suit, running);
    }
    if (cards.length < 2) return cards;
    return running === undefined ? this.orderLeads(cards, player) : this.orderFollows(cards, player, running);
  }

  private addMoves(cards: Card[], player: number, suit: number, running: Running | undefined): void {
    let others = 0;
    for (let other = 0; other < this.players.length; other++) {
      if (other !== player) others |= this.held[other * 4 + suit] ?? 0;
    }
    if (running !== undefined && suitIndex(running.bestCard) === suit)
      others |= 1 << rankIndex(running.bestCard);
    const own = this.held[player * 4 + suit] ?? 0;
    let isRun = false;
    for (let rank = 0; rank < 13; rank++) {
      if ((others >> rank) & 1) isRun = false;
      else if ((own >> rank) & 1) {
        if (!isRun) cards.push(suit * 13 + rank);
        isRun = true;
      }
    }
  }

  /** Masters first, from the highest. */
  private orderLeads(cards: Card[], player: number): Card[] {
    const merit = (card: Card) => {
      const suit = suitIndex(card);
      let above = 0;
      for (let other = 0; other < this.players.length; other++) {
        if (this.ours[other] !== this.ours[player])
          above |= (this.held[other * 4 + suit] ?? 0) >> rankIndex(card);
      }
      return (above === 0 ? 100 : 0) + (suit === this.trump ? 20 : 0) + rankIndex(card);
    };
    return cards.sort((a, b) => merit(b) - merit(a));
  }

  /** Partner winning as the last but him: low; else the cheapest winner, then low. */
  private orderFollows(cards: Card[], player: number, { bestCard, best }: Running): Card[] {
    const isPartners = this.ours[best] === this.ours[player];
    const merit = (card: Card) => (!isPartners && this.beats(card, bestCard) ? 100 : 0) - rankIndex(card);
    return cards.sort((a, b) => merit(b) - merit(a));
  }

  /** Tricks that the leader's side has at once by his own highest cards: fewer than the truth, never more. */
  private quickTricks(leader: number): number {
    let quick = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = this.held[leader * 4 + suit] ?? 0;
      if (own === 0) continue;
      let others = 0;
      let longest = 0;
      let rounds = 13;
      for (let other = 0; other < this.players.length; other++) {
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
