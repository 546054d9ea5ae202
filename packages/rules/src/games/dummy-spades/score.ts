import { defined } from '../../assert.ts';
import { contractScore, nilItem, type SpadesScore } from '../../families/spades/spadesScore.ts';
import type { Party } from '../../scores/outcome.ts';

/** A player's bid: the number of tricks for their side, and the hands that they declared nil. */
export interface TeamBid<Hand> {
  readonly player: Hand;
  readonly tricks: number;
  readonly nils: readonly Hand[];
}

/** Returns the highest bidder, the first of equals; nils do not raise a bid (RULES 11.2, R-DHS-11). */
export const highestBidder = <Hand>(bids: readonly TeamBid<Hand>[]): Hand =>
  defined(
    bids.reduce<TeamBid<Hand> | undefined>(
      (best, bid) => (best === undefined || bid.tricks > best.tricks ? bid : best),
      undefined,
    ),
    'somebody bids',
  ).player;

/** Returns the two hands of a player's side: declarer plays with the dummy, the other two with each other. */
export const sideOfPlayer = <Hand>(
  players: readonly Hand[],
  dummy: Hand,
  declarer: Hand,
  player: Hand,
): readonly Hand[] =>
  player === declarer ? [declarer, dummy] : players.filter((other) => other !== declarer);

/**
 * Scores a deal for one player (RULES 11.4): their own bid against all tricks of the two hands of their side, including
 * those of a failed nil (R-DHS-3), and each of their nils that counts.
 * @param nils the tricks of each hand on their side that they declared nil
 */
export function playerScore(
  party: Party,
  bid: number,
  sideTricks: number,
  nils: readonly number[],
): SpadesScore {
  const { items, bags } = contractScore(party, bid, sideTricks);
  return { items: [...items, ...nils.map((taken) => nilItem(party, taken))], bags };
}
