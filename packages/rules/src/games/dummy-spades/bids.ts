import type { TrickBid } from '../../auction/trickBid.ts';
import { suitLength } from '../../cards/cardSet.ts';
import { type BySeat, bySeat, lho, SEATS, type Seat, seatsFrom } from '../../cards/seat.ts';
import type { Setup } from '../../deals/setup.ts';
import { numbersTo } from '../../families/trickBids/trickBidGame.ts';
import { highestBidder, sideOfPlayer, type TeamBid } from './score.ts';

/** The three players clockwise; the dummy's hand is dealt to North. */
export const PLAYERS = ['S', 'W', 'E'] as const;
export const DUMMY = 'N';

export type DummySpadesOptions = {
  readonly peek: 'none' | 'three' | 'four' | 'flip1' | 'flip2' | 'flip3' | 'flip4';
  readonly bidding: 'free' | 'mirror' | 'suicide';
};

/** Returns the bidders in order: the dealer's left first, the dealer last; the dummy does not bid (RULES 11.2). */
export const biddersOf = ({ dealer }: Pick<Setup, 'dealer'>): readonly Seat[] =>
  seatsFrom(lho(dealer)).filter((seat) => seat !== DUMMY);

/** The largest number of hands that the seed lets one player declare nil. */
const MOST_NILS = 3;

/**
 * Lists the bids that a player may make: 1 to 13 tricks (R-DHS-1), and nil for at most any three hands; in suicide the
 * nils of R-DHS-9.
 */
export function bidsFor(bidding: DummySpadesOptions['bidding'], seat: Seat): readonly TrickBid[] {
  const sets = bidding === 'suicide' ? suicideNils(seat) : NIL_SETS;
  const tricks = numbersTo(bidding === 'suicide' ? 4 : 1, 13);
  return sets.flatMap((nils) => tricks.map((count) => makeBid(seat, count, nils)));
}

/** Returns the nils of suicide: on either side, exactly one hand of the player's side is nil (R-DHS-9). */
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

/** Returns the hands of a player's side. */
export const ownSide = (declarer: Seat, player: Seat): readonly Seat[] =>
  sideOfPlayer<Seat>(PLAYERS, DUMMY, declarer, player);

/** Returns the nils of a bid that count: those of hands on the bidder's side (RULES 11.2). */
export const countingNils = ({ seat, nils = [] }: TrickBid, declarer: Seat): readonly Seat[] =>
  nils.filter((hand) => ownSide(declarer, seat).includes(hand));

/**
 * Returns the seat that plays with the dummy: the highest bidder, or in mirror the player with most spades; the first
 * of equals. `undefined` until all have bid.
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

/**
 * Returns the bids of mirror: the spades of each side are its contract, and a hand without one is a nil of its holder
 * (R-DHS-8).
 */
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

/** Returns the same from the number of spades of each hand alone. */
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

/** Returns the bids of all three, with the highest bidder as declarer. */
export const highestOf = (bids: readonly TrickBid[]): Bidding => ({
  bids,
  declarer: highestBidder(bids.map(teamBidOf)),
});
