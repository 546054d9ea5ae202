import type { Party } from '../../scores/outcome.ts';
import type { ScoreItem } from '../../scores/score.ts';
import { itemFor } from '../trickBids/trickBidGame.ts';

/** The bid and the tricks of one of the hands that score together; a bid of 0 is nil. */
export interface Taking {
  readonly bid: number;
  readonly taken: number;
  /** The nil was bid without a look at the cards. */
  readonly blind?: boolean;
}

export interface SpadesScore {
  readonly items: readonly ScoreItem[];
  readonly bags: number;
}

/**
 * Scores a contract: ten for each of its tricks and one for each bag, or ten less for each of its tricks (RULES 11.4,
 * 12.1).
 */
export function contractScore(party: Party, contract: number, taken: number, moreBags = 0): SpadesScore {
  const bags = Math.max(0, taken - contract) + moreBags;
  const made = taken >= contract;
  return {
    items: [
      ...(contract === 0
        ? []
        : [itemFor(made ? 'made' : 'set', party, made ? 10 * contract : -10 * contract)]),
      ...(bags > 0 ? [itemFor('bags', party, bags)] : []),
    ],
    bags,
  };
}

/** Scores a nil: 100 points won or lost; bid blind, twice as many. */
export const nilItem = (party: Party, taken: number, blind = false): ScoreItem =>
  itemFor('nil', party, (taken === 0 ? 100 : -100) * (blind ? 2 : 1));

/**
 * Scores a side (RULES 12.1). Tricks of a failed nil do not help the contract, but they count as bags (R-SP-2, R-SP-3).
 */
export function spadesScore(party: Party, hands: readonly Taking[]): SpadesScore {
  const contract = sum(hands.map(({ bid }) => bid));
  const helping = sum(hands.map(({ bid, taken }) => (bid > 0 ? taken : 0)));
  const failing = sum(hands.map(({ bid, taken }) => (bid > 0 ? 0 : taken)));
  const { items, bags } = contractScore(party, contract, helping, failing);
  const nils = hands.filter(({ bid }) => bid === 0);
  return { items: [...items, ...nils.map(({ taken, blind }) => nilItem(party, taken, blind))], bags };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, some) => all + some, 0);
