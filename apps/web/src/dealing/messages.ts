import type { FrequencyTable } from '@overtrick/formats/dealer/run/statistics';

/** A script to deal by. */
export interface Dealing {
  readonly script: string;
  /** So many deals are tried at most; 500,000 when left out. */
  readonly most?: number;
}

/** The deals and counts of a script, or the reason why there are none. */
export type Dealt =
  | {
      readonly kind: 'failed';
      /** From 1. */
      readonly line: number;
      readonly column: number;
      readonly why: string;
    }
  /** It asks for tricks, which are not counted on this page. */
  | { readonly kind: 'tricks' }
  | {
      readonly kind: 'done';
      readonly tried: number;
      readonly produced: number;
      /** The first of them, as PBN has deals. */
      readonly deals: readonly string[];
      readonly averages: readonly (readonly [label: string, mean: number | null])[];
      readonly frequencies: readonly Frequency[];
      readonly tables: readonly (readonly [label: string, table: FrequencyTable])[];
    };

export interface Frequency {
  readonly label: string;
  readonly counts: readonly (readonly [value: number, count: number])[];
  readonly low: number;
  readonly high: number;
}
