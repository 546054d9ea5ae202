import type { OpenTable } from '@overtrick/protocol/openTable';
import type { SetupText } from '@overtrick/rules/setup';

/** A step of a deal as it is kept: the text of the step, and what is known of it beside. */
export interface KeptStep {
  /** `S 1NT` */
  readonly step: string;
  /** A computer player's. */
  readonly reason?: string;
  /** What a call means, and whether it says something else than that it would like to play there. */
  readonly meaning?: string;
  readonly alert?: true;
}

export interface KeptDeal {
  readonly setup: SetupText;
  readonly steps: readonly KeptStep[];
}

/** A table on this device: all that is needed to play on after a reload, and to send its deals to the server. */
export interface KeptTable {
  readonly table: string;
  /** Proves whose chair it is, once the server has the table. */
  readonly token: string;
  readonly wanted: OpenTable;
  /** In their order; the last may still be on. */
  readonly deals: readonly KeptDeal[];
  /** How many of them are over. */
  readonly finished: number;
}
