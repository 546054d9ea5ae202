/** An entry about the clock, or about a round that starts. */
export type ClockEntry = Timed | ClockSet | Begun;

/** The times of a section's clock. */
export interface Timed {
  readonly kind: 'timed';
  readonly section: string;
  readonly minutesPerBoard: number;
  /** The minutes for a change of tables. */
  readonly minutesPerMove: number;
  readonly breaks?: readonly Break[];
  /** The minutes before the end of a round at which to warn. */
  readonly warnings?: readonly number[];
}

/** A break after a round: its minutes, or the time when it ends, milliseconds since 1970. */
export type Break =
  | { readonly after: number; readonly minutes: number }
  | { readonly after: number; readonly until: number };

/** A change to a section's running clock. */
export interface ClockSet {
  readonly kind: 'clock';
  readonly section: string;
  /** `add` with negative `seconds` takes time away; `next` starts the next phase at once. */
  readonly act: 'start' | 'pause' | 'resume' | 'add' | 'next';
  readonly seconds?: number;
}

/** A table starts a round: from then on its device shows that sitting, and no board of an earlier one. */
export interface Begun {
  readonly kind: 'begun';
  /** A sitting: `A3/2`. */
  readonly where: string;
}
