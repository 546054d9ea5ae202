import type { Contract } from '@overtrick/rules/auction/contract';
import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';

/** A bid that will probably fail, compared with a pass. */
interface DoubtfulBid {
  /** The bidder, or both partners. */
  readonly who: 'I' | 'We';
  /** The chance that the contract is made. */
  readonly chance: number;
  /** The points that the bid promises. */
  readonly value: number;
  /** The contract if everybody passes; `undefined` if there is none. */
  readonly left: Contract | undefined;
  /** True if that contract is the bidder's side's. */
  readonly isOurs: boolean;
}

const DOUBLED = ['', ' doubled', ' redoubled'] as const;

/** Gives the reason for a bid that needs more tricks than are hoped for: how often it is made, and what it is worth. */
export function doubtfulReason({ who, chance, value, left, isOurs }: DoubtfulBid): string {
  const tenths = Math.round(10 * chance);
  const often =
    tenths === 0
      ? `${who} will hardly make it, but`
      : `${who} make it about ${tenths === 1 ? 'once' : `${tenths} times`} in 10, and`;
  const worth = value < 0 ? 'costs less' : 'brings more';
  if (left === undefined) return `${often} on average it ${worth} than a pass.`;
  const contract = `${left.level}${SUIT_SYMBOLS[left.strain]}${DOUBLED[left.doubling]}`;
  return `${often} on average it ${worth} than ${isOurs ? 'leaving it at' : 'defending against'} ${contract}.`;
}
