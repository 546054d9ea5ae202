import { defined } from '@overtrick/rules/assert';
import type { Bid } from '@overtrick/rules/call';
import { type Strain, SUITS, type Suit } from '@overtrick/rules/card';
import { bidOf } from '../situation.ts';

export const MAJORS: readonly Suit[] = ['H', 'S'];
export const MINORS: readonly Suit[] = ['C', 'D'];
export const isMajor = (strain: Strain): boolean => strain === 'H' || strain === 'S';
export const isMinor = (strain: Strain): boolean => strain === 'C' || strain === 'D';
/** The suits from the highest. */
export const DOWN: readonly Suit[] = [...SUITS].reverse();

export const suitBid = (level: number, strain: Strain): Bid =>
  defined(bidOf(level, strain), 'a bid from one to seven');

export const outranks = (a: Strain, b: Strain): boolean => 'CDHSN'.indexOf(a) > 'CDHSN'.indexOf(b);
export const otherMajor = (suit: Suit): Suit => (suit === 'H' ? 'S' : 'H');

/** Tricks' worth of points for game: nine at notrump, ten in a major, eleven in a minor. */
export const gamePoints = (strain: Strain): number => (isMinor(strain) ? 28 : 25);
export const gameLevel = (strain: Strain): number => (strain === 'N' ? 3 : isMajor(strain) ? 4 : 5);
