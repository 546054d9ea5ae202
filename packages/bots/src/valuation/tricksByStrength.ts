import type { Suit } from '@overtrick/rules/card';

/** Tricks by a rule of thumb: half of them with half the points and no more trumps than the others. */
const HALF = 6.5;
const POINT = 0.4;
const TRUMP = 0.75;

/** About how many tricks two hands take together that have so many points, and so many trumps where there are any. */
export const tricksByStrength = (points: number, trumps: number, trump: Suit | undefined): number =>
  HALF + POINT * (points - 20) + (trump === undefined ? 0 : TRUMP * (trumps - HALF));
