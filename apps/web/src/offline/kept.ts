import type { OpenTable } from '@overtrick/protocol/openTable';
import type { SetupText } from '@overtrick/rules/deals/setup';

/** A step of a deal as older pages stored it: the text of the step, with further facts. */
interface KeptStep {
  /** `S 1NT` */
  readonly step: string;
  /** A computer player's. */
  readonly reason?: string;
  /** The meaning of a call; `alert`: it says something else than that the caller would like to play there. */
  readonly meaning?: string;
  readonly alert?: true;
}

export interface KeptDeal {
  readonly setup: SetupText;
  readonly steps: readonly KeptStep[];
}

/** A table on this device. All that was done there is its log: see `offline/database.ts`. */
export interface KeptTable {
  readonly table: string;
  /** Proves whose chair it is, once the server has the table. */
  readonly token: string;
  readonly wanted: OpenTable;
  /** The number of deals that are over. */
  readonly finished: number;
  /**
   * Two people play on this device and hand it over: the name of the one beside the opener. The server never hears of
   * it.
   */
  readonly shared?: string;
  /** One deal is played there once more, or from somewhere on: it counts nowhere, and the server never hears of it. */
  readonly practice?: true;
  /** The deals of a table that has no log yet: a new one, or one that an older page kept. The last may still be on. */
  readonly deals?: readonly KeptDeal[];
}
