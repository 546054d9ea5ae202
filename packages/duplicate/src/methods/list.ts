import { ascherman } from './ascherman.ts';
import { boardAMatch } from './boardAMatch.ts';
import { butler } from './butler.ts';
import { crossImps } from './crossImps.ts';
import { americanMatchpoints, matchpoints } from './matchpoints.ts';
import type { AnyMethod } from './method.ts';
import { totalPoints } from './totalPoints.ts';

/** Every method of comparing the results of a board, one line each. */
export const METHODS: readonly AnyMethod[] = [
  matchpoints,
  americanMatchpoints,
  ascherman,
  butler,
  crossImps,
  boardAMatch,
  totalPoints,
];

/** Finds a method by its id, in any case. */
export const findMethod = (id: string): AnyMethod | undefined =>
  METHODS.find((method) => method.id === id.toLowerCase());
