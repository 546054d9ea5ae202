import { suitLength } from '../../cardSet.ts';
import { numbersTo } from '../../families/trickBids/trickBidGame.ts';
import { type BySeat, bySeat, lho, SEATS, type Seat, seatsFrom } from '../../seat.ts';
import type { Setup } from '../../setup.ts';
import type { TrickBid } from '../../trickBid.ts';
import { highestBidder, sideOfPlayer, type TeamBid } from './score.ts';

/** The three players clockwise; the dummy's hand is dealt to North. */
export const PLAYERS = ['S', 'W', 'E'] as const;
export const DUMMY = 'N';

export type DummySpadesOptions = {
  readonly peek: 'none' | 'three' | 'four' | 'flip1' | 'flip2' | 'flip3' | 'flip4';
  readonly bidding: 'free' | 'mirror' | 'suicide';
};

/** The dealer's left bids first, the dealer last; the dummy does not bid (RULES 11.2). */
export const biddersOf = ({ dealer }: Pick<Setup, 'dealer'>): readonly Seat[] =>
  seatsFrom(lho(dealer)).filter((seat) => seat !== DUMMY);

/** As many hands as the seed lets one player declare nil. */
const MOST_NILS = 3;

/**
 * All that a player may bid: 1 to 13 tricks (R-DHS-1), and any three hands nil at most; in suicide as R-DHS-9
 * has it.
 */
export function bidsFor(bidding: DummySpadesOptions['bidding'], seat: Seat): readonly TrickBid[] {
  const sets = bidding === 'suicide' ? suicideNils(seat) : NIL_SETS;
  const tricks = numbersTo(bidding === 'suicide' ? 4 : 1, 13);
  return sets.flatMap((nils) => tricks.map((count) => makeBid(seat, count, nils)));
}

/** Whichever side the player comes to, exactly one hand of it is nil (R-DHS-9). */
const suicideNils = (seat: Seat): readonly (readonly Seat[])[] => [
  [seat],
  SEATS.filter((other) => other !== seat),
];

/** All sets of hands, the smallest first. */
const NIL_SETS: readonly (readonly Seat[])[] = numbersTo(0, 15)
  .map((bits) => SEATS.filter((_, i) => (bits >> i) & 1))
  .filter((set) => set.length <= MOST_NILS)
  .toSorted((a, b) => a.length - b.length);

export const makeBid = (seat: Seat, tricks: number, nils: readonly Seat[] = []): TrickBid => ({
  seat,
  tricks,
  ...(nils.length > 0 && { nils }),
});

const teamBidOf = ({ seat, tricks, nils = [] }: TrickBid): TeamBid<Seat> => ({
  player: seat,
  tricks,
  nils,
});

/** The hands of a player's side. */
export const ownSide = (declarer: Seat, player: Seat): readonly Seat[] =>
  sideOfPlayer<Seat>(PLAYERS, DUMMY, declarer, player);

/** The nils of a bid that count: those of hands on the bidder's side (RULES 11.2). */
export const countingNils = ({ seat, nils = [] }: TrickBid, declarer: Seat): readonly Seat[] =>
  nils.filter((hand) => ownSide(declarer, seat).includes(hand));

/**
 * The seat that plays with the dummy: who bid most, or in mirror has most spades; the first of equals.
 * `undefined` until all have bid.
 */
export function declarerOf(
  setup: Setup,
  { bidding }: DummySpadesOptions,
  bids: readonly TrickBid[],
): Seat | undefined {
  if (bids.length < PLAYERS.length) return undefined;
  if (bidding !== 'mirror') return highestBidder(bids.map(teamBidOf));
  return highestBidder(bids.map(({ seat }) => ({ player: seat, tricks: spadesOf(setup, seat), nils: [] })));
}

export const spadesOf = ({ deal }: Setup, seat: Seat): number => suitLength(deal[seat], 'S');

/** Mirror: the spades of each side are its contract, and a hand without one is a nil of its holder (R-DHS-8). */
export const mirrorBids = (setup: Setup): readonly TrickBid[] =>
  mirrorBidsOf(
    biddersOf(setup),
    bySeat((seat) => spadesOf(setup, seat)),
  ).bids;

/** The bids, and the seat that plays with the dummy. */
interface Bidding {
  readonly bids: readonly TrickBid[];
  readonly declarer: Seat;
}

/** The same where only the number of spades of each hand is known. */
export function mirrorBidsOf(bidders: readonly Seat[], spades: BySeat<number>): Bidding {
  const declarer = highestBidder(bidders.map((seat) => ({ player: seat, tricks: spades[seat], nils: [] })));
  const bids = bidders.map((seat) => {
    const tricks = ownSide(declarer, seat).reduce((sum, hand) => sum + spades[hand], 0);
    const held: readonly Seat[] = seat === declarer ? [seat, DUMMY] : [seat];
    return makeBid(
      seat,
      tricks,
      SEATS.filter((hand) => held.includes(hand) && spades[hand] === 0),
    );
  });
  return { bids, declarer };
}

/** The bids of all three, with the highest bidder as declarer. */
export const highestOf = (bids: readonly TrickBid[]): Bidding => ({
  bids,
  declarer: highestBidder(bids.map(teamBidOf)),
});
