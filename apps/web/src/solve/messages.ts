import type { View } from '@overtrick/rules/views/view';
import type { Makeable, Par } from '@overtrick/solver';

/** The request of the page to the worker: a deal that is over, or else its record. */
export interface SolveRequest {
  readonly view: View;
  readonly record?: string;
  /** After the given time, unknown results are sent as bounds. */
  readonly milliseconds: number;
}

/** The worker's answer: results one by one, then par, if the board has one and all results are known. */
export type Answered =
  | { readonly kind: 'result'; readonly result: Makeable }
  | { readonly kind: 'done'; readonly par?: Par };
