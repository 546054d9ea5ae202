import type { OfHands } from '@overtrick/evening/desk/ofHands';
import type { TournamentEntry } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import type { Waiting } from './outbox.ts';

/** The tournament as this page knows it. */
export interface EveningState {
  readonly line: 'opening' | 'open' | 'lost';
  readonly version: number;
  readonly view?: TournamentView | undefined;
  /** The key's number; 0 without one. */
  readonly key: number;
  /** The join link's token, for a director. */
  readonly join?: string;
  /** The log, for a director who does not play. */
  readonly entries?: readonly TournamentEntry[] | undefined;
  /** For such a director: the hands that they may see, and the doubts that come from hands. */
  readonly ofHands?: OfHands | undefined;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly skewMs: number;
  /** Commands of this device that have yet to arrive, and those that were refused. */
  readonly waiting: readonly Waiting[];
  /** The sentence on why nothing can be shown. */
  readonly problem?: string | undefined;
}
