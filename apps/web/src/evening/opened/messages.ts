import type { Audit } from '@overtrick/formats/events/audit';
import type { FaultyRow } from '@overtrick/formats/events/reading';
import type { Side } from '@overtrick/rules/cards/seat';

/** A score file to be read. */
export interface OpenRequest {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The method, if the visitor chose one. */
  readonly method?: string;
  /** Results that replace those of rows, by the place of the row. */
  readonly corrections: readonly (readonly [place: string, result: string])[];
  /** The format in which the event is to be saved. */
  readonly saveAs?: string;
}

/** The event of a file, or the reason why there is none. */
export type OpenAnswer =
  | { readonly kind: 'failed'; readonly at?: string; readonly why: string }
  | {
      readonly kind: 'saved';
      readonly content: string | Uint8Array<ArrayBuffer>;
      readonly lost: readonly string[];
    }
  | OpenedEvent;

export interface OpenedEvent {
  readonly kind: 'event';
  readonly name?: string;
  readonly date?: string;
  /** True for teams, whose method belongs to the event. */
  readonly areTeams: boolean;
  readonly isPercent: boolean;
  readonly ranking: readonly OpenedRow[];
  readonly boards: readonly OpenedBoard[];
  readonly faults: readonly OpenedFault[];
  readonly audit: Audit;
}

interface OpenedRow {
  readonly id: string;
  readonly place: number;
  readonly number: string;
  readonly direction?: Side;
  readonly names: string;
  readonly total: number;
}

export interface OpenedBoard {
  readonly board: number;
  readonly session?: string;
  readonly lines: readonly OpenedLine[];
}

export interface OpenedLine {
  readonly ns: string;
  readonly ew: string;
  /** As on a traveller: `4S N 10`. */
  readonly result: string;
  readonly score?: number;
  readonly nsPoints?: number;
  readonly ewPoints?: number;
}

export interface OpenedFault {
  readonly at: string;
  readonly why: string;
  /** True if the whole row is left out. */
  readonly isRow: boolean;
  readonly row?: FaultyRow;
}
