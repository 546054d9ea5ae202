import type { StepCode } from '@overtrick/rules/game';

export type ReplayCode =
  | StepCode
  | 'ERR_HAND_SIZE' // an ending: hands of fewer than 13 cards
  | 'ERR_HAND_UNKNOWN' // cards are played from hands that are not given
  | 'ERR_VUL_UNKNOWN'
  | 'ERR_NOT_PLAYED' // neither an auction nor a contract is given
  | 'ERR_AUCTION_UNFINISHED' // Law 22
  | 'ERR_CONTRACT_MISMATCH' // the calls lead to another contract
  | 'ERR_DECLARER_MISMATCH' // the calls make the other side declarer
  | 'ERR_DECLARER_UNKNOWN'
  | 'ERR_PLAY_UNFINISHED' // the play goes on: its result is not the board's
  | 'ERR_RESULT_UNKNOWN'; // the play is not complete, and no result is stated

/** A board that cannot be replayed, with the place of the fault. */
export interface Broken {
  readonly ok: false;
  /** `call 5 (N 1C)`, `trick 3 (E HA)`, `deal`, `contract`, `declarer`, `result`. */
  readonly at: string;
  readonly code: ReplayCode;
  readonly why: string;
  /** The index of the faulty call or card, from 0. */
  readonly call?: number;
  readonly card?: number;
}

/** The result of a part of a replay. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Broken;

export const breakAt = (
  code: ReplayCode,
  at: string,
  why: string,
  step: Pick<Broken, 'call' | 'card'> = {},
): Broken => ({ ok: false, at, code, why, ...step });
