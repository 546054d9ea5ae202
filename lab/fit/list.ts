import { calls } from './calls.ts';
import { doubts, freeDoubts } from './doubts.ts';
import type { Fit } from './fit.ts';
import { later, slams } from './judgement.ts';
import { leads } from './leads.ts';
import { loneNil, nil } from './nil.ts';
import { plays } from './plays.ts';
import { tricks } from './tricks.ts';
import { usual } from './usual.ts';

/** The fits by name. */
export const FITS: Readonly<Record<string, Fit>> = {
  plays,
  calls,
  later,
  slams,
  tricks,
  usual,
  doubts,
  'free-doubts': freeDoubts,
  nil,
  'lone-nil': loneNil,
  leads,
};
