import type { Scheduled } from './entries.ts';

/** The part of a tournament about online tables. */
export interface OnlineState {
  /** The id of the online table that was opened for a sitting (`A3/2`). */
  readonly seated: ReadonlyMap<string, string>;
  /** The number of boards that a sitting plays, if some were taken away. */
  readonly shortened: ReadonlyMap<string, number>;
  /** The record of a line's deal, if it was played at an online table. */
  readonly records: ReadonlyMap<string, string>;
  /** Set if the evening starts by itself. */
  readonly schedule?: Schedule | undefined;
  /** The id of the next evening's tournament. */
  readonly next?: string;
}

export type Schedule = Omit<Scheduled, 'kind' | 'start'> & { readonly start: number };
