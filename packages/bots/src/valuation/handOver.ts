import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { tricksAgainst } from './tricksAgainst.ts';

/** The value, in points, of a trick that is bid and made, and of part scores, games and slams on top. */
const TRICK = 30;
const PART = 50;
const GAME = 250;
const SMALL = 500;
/** The slope, per trick, of the chance to make a contract near the expected number of tricks. */
const SLOPE = 2.2;
const NEEDED: Readonly<Record<Strain, number>> = { C: 11, D: 11, H: 10, S: 10, N: 9 };

/** Values a complete hand against another, in points, by the best contracts of both. */
export const handOver = (own: CardSet, other: CardSet): number => bestOf(own, other) - bestOf(other, own);

/** Returns the value, in points, of the best contract of the hand against the other. */
const bestOf = (own: CardSet, other: CardSet): number =>
  Math.max(0, ...STRAINS.map((strain) => pointsOf(strain, tricksAgainst(own, other, strain))));

/** Estimates the points of a contract for all the tricks that can be expected. */
const pointsOf = (strain: Strain, tricks: number): number =>
  TRICK * Math.max(0, tricks - 6) +
  PART * likely(tricks, 7) +
  GAME * likely(tricks, NEEDED[strain]) +
  SMALL * likely(tricks, 12);

const likely = (tricks: number, needed: number): number => 1 / (1 + Math.exp(SLOPE * (needed - tricks)));
