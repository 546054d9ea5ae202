import type { AuctionRules } from '../../auction/auction.ts';
import type { PadDeal, PadSteps } from '../../pad/form.ts';
import { askAuctionHonours } from '../../pad/honours.ts';
import { askAuction, askContractHonours, askStrength, askTricks, passedOutcome } from '../../pad/parts.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { type Owners, PLAYERS } from './owners.ts';
import { playedByTwo } from './score.ts';

/** Honours count for one player or the other. */
const ONE_PLAYER = PLAYERS.map((player) => [player]);

/**
 * Asks for a contract between two players, with the questions of the match format.
 * @param redeals true if the same dealer deals again when a deal was passed out
 * @param holdAll true if the two players have all hands between them
 */
export function* twoHandedPad<Options>(
  { terms, counts }: PadDeal<Options>,
  owners: Owners,
  auction: AuctionRules,
  redeals: boolean,
  holdAll = true,
): PadSteps<Outcome> {
  const contract = yield* askAuction(auction, owners.players);
  if (contract === undefined)
    return {
      ...passedOutcome(terms, PLAYERS),
      ...(yield* askStrength(counts(true), PLAYERS, holdAll)),
      ...(redeals && { redeal: true as const }),
    };
  const played = playedByTwo(owners, terms, contract, yield* askTricks(contract));
  const counted = counts(false);
  return {
    ...played,
    ...(yield* askStrength(counted, PLAYERS, holdAll)),
    honours: yield* askContractHonours(counted, ONE_PLAYER, contract),
    ...(counted.includes('auctionHonours') && {
      auctionHonours: yield* askAuctionHonours(PLAYERS, contract, '1920s'),
    }),
  };
}
