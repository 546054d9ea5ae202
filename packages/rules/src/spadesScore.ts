import type { Party } from '../../outcome.ts';
import type { ScoreItem } from '../../score.ts';
import { itemFor } from '../../trickBids.ts';

/** What one of those who score together bid and took; a bid of 0 is nil. */
export interface Taking {
  readonly bid: number;
  readonly taken: number;
}

export interface SpadesScore {
  readonly items: readonly ScoreItem[];
  readonly bags: number;
}

/**
 * A side's score (RULES 12.1): ten for each trick of its contract and one for each bag, or ten less for each trick of it;
 * nil 100 more or less. Tricks of a failed nil do not help the contract and are bags all the same (R-SP-2, R-SP-3).
 */
export function spadesScore(party: Party, hands: readonly Taking[]): SpadesScore {
  const contract = sum(hands.map(({ bid }) => bid));
  const helping = sum(hands.map(({ bid, taken }) => (bid > 0 ? taken : 0)));
  const failing = sum(hands.map(({ bid, taken }) => (bid > 0 ? 0 : taken)));
  const bags = Math.max(0, helping - contract) + failing;
  const items = [
    ...(contract === 0
      ? []
      : [
          helping >= contract ? itemFor('made', party, 10 * contract) : itemFor('set', party, -10 * contract),
        ]),
    ...(bags > 0 ? [itemFor('bags', party, bags)] : []),
    ...hands.flatMap(({ bid, taken }) => (bid > 0 ? [] : [itemFor('nil', party, taken === 0 ? 100 : -100)])),
  ];
  return { items, bags };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, some) => all + some, 0);
