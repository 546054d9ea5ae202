import type { Contract } from '../../auction/contract.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { strengthOf } from '../../cards/strength.ts';
import type { DealTerms } from '../../deals/board.ts';
import { termsOf } from '../../deals/setup.ts';
import { tricksOf } from '../../play/play.ts';
import { auctionHonours } from '../../scores/auctionScore.ts';
import { type Outcome, stakesOf } from '../../scores/outcome.ts';
import { duplicateItemsAt, honourPoints, sumItems } from '../../scores/score.ts';
import { byPlayer, type Owners, ownerParty, PLAYERS } from './owners.ts';
import type { TwoHandedRules, TwoHandedState } from './twoHanded.ts';

/**
 * Scores a contract that one of the two played, as duplicate.
 * @param tricks declarer's
 */
export function playedByTwo(owners: Owners, terms: DealTerms, contract: Contract, tricks: number): Outcome {
  const declaring = ownerParty(owners, contract.declarer, terms);
  const played = { terms, contract, declaring, tricks, points: {}, items: [] };
  const items = duplicateItemsAt(stakesOf(played, PLAYERS), contract, tricks);
  return { ...played, points: sumItems(items, PLAYERS), items };
}

/** Scores a deal as duplicate: each player is a party, and the tricks of both their hands count (R-HB-10). */
export function twoHandedOutcome(
  { owners }: Pick<TwoHandedRules<TwoHandedState>, 'owners'>,
  state: TwoHandedState,
  redeal: boolean,
): Outcome {
  const { setup, deal, contract, play, claim } = state;
  const terms = termsOf(setup);
  const party = (seat: Seat) => ownerParty(owners, seat, terms);
  const hands = byPlayer((player) =>
    SEATS.filter((seat) => party(seat) === player).map((seat) => deal[seat]),
  );
  const outcome = {
    terms,
    tricks: 0,
    points: sumItems([], PLAYERS),
    items: [],
    ...strengthOf(hands),
  };
  if (contract === undefined || play === undefined) return { ...outcome, ...(redeal && { redeal: true }) };
  const tricks = tricksOf(play, (hand) => owners.of[hand] === contract.declarer, claim);
  return {
    ...outcome,
    ...playedByTwo(owners, terms, contract, tricks),
    honours: honourPoints(deal, contract.strain, PLAYERS, party),
    auctionHonours: auctionHonours(hands, contract, '1920s'),
  };
}
