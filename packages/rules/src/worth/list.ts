import { bergen } from './bergen.ts';
import { controls, fifths, goren, quickTricks, work } from './counts.ts';
import { kaplanRubens } from './kaplan.ts';
import { losers, newLosers } from './losers.ts';
import type { Measure } from './measure.ts';
import { zar } from './zar.ts';

/** Every measure of a hand, one line each. */
export const MEASURES: readonly Measure[] = [
  work,
  goren,
  bergen,
  losers,
  newLosers,
  controls,
  quickTricks,
  kaplanRubens,
  zar,
  fifths,
];
