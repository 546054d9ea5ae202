import type { SeatCall } from '@overtrick/rules/auction/auction';
import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { rankIndex, SUITS, type Suit, suitIndex } from '@overtrick/rules/cards/card';
import { type CardSet, holding } from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, partner, type Seat, turn } from '@overtrick/rules/cards/seat';
import { beats, type SeatCard } from '@overtrick/rules/play/trick';

/** A play as everyone at the table sees it. Suits are numbered from clubs, 0, to spades, 3; holdings have 13 bits. */
export interface PublicPlay {
  readonly trump: Suit | undefined;
  /** The level of the contract; 0 without one. */
  readonly level: number;
  readonly declarer: Seat | undefined;
  readonly dummy: Seat | undefined;
  /** Dummy's hand as it was dealt, once it is visible. */
  readonly dummys: CardSet | undefined;
  readonly calls: readonly SeatCall[];
  readonly played: readonly SeatCard[];
}

/** A play before its start, without an auction. */
export const NOTHING_SEEN: PublicPlay = {
  trump: undefined,
  level: 0,
  declarer: undefined,
  dummy: undefined,
  dummys: undefined,
  calls: [],
  played: [],
};

/** Everyone's knowledge when a hand is to play. */
export interface Moment {
  readonly seat: Seat;
  readonly partner: Seat;
  /** 1 for the leader to 4 for the last. */
  readonly place: number;
  /** The suit of the card led; −1 for the leader. */
  readonly led: number;
  /** The suit and the rank that win so far, and their seat: −1 and `undefined` for the leader. */
  readonly bestSuit: number;
  readonly bestRank: number;
  readonly bestSeat: Seat | undefined;
  /** The number of finished tricks. */
  readonly tricks: number;
  /** The ranks gone, by suit, including the current trick. */
  readonly gone: readonly number[];
  /** The ranks that this hand has played, by suit. */
  readonly own: readonly number[];
  /** The first rank that it played in each suit; −1 for none. */
  readonly first: readonly number[];
  /** The number of times that each suit was led, without this trick. */
  readonly rounds: readonly number[];
  /** The leader of each suit's first round: 0 nobody, 1 this hand, 2 partner, 3 one of the others. */
  readonly ledBy: readonly number[];
  /** The suits that this hand has discarded before. */
  readonly thrown: readonly boolean[];
  /** The suit of the last trick's lead; −1 on the first. */
  readonly lastLed: number;
  /** Dummy's remaining ranks, by suit; empty while it is not visible. */
  readonly dummys: readonly number[];
  /** The place of dummy: 0 not visible, 1 on the left, 2 opposite, 3 on the right, 4 this hand. */
  readonly dummyAt: number;
}

/** Returns the moments of all cards played, in order, and of the next card by `next`. */
export function momentsOf(play: PublicPlay, next?: Seat): readonly Moment[] {
  const moments: Moment[] = [];
  const gone = [0, 0, 0, 0];
  const own = bySeat(() => [0, 0, 0, 0]);
  const first = bySeat(() => [-1, -1, -1, -1]);
  const thrown = bySeat(() => [false, false, false, false]);
  const rounds = [0, 0, 0, 0];
  const leaders: (Seat | undefined)[] = [undefined, undefined, undefined, undefined];
  let trick: SeatCard[] = [];
  let best: SeatCard | undefined;
  let lastLed = -1;
  const momentAt = (seat: Seat, index: number): Moment => {
    const isSeen = play.dummys !== undefined && index > 0;
    const [lead] = trick;
    return {
      seat,
      partner: partner(seat),
      place: trick.length + 1,
      led: lead === undefined ? -1 : suitIndex(lead.card),
      bestSuit: best === undefined ? -1 : suitIndex(best.card),
      bestRank: best === undefined ? -1 : rankIndex(best.card),
      bestSeat: best?.seat,
      tricks: Math.floor(index / 4),
      gone: [...gone],
      own: [...own[seat]],
      first: [...first[seat]],
      rounds: [...rounds],
      ledBy: leaders.map((leader) => ledByOf(seat, leader)),
      thrown: [...thrown[seat]],
      lastLed,
      dummys: SUITS.map((suit, i) =>
        isSeen && play.dummy !== undefined && play.dummys !== undefined
          ? holding(play.dummys, suit) & ~(own[play.dummy][i] ?? 0)
          : 0,
      ),
      dummyAt: isSeen && play.dummy !== undefined ? dummyAtOf(seat, play.dummy) : 0,
    };
  };
  for (const [index, { seat, card }] of play.played.entries()) {
    moments.push(momentAt(seat, index));
    const suit = suitIndex(card);
    const rank = rankIndex(card);
    const led = trick[0] === undefined ? suit : suitIndex(trick[0].card);
    if (trick.length === 0) leaders[suit] ??= seat;
    if (suit !== led) thrown[seat][suit] = true;
    gone[suit] = (gone[suit] ?? 0) | (1 << rank);
    own[seat][suit] = (own[seat][suit] ?? 0) | (1 << rank);
    if (first[seat][suit] === -1) first[seat][suit] = rank;
    if (best === undefined || beats(card, best.card, play.trump)) best = { seat, card };
    trick.push({ seat, card });
    if (trick.length === 4) {
      rounds[led] = (rounds[led] ?? 0) + 1;
      lastLed = led;
      trick = [];
      best = undefined;
    }
  }
  if (next !== undefined) moments.push(momentAt(next, play.played.length));
  return moments;
}

const ledByOf = (seat: Seat, leader: Seat | undefined): number =>
  leader === undefined ? 0 : leader === seat ? 1 : leader === partner(seat) ? 2 : 3;

const dummyAtOf = (seat: Seat, dummy: Seat): number =>
  [turn(seat, 1), turn(seat, 2), turn(seat, 3), seat].indexOf(dummy) + 1;

/**
 * Returns the level at which each seat first bid each suit, 0 for never. Natural and artificial bids are not
 * distinguished; their frequencies do that.
 */
export function suitsBid(calls: readonly SeatCall[]): BySeat<readonly number[]> {
  const bid = bySeat(() => [0, 0, 0, 0]);
  for (const { seat, call } of calls) {
    if (!isBid(call)) continue;
    const strain = strainOf(call);
    if (strain === 'N') continue;
    const at = SUITS.indexOf(strain);
    if (bid[seat][at] === 0) bid[seat][at] = levelOf(call);
  }
  return bid;
}
