import { defined } from '../../assert.ts';
import { contractScore, nilItem, type SpadesScore } from '../../families/spades/spadesScore.ts';
import type { Party } from '../../outcome.ts';

/** A player's bid: how many tricks their side takes, and the hands that they declared to take none. */
export interface TeamBid<Hand> {
  readonly player: Hand;
  readonly tricks: number;
  readonly nils: readonly Hand[];
}

/** The player who bid most, the first of them; nils do not raise a bid (RULES 11.2, R-DHS-11). */
export const highestBidder = <Hand>(bids: readonly TeamBid<Hand>[]): Hand =>
  defined(
    bids.reduce<TeamBid<Hand> | undefined>(
      (best, bid) => (best === undefined || bid.tricks > best.tricks ? bid : best),
      undefined,
    ),
    'somebody bids',
  ).player;

/** The two hands of a player's side: declarer plays with the dummy, the other two with each other. */
export const sideOfPlayer = <Hand>(
  players: readonly Hand[],
  dummy: Hand,
  declarer: Hand,
  player: Hand,
): readonly Hand[] =>
  player === declarer ? [declarer, dummy] : players.filter((other) => other !== declarer);

/**
 * The points that a deal brings one player (RULES 11.4): their own bid against all tricks of the two hands of their
 * side, those of a nil that failed among them (R-DHS-3), and each nil of their that counts.
 * @param nils the tricks that each hand took that they declared to take none and that is on their side
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
