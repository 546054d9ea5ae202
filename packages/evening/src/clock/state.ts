import type { ClockAct, ClockTimes } from './clock.ts';

/** The part of a tournament about the clocks. */
export interface ClockState {
  /** The last round that each table (`A3`) has started. */
  readonly begun: ReadonlyMap<string, number>;
  /** By section. */
  readonly clocks: ReadonlyMap<string, ClockLog>;
}

export interface ClockLog {
  /** The number of rounds of earlier evenings. */
  readonly before?: number;
  /** The current times. */
  readonly times?: ClockTimes;
  readonly acts: readonly ClockAct[];
}
