import type { Dealt, Sealed } from './entries.ts';

/** The part of a tournament about hands. */
export interface HandsState {
  /** By board. */
  readonly boards: ReadonlyMap<number, BoardCards>;
  /** The keeper's commitments to the boards that it has dealt, one for each time. */
  readonly seals: readonly Seal[];
  /** For each board, the numbers of the directors' keys for which it was opened. */
  readonly unsealed: ReadonlyMap<number, readonly number[]>;
  /** For each line whose table has checked the order of the cards: whether it was right. */
  readonly checks: ReadonlyMap<string, boolean>;
}

export type Seal = Omit<Sealed, 'kind'>;

export interface BoardCards {
  /** A deal such as `N:AQ962.K7.QJ4.983 …`. */
  readonly deal?: string;
  /** As in `Dealt`. */
  readonly order?: string;
  readonly split?: string;
  readonly source?: Dealt['source'];
  /** Twenty hexadecimal digits, as in `Solved`. */
  readonly tricks?: string;
  /** North-South's points at par. */
  readonly par?: number;
}
