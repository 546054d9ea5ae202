import { makeCard } from '@overtrick/rules/cards/card';
import { sideOf } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import type { Weighed } from './bridge.ts';

/** The smallest differences that are mentioned: of a share of the layouts, and of tricks. */
const SHARE = 0.1;
const TRICKS = 0.15;

const inTen = (share: number): string => {
  const tenths = Math.round(share * 10);
  return tenths === 10 ? 'nearly all' : tenths === 0 ? 'hardly any' : `${tenths} of 10`;
};

/**
 * Explains a card: its effect on the contract, or on tricks, compared with the next best; or the rule of thumb, if
 * following it was no worse.
 */
export function reasonFor(
  { contract, turn }: View,
  weighed: readonly Weighed[],
  best: Weighed,
  rule: string | undefined,
): string {
  const others = weighed.filter(({ value }) => value < best.value - TRICKS);
  const [other] = others.toSorted((a, b) => b.total - a.total);
  const isDeclaring =
    contract !== undefined && turn !== undefined && sideOf(turn) === sideOf(contract.declarer);
  const deed = isDeclaring ? 'makes the contract' : 'beats the contract';
  const rest = weighed.filter(({ reached }) => reached < best.reached - SHARE);
  const [worse] = rest.toSorted((a, b) => b.total - a.total);
  if (best.isRule && rule !== undefined) return rule;
  if (worse !== undefined)
    return `It ${deed} in ${inTen(best.reached)} of the layouts that I imagine, the ${makeCard(worse.card)} in ${inTen(worse.reached)}.`;
  if (other !== undefined)
    return `It takes ${(best.value - other.value).toFixed(1)} tricks more than the ${makeCard(other.card)}, on average over the layouts that I imagine.`;
  return 'No card takes more tricks, and this is the usual one.';
}
