import type { Scheduled } from './entries.ts';
import type { Person } from './persons.ts';

/** The part of a tournament about online tables. */
export interface OnlineState {
  /** The id of the online table that was opened for a sitting (`A3/2`). */
  readonly seated: ReadonlyMap<string, string>;
  /** The number of boards that a sitting plays, if some were taken away. */
  readonly shortened: ReadonlyMap<string, number>;
  /** The players of a sitting whose seats are held and who have not come, as its table was last seen. */
  readonly awaited: ReadonlyMap<string, readonly Person[]>;
  /** The missing players for whom computer players act by the director's decision, by `personText`. */
  readonly standIns: ReadonlySet<string>;
  /** The record of a line's deal, if it was played at an online table. */
  readonly records: ReadonlyMap<string, string>;
  /** Set if the evening starts by itself. */
  readonly schedule?: Schedule | undefined;
  /** The id of the next evening's tournament. */
  readonly next?: string;
}

export type Schedule = Omit<Scheduled, 'kind' | 'start'> & { readonly start: number };
