import type { Action } from '../../action.ts';
import type { Strain } from '../../cards/card.ts';

/** A bid in a game of ten tricks: six to ten of them in a strain, or none (R-SW-2). */
export type Bid =
  | { readonly kind: 'tricks'; readonly tricks: number; readonly strain: Strain }
  | { readonly kind: 'misere' | 'openmisere' };

/** From the lowest. */
const STRAINS: readonly Strain[] = ['S', 'C', 'D', 'H', 'N'];
const NUMBERS = [6, 7, 8, 9, 10] as const;

/** Returns the value of a bid by Avondale's schedule (R-SW-2). */
export function worthOf(bid: Bid): number {
  if (bid.kind !== 'tricks') return bid.kind === 'misere' ? 250 : 500;
  return 40 + 100 * (bid.tricks - 6) + 20 * STRAINS.indexOf(bid.strain);
}

export const isMisere = (bid: Bid): boolean => bid.kind !== 'tricks';

/** Returns the trumps; misère is played at notrump. */
export const strainOf = (bid: Bid): Strain => (bid.kind === 'tricks' ? bid.strain : 'N');

/** Returns the rank of a bid: ten hearts are worth as much as open misère, and beat it (R-SW-3). */
const rankOf = (bid: Bid): number => worthOf(bid) - (bid.kind === 'openmisere' ? 1 : 0);

/** All bids from the lowest. */
export const BIDS: readonly Bid[] = [
  ...NUMBERS.flatMap((tricks) => STRAINS.map((strain): Bid => ({ kind: 'tricks', tricks, strain }))),
  { kind: 'misere' } as const,
  { kind: 'openmisere' } as const,
].toSorted((a, b) => rankOf(a) - rankOf(b));

/** Lists the bids that beat one; all bids if there is none yet. */
export const bidsOver = (bid: Bid | undefined): readonly Bid[] =>
  bid === undefined ? BIDS : BIDS.filter((higher) => rankOf(higher) > rankOf(bid));

export const makeBidAction = (bid: Bid): Action =>
  bid.kind === 'tricks'
    ? { kind: 'bid', tricks: bid.tricks, strain: bid.strain }
    : { kind: 'choose', choice: bid.kind };

export function bidOfAction(action: Action): Bid | undefined {
  if (action.kind === 'bid' && action.strain !== undefined)
    return { kind: 'tricks', tricks: action.tricks, strain: action.strain };
  if (action.kind !== 'choose') return undefined;
  return action.choice === 'misere' || action.choice === 'openmisere' ? { kind: action.choice } : undefined;
}
