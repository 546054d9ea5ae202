import { auctionHonours } from './auctionScore.ts';
import type { DuelRules, DuelState } from './duel.ts';
import { type Outcome, stakesOf } from './outcome.ts';
import { type Play, tricksLeft } from './play.ts';
import { duplicateItemsAt, honourPoints, sumItems } from './score.ts';
import { SEATS, type Seat } from './seat.ts';
import { termsOf } from './setup.ts';
import { strengthOf } from './strength.ts';
import { byPlayer, handsOf, type Owners, ownerParty, PLAYERS } from './twoPlayers.ts';

/** An agreed claim: the claimant, and how many of the tricks left he gets (R-GEN-9). */
export interface Claim {
  readonly seat: Seat;
  readonly tricks: number;
}

/** Scored as duplicate, each player a party of his own; the tricks of both his hands count (R-HB-10). */
export function duelOutcome(
  { owners }: Pick<DuelRules<DuelState>, 'owners'>,
  state: DuelState,
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
  const tricks = tricksWon(owners, contract.declarer, play, claim);
  const played = { ...outcome, contract, declaring: party(contract.declarer), tricks };
  const items = duplicateItemsAt(stakesOf(played, PLAYERS), contract, tricks);
  return {
    ...played,
    points: sumItems(items, PLAYERS),
    items,
    honours: honourPoints(deal, contract.strain, PLAYERS, party),
    auctionHonours: auctionHonours(hands, contract, '1920s'),
  };
}

/** Tricks of both hands of a player, with his share of the tricks left when a claim ended the play. */
export function tricksWon(owners: Owners, player: Seat, play: Play, claim: Claim | undefined): number {
  const won = handsOf(owners, player).reduce((sum, seat) => sum + play.taken[seat], 0);
  if (claim === undefined) return won;
  return won + (owners.of[claim.seat] === player ? claim.tricks : tricksLeft(play) - claim.tricks);
}
