import { size } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** Returns the hands whose tricks count together with this one's. */
export const teamOf = ({ teams }: View, seat: Seat): readonly Seat[] =>
  teams.find((team) => team.includes(seat)) ?? [seat];

/** Counts the tricks that these hands have won card by card. */
export const tricksPlayed = ({ taken }: View, team: readonly Seat[]): number =>
  team.reduce((sum, seat) => sum + taken[seat], 0);

/** Counts the tricks of one of two sides; after an agreed claim, with the tricks that the claim gave it. */
export function tricksOf(view: View, team: readonly Seat[]): number {
  const { claim, deal, teams } = view;
  const won = tricksPlayed(view, team);
  if (claim === undefined || deal === undefined || teams.length > 2) return won;
  const left = Math.max(...SEATS.map((seat) => size(deal[seat]))) - tricksPlayed(view, SEATS);
  return won + (team.includes(claim.seat) ? claim.tricks : left - claim.tricks);
}

/** Returns the number of tricks that the player at a seat bid, once they have. */
export const bidAt = ({ trickBids = [] }: View, seat: Seat): number | undefined =>
  trickBids.find((bid) => bid.seat === seat)?.tricks;

/** The tricks that several hands bid together, and those they have won: a hand that bid nil helps no other (R-SP-3). */
export interface TeamBid {
  readonly bid: number;
  readonly taken: number;
}

/** Returns the joint bid of hands that each bid separately; `undefined` until all have, and where only one bids. */
export function teamBid(view: View, team: readonly Seat[]): TeamBid | undefined {
  const bids = team.map((seat) => ({ seat, bid: bidAt(view, seat) }));
  if (bids.length < 2 || bids.some(({ bid }) => bid === undefined)) return undefined;
  return {
    bid: bids.reduce((sum, { bid = 0 }) => sum + bid, 0),
    taken: tricksOf(
      view,
      bids.filter(({ bid }) => bid !== 0).map(({ seat }) => seat),
    ),
  };
}

/** True while cards are played to tricks: in the play, or in a half of the deal that does not score. */
export const isTricks = ({ phase, turn }: View): boolean =>
  phase === 'play' || (turn !== undefined && (phase === 'draw' || phase === 'exchange'));
