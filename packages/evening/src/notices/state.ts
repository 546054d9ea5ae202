import type { Announced } from './entries.ts';

/** The part of a tournament about calls and announcements. */
export interface NoticesState {
  /** The open calls, by the number of their entries. */
  readonly flags: ReadonlyMap<number, Flag>;
  readonly notices: readonly Notice[];
}

export interface Flag {
  /** The number of its entry. */
  readonly number: number;
  readonly at: number;
  /** The number of the caller's key. */
  readonly by: number;
  readonly place: string;
  readonly text: string;
  /** The key number of the director who is on the way. */
  readonly attendedBy?: number;
}

interface Notice extends Omit<Announced, 'kind'> {
  readonly number: number;
  readonly at: number;
}
