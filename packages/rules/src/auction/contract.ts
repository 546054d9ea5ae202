/**
 * Contracts: level, strain, and an X for doubled, two for redoubled. A contract as written has no declarer.
 *
 *     parseContract('3ntx') // { level: 3, strain: 'N', doubling: 1 }
 *     makeContract({ level: 3, strain: 'N', doubling: 1 }) // '3NTX'
 *     parseContract('PASS') // undefined
 */

import { isStrain, type Strain } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { capitals } from '../text.ts';
import { LEVELS, type Level } from './call.ts';

/** Undoubled, doubled, redoubled. */
export const DOUBLINGS = [0, 1, 2] as const;
export type Doubling = (typeof DOUBLINGS)[number];

export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  readonly declarer: Seat;
  /** True in royal spades, where those are worth more than spades. */
  readonly royal?: true;
}

/** A contract without its declarer, as a traveller writes it: `4SX`. */
export type BareContract = Omit<Contract, 'declarer'>;

/** Returns the number of tricks that the declaring side must win: 6 + level. */
export const tricksNeeded = (contract: BareContract): number => 6 + contract.level;

/** Formats a contract: `4S`, `4SX`, `3NTXX`; royal spades as `4R`. */
export const makeContract = ({ level, strain, doubling, royal }: BareContract): string =>
  `${level}${strain === 'N' ? 'NT' : royal ? 'R' : strain}${'X'.repeat(doubling)}`;

/**
 * Reads `4S`, `4sx`, `3NTXX`, `3Nxx`, also with `*` for X; `PASS` is not a contract. `undefined` for anything
 * else.
 */
export function parseContract(text: string): BareContract | undefined {
  const match = /^([1-7])\s*(C|D|H|S|NT|N)\s*(XX|X|\*\*|\*|)$/.exec(capitals(text));
  const level = LEVELS.find((l) => String(l) === match?.[1]);
  const strain = match?.[2]?.[0];
  const doubling = DOUBLINGS.find((n) => n === match?.[3]?.length);
  if (level === undefined || doubling === undefined || !isStrain(strain)) return undefined;
  return { level, strain, doubling };
}

/** True if the text is that of a passed-out deal (`PASS`, `Pass`, `P`). */
export const isPassedOut = (text: string): boolean => /^p(ass)?$/i.test(text.trim());
