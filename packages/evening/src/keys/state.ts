import type { Key } from './key.ts';

/** The part of a tournament about the keys. */
export interface KeysState {
  /** The keys that were granted, by their numbers. */
  readonly keys: ReadonlyMap<number, Key>;
}
