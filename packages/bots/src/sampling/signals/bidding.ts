import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, lho, partner, rho, type Seat } from '@overtrick/rules/cards/seat';
import type { Holdings } from './plays.ts';
import { makeSwitches, type Switches } from './switches.ts';

/** A player's calls in an auction, as numbers. */
interface Doings {
  /** The first call other than pass, as numbered by `numberOfFirst`; 0 for none. */
  readonly first: number;
  /** True if they passed before anyone bid. */
  readonly hasPassed: boolean;
  readonly bids: number;
  readonly doubles: number;
  readonly highest: number;
  /** The level of their last notrump bid, 0 for none. */
  readonly notrump: number;
  /** By suit: the level of the first bid in it, the number of bids, and its place among their suits, from 1. */
  readonly levels: readonly number[];
  readonly times: readonly number[];
  readonly order: readonly number[];
  /** By suit: true if their first bid in it skipped a lower one in the same suit. */
  readonly jumps: readonly boolean[];
  /** By suit: true if they doubled a bid in it. */
  readonly doubled: readonly boolean[];
}

/** An auction as everyone heard it. */
export interface PublicAuction {
  readonly doings: BySeat<Doings>;
  readonly declarer: Seat | undefined;
  /** The contract's strain, 4 for notrump; −1 for none. */
  readonly strain: number;
  readonly level: number;
  readonly isDoubled: boolean;
}

/** Returns 1 to 12 for the first call as an opening, 13 to 24 after another player's bid. */
function numberOfFirst(call: Call, isOpening: boolean): number {
  const from = isOpening ? 1 : 13;
  if (!isBid(call)) return from + 11;
  const level = levelOf(call);
  const strain = strainOf(call);
  const at = 'CDHSN'.indexOf(strain);
  if (level === 1) return from + (at < 2 ? 0 : at < 4 ? 1 : 2);
  if (level === 2) return from + 3 + at;
  return from + (level === 3 ? (at === 4 ? 10 : 8) : 9);
}

export function hear(calls: readonly SeatCall[], declarer: Seat | undefined): PublicAuction {
  const doings = bySeat(() => ({
    first: 0,
    hasPassed: false,
    bids: 0,
    doubles: 0,
    highest: 0,
    notrump: 0,
    levels: [0, 0, 0, 0],
    times: [0, 0, 0, 0],
    order: [0, 0, 0, 0],
    jumps: [false, false, false, false],
    doubled: [false, false, false, false],
  }));
  let last: { readonly level: number; readonly strain: number } | undefined;
  let isDoubled = false;
  for (const { seat, call } of calls) {
    const one = doings[seat];
    if (call === 'P') {
      if (last === undefined) one.hasPassed = true;
      continue;
    }
    if (one.first === 0) one.first = numberOfFirst(call, last === undefined);
    if (!isBid(call)) {
      if (call === 'X') one.doubles++;
      isDoubled = true;
      if (last !== undefined && last.strain < 4) one.doubled[last.strain] = true;
      continue;
    }
    const level = levelOf(call);
    const strain = 'CDHSN'.indexOf(strainOf(call));
    one.bids++;
    one.highest = level;
    if (strain === 4) one.notrump = level;
    else {
      if (one.times[strain] === 0) {
        one.levels[strain] = level;
        one.order[strain] = 1 + one.times.filter((times) => times > 0).length;
        const least = last === undefined ? 1 : strain > last.strain ? last.level : last.level + 1;
        one.jumps[strain] = level > least;
      }
      one.times[strain] = (one.times[strain] ?? 0) + 1;
    }
    last = { level, strain };
    isDoubled = false;
  }
  return { doings, declarer, strain: last?.strain ?? -1, level: last?.level ?? 0, isDoubled };
}

const roleOf = ({ declarer }: PublicAuction, seat: Seat): number =>
  declarer === undefined ? 0 : 1 + [declarer, lho(declarer), partner(declarer), rho(declarer)].indexOf(seat);

/** Returns the active inputs for a player with this many cards of a suit and this many high-card points in it. */
function suitSwitches(
  heard: PublicAuction,
  seat: Seat,
  suit: number,
  length: number,
  points: number,
): Switches {
  const switches = makeSwitches();
  const { put } = switches;
  const at = (list: readonly number[]): number => list[suit] ?? 0;
  const mine = heard.doings[seat];
  const partners = heard.doings[partner(seat)];
  const left = heard.doings[lho(seat)];
  const right = heard.doings[rho(seat)];
  put(length, 10);
  put(points, 11);
  put(Math.min(9, length) * 3 + (points === 0 ? 0 : points < 4 ? 1 : 2), 30);
  put(suit, 4);
  put(at(mine.levels), 5);
  put(at(mine.times), 4);
  put(at(mine.order), 4);
  put(mine.jumps[suit] ? 1 : 0, 2);
  put(mine.doubled[suit] ? 1 : 0, 2);
  put(at(partners.levels), 5);
  put(at(partners.times), 3);
  put(partners.doubled[suit] ? 1 : 0, 2);
  put(at(left.levels), 4);
  put(at(right.levels), 4);
  put(left.doubled[suit] || right.doubled[suit] ? 1 : 0, 2);
  put(mine.first, 25);
  put(mine.hasPassed ? 1 : 0, 2);
  put(mine.bids, 5);
  put(mine.doubles, 3);
  put(mine.notrump, 5);
  put(partners.notrump, 5);
  put(partners.first, 25);
  const role = heard.strain === suit ? roleOf(heard, seat) : 0;
  put(role, 5);
  put(roleOf(heard, seat), 5);
  put(heard.level, 8);
  // combined inputs carry more than single ones: the length that a bid promises, and that the others' bids leave
  const long = Math.min(9, length);
  put((Math.min(4, at(mine.levels)) * 4 + Math.min(3, at(mine.order))) * 10 + long, 200);
  put(Math.min(4, at(partners.levels)) * 10 + long, 50);
  put(Math.min(3, Math.max(at(left.levels), at(right.levels))) * 10 + long, 40);
  put(mine.first * 10 + long, 250);
  put(role * 10 + long, 50);
  put(Math.min(3, mine.notrump) * 10 + long, 40);
  put(Math.min(4, at(mine.levels)) * 11 + points, 55);
  // a raise: partner's level, and mine
  const raise = at(partners.levels) === 0 ? 0 : Math.min(4, at(mine.levels));
  const isFirst = at(partners.order) === 1 ? 1 : 0;
  put(((isFirst * 5 + raise) * 2 + (mine.bids > 0 ? 1 : 0)) * 10 + long, 200);
  return switches;
}

/** Returns the active inputs for a player whose hand has these points, and these longest and shortest suits. */
function handSwitches(
  heard: PublicAuction,
  seat: Seat,
  {
    points,
    longest,
    shortest,
  }: { readonly points: number; readonly longest: number; readonly shortest: number },
): Switches {
  const switches = makeSwitches();
  const { put } = switches;
  const mine = heard.doings[seat];
  const partners = heard.doings[partner(seat)];
  const left = heard.doings[lho(seat)];
  const right = heard.doings[rho(seat)];
  put(points, 26);
  put(longest - 4, 5);
  put(shortest, 4);
  put((longest - 4) * 4 + shortest, 20);
  put(mine.first, 25);
  put(mine.hasPassed ? 1 : 0, 2);
  put(mine.bids, 5);
  put(mine.doubles, 3);
  put(mine.highest, 8);
  put(mine.notrump, 5);
  put(partners.first, 25);
  put(partners.bids, 5);
  put(partners.highest, 8);
  put(partners.notrump, 5);
  put(left.first, 25);
  put(right.first, 25);
  put(left.highest, 6);
  put(right.highest, 6);
  put(roleOf(heard, seat), 5);
  put(heard.level, 8);
  put(heard.isDoubled ? 1 : 0, 2);
  const high = Math.min(25, points);
  put(mine.first * 26 + high, 650);
  put((mine.hasPassed ? 26 : 0) + high, 52);
  put(Math.min(4, mine.bids) * 26 + high, 130);
  put(partners.first * 26 + high, 650);
  put(mine.first * 5 + longest - 4, 125);
  return switches;
}

export const suitInputs = (...so: Parameters<typeof suitSwitches>): readonly number[] =>
  suitSwitches(...so).on;
export const handInputs = (...so: Parameters<typeof handSwitches>): readonly number[] =>
  handSwitches(...so).on;

const SILENCE = hear([], undefined);
/** The number of inputs for a suit, and for a hand. */
export const SUIT_INPUTS = suitSwitches(SILENCE, 'N', 0, 0, 0).size();
export const HAND_INPUTS = handSwitches(SILENCE, 'N', { points: 0, longest: 4, shortest: 0 }).size();

/** Returns the high-card points of a holding of 13 bits. */
const pointsOfHolding = (held: number): number =>
  ((held >> 12) & 1) * 4 + ((held >> 11) & 1) * 3 + ((held >> 10) & 1) * 2 + ((held >> 9) & 1);

/** Returns the figures of a hand of thirteen cards that the nets use. */
export function figuresOf(held: Holdings) {
  let points = 0;
  let longest = 0;
  let shortest = 13;
  const lengths: number[] = [];
  const suits: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const ranks = held[suit] ?? 0;
    const length = bitCount(ranks);
    const worth = pointsOfHolding(ranks);
    lengths.push(length);
    suits.push(worth);
    points += worth;
    if (length > longest) longest = length;
    if (length < shortest) shortest = length;
  }
  return { points, longest, shortest, lengths, suits };
}
