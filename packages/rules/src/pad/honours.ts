import type { BareContract } from '../auction/contract.ts';
import { type AuctionScale, auctionHonourScale, withChicanes } from '../scores/auctionScore.ts';
import { honourWorths } from '../scores/oldHonours.ts';
import type { Party, Points } from '../scores/outcome.ts';
import type { PadSteps } from './form.ts';
import { askChicanes, askHonours } from './parts.ts';

/**
 * Asks for honours of auction bridge and plafond; by the laws of 1912–13 for hands without trumps too (RULES 6.1, 6.2,
 * 6.5).
 */
export function* askAuctionHonours(
  parties: readonly [Party, Party],
  contract: Pick<BareContract, 'strain' | 'royal'>,
  scale: AuctionScale,
): PadSteps<Points> {
  const worth = honourWorths(contract.strain, auctionHonourScale(contract, scale));
  const honours = yield* askHonours(
    parties.map((party) => [party]),
    worth,
  );
  if (scale !== '1913' || contract.strain === 'N') return honours;
  return withChicanes(honours, yield* askChicanes(parties), contract);
}
