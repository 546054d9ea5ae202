import {
  BIDS,
  type Bid,
  bidIndex,
  type Call,
  isBid,
  type Level,
  levelOf,
  strainOf,
} from '@overtrick/rules/auction/call';
import type { Doubling } from '@overtrick/rules/auction/contract';
import { type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { BySeat, Seat } from '@overtrick/rules/cards/seat';
import type { Hand } from './hand.ts';
import { believes, type Knowledge } from './knowledge.ts';
import type { Meaning } from './meaning.ts';
import type { BiddingTable } from './read.ts';

/** A call with its message to the table. */
export interface MadeCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly meaning: Meaning;
  /** The auction before it. */
  readonly before: Situation;
}

/** An auction before a call, as everyone at the table understands it. */
export interface Situation {
  /** The seat to act. */
  readonly me: Seat;
  /** Absent when each player is alone. */
  readonly partner?: Seat;
  readonly made: readonly MadeCall[];
  readonly know: BySeat<Knowledge>;
  /** The rare hands of each player, by the rare meanings of their calls. */
  readonly seldom: BySeat<readonly Knowledge[]>;
  readonly bid?: Bid;
  readonly bidder?: Seat;
  readonly doubling: Doubling;
  readonly table: BiddingTable;
  readonly isVulnerable: boolean;
  readonly areTheyVulnerable: boolean;
}

export const isOurs = (s: Situation, seat: Seat | undefined): boolean =>
  seat !== undefined && (seat === s.me || seat === s.partner);

export const lastOf = (s: Situation, seat: Seat | undefined): MadeCall | undefined =>
  seat === undefined ? undefined : s.made.findLast((made) => made.seat === seat);

/** Lists the calls other than passes. */
const actions = (s: Situation, isBy: (seat: Seat) => boolean): readonly MadeCall[] =>
  s.made.filter(({ seat, call }) => call !== 'P' && isBy(seat));
export const ours = (s: Situation): readonly MadeCall[] => actions(s, (seat) => isOurs(s, seat));
export const theirs = (s: Situation): readonly MadeCall[] => actions(s, (seat) => !isOurs(s, seat));
export const mine = (s: Situation): readonly MadeCall[] => actions(s, (seat) => seat === s.me);
export const partners = (s: Situation): readonly MadeCall[] => actions(s, (seat) => seat === s.partner);

/** True if a hand fits all calls of its seat, rare meanings included, with points off by at most `slack`. */
export const isAsSaid = (s: Situation, seat: Seat, hand: Hand, slack = 0): boolean =>
  [s.know[seat], ...s.seldom[seat]].some((known) => believes(known, hand, slack));

/** Returns the first bid of the auction. */
export const opening = (s: Situation): MadeCall | undefined => s.made.find(({ call }) => isBid(call));

/** Counts the passes since the last other call. */
export const passes = (s: Situation): number =>
  s.made.length - 1 - s.made.findLastIndex(({ call }) => call !== 'P');

/** True if the player passed before anyone bid. */
export const hasPassed = (s: Situation, seat: Seat): boolean => {
  const first = s.made.findIndex(({ call }) => call !== 'P');
  return s.made.slice(0, first < 0 ? s.made.length : first).some((made) => made.seat === seat);
};

const natural = ({ call, meaning }: MadeCall): Strain | undefined =>
  isBid(call) && !meaning.isArtificial ? strainOf(call) : undefined;

/** Lists the suits that the players selected by `isBy` have offered to play in, or shown by an artificial call. */
export function suitsOf(s: Situation, isBy: (seat: Seat) => boolean): readonly Suit[] {
  return SUITS.filter((suit) =>
    s.made.some(
      (made) =>
        isBy(made.seat) &&
        (natural(made) === suit || (made.meaning.isArtificial && made.meaning.told.length[suit][0] >= 5)),
    ),
  );
}
export const theirSuits = (s: Situation): readonly Suit[] => suitsOf(s, (seat) => !isOurs(s, seat));
/** Counts the cards of a suit in the hand and those that partner has shown. */
export const together = ({ know, partner }: Situation, hand: Hand, suit: Suit): number =>
  hand.length[suit] + (partner === undefined ? 0 : know[partner].length[suit][0]);

export const unbidSuits = (s: Situation): readonly Suit[] => {
  const bid = suitsOf(s, () => true);
  return SUITS.filter((suit) => !bid.includes(suit));
};

export const bidOf = (level: number, strain: Strain): Bid | undefined =>
  BIDS[(level - 1) * 5 + 'CDHSN'.indexOf(strain)];

/** Returns the lowest level at which the strain can be bid now; 8 when there is none. */
export function cheapest(s: Situation, strain: Strain): number {
  if (s.bid === undefined) return 1;
  const level: Level = levelOf(s.bid);
  return bidIndex(`${level}${strain}`) > bidIndex(s.bid) ? level : level + 1;
}

export const isGameBid = (bid: Bid): boolean => {
  const level = levelOf(bid);
  const strain = strainOf(bid);
  return level >= (strain === 'N' ? 3 : strain === 'H' || strain === 'S' ? 4 : 5);
};

/** True if our side's calls are forcing to game. */
export const isGameForced = (s: Situation): boolean =>
  ours(s).some(({ meaning }) => meaning.forcing === 'game');

/** True if a pass would break our agreements: partner's call is forcing, or game is promised and not reached. */
export function isForced(s: Situation): boolean {
  const { bid, bidder, partner } = s;
  if (bid === undefined || partner === undefined) return false;
  const last = lastOf(s, partner);
  const since = last === undefined ? [] : s.made.slice(s.made.lastIndexOf(last) + 1);
  const isQuiet = since.every(({ call }) => call === 'P');
  // a double leaves an artificial bid as forcing as it was; over a doubled transfer, a pass has a meaning
  const isAsked =
    isQuiet ||
    (since.length === 1 &&
      last?.meaning.isArtificial === true &&
      last.meaning.tag !== 'transfer' &&
      s.doubling === 1);
  if (last !== undefined && isAsked && last.meaning.forcing === 'round') return true;
  if (!isGameForced(s)) return false;
  if (isOurs(s, bidder)) return s.doubling === 0 && isQuiet && !isGameBid(bid);
  return passes(s) === 2 && s.doubling === 0;
}
