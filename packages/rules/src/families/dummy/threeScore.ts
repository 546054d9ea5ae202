import type { Contract } from '../../auction/contract.ts';
import { SEATS } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Setup } from '../../deals/setup.ts';
import type { PadDeal, PadSteps } from '../../pad/form.ts';
import {
  askContract,
  askContractHonours,
  askTricks,
  type ContractAsk,
  passedOutcome,
} from '../../pad/parts.ts';
import { itemsAmong, type Outcome, type Points } from '../../scores/outcome.ts';
import { honourPoints, sumItems } from '../../scores/score.ts';
import { DUMMY, PLAYERS, partiesOn, partyOf } from './threeHands.ts';

/** Builds the outcome of a played contract, before scoring. */
export const playedOutcome = (terms: DealTerms, contract: Contract, tricks: number): Outcome => ({
  terms,
  contract,
  declaring: partyOf(contract.declarer, terms),
  tricks,
  points: {},
  items: [],
});

/**
 * Returns the points for honours in one hand: declarer scores for their own hand and the dummy, both defenders for a
 * defender's hand (RULES 13.1).
 */
export function honoursAmong(setup: Setup, { declarer, strain }: Contract): Points {
  const inHand = honourPoints(setup.deal, strain, SEATS, (seat) => seat);
  const best = (isDeclaring: boolean) =>
    Math.max(
      ...[...PLAYERS, DUMMY]
        .filter((seat) => (seat === DUMMY || seat === declarer) === isDeclaring)
        .map((seat) => inHand[seat] ?? 0),
    );
  const declaring = partyOf(declarer, setup);
  return Object.fromEntries(partiesOn(setup).map((party) => [party, best(party === declaring)]));
}

/**
 * Asks for the honours of real cards, where the match format counts them: declarer's, or both defenders' (RULES 13.1).
 */
function askThreeHonours(
  { terms, counts }: Pick<PadDeal<unknown>, 'terms' | 'counts'>,
  contract: Contract,
): PadSteps<Points> {
  const declaring = partyOf(contract.declarer, terms);
  const others = partiesOn(terms).filter((party) => party !== declaring);
  return askContractHonours(counts(false), [[declaring], others], contract);
}

/**
 * Asks for the result of a game of three players and a dummy.
 * @param itemsAt the points of a contract between declarer and one other
 */
export function* threePad<Options>(
  deal: PadDeal<Options>,
  {
    itemsAt,
    redeals,
    ...asked
  }: Omit<ContractAsk, 'declarers' | 'canPass'> & {
    readonly itemsAt: Parameters<typeof itemsAmong>[2];
    /** True if the same dealer deals again when a deal was not played. */
    readonly redeals: boolean;
  },
): PadSteps<Outcome> {
  const { terms } = deal;
  const parties = partiesOn(terms);
  const contract = yield* askContract({ ...asked, declarers: PLAYERS, canPass: true });
  if (contract === undefined)
    return { ...passedOutcome(terms, parties), ...(redeals && { redeal: true as const }) };
  const played = playedOutcome(terms, contract, yield* askTricks(contract));
  const honours = yield* askThreeHonours(deal, contract);
  const items = itemsAmong(played, parties, itemsAt);
  return { ...played, items, points: sumItems(items, parties), honours };
}
