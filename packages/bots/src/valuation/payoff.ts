import { type Bid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Doubling } from '@overtrick/rules/auction/contract';
import type { Strain } from '@overtrick/rules/cards/card';
import { duplicateItemsAt, sumItems } from '@overtrick/rules/scores/score';

/** The number of tricks that a player can expect in a strain, in each imagined layout. */
export type Estimates = { readonly [S in Strain]: readonly number[] };

/** The spread of the actual tricks around an estimate, as a standard deviation. */
export interface Odds {
  readonly estimates: Estimates;
  readonly spread: number;
  readonly vulnerable: boolean;
}

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

/** Returns the chance of each number of tricks, 0 to 13, around the estimates. */
export function chances({ estimates, spread }: Odds, strain: Strain): readonly number[] {
  const weights = TRICKS.map((tricks) =>
    estimates[strain].reduce((sum, mean) => sum + Math.exp(-(((tricks - mean) / spread) ** 2) / 2), 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Returns the chance that the bid is made. */
export const chanceToMake = (odds: Odds, bid: Bid): number =>
  chances(odds, strainOf(bid))
    .slice(6 + levelOf(bid))
    .reduce((sum, chance) => sum + chance, 0);

/** Returns the points that declarer can expect from a contract, by duplicate scoring; the other side loses the same. */
export function expectedScore(odds: Odds, bid: Bid, doubling: Doubling): number {
  const contract = { level: levelOf(bid), strain: strainOf(bid), doubling };
  const stakes = { declaring: 'own', defending: 'other', vulnerable: odds.vulnerable };
  return chances(odds, contract.strain).reduce((sum, chance, tricks) => {
    const { own, other } = sumItems(duplicateItemsAt(stakes, contract, tricks), ['own', 'other']);
    return sum + chance * ((own ?? 0) - (other ?? 0));
  }, 0);
}
