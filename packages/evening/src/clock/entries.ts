/** An entry about the clock, and of rounds that begin. */
export type ClockEntry = Timed | ClockSet | Begun;

/** The times of a section's clock. */
export interface Timed {
  readonly kind: 'timed';
  readonly section: string;
  readonly minutesPerBoard: number;
  /** The minutes of a change of tables. */
  readonly minutesPerMove: number;
  readonly breaks?: readonly Break[];
  /** Minutes before a round's end at which a warning is given. */
  readonly warnings?: readonly number[];
}

/** A break after a round, of so many minutes or until a time, milliseconds since 1970. */
export type Break =
  | { readonly after: number; readonly minutes: number }
  | { readonly after: number; readonly until: number };

export interface ClockSet {
  readonly kind: 'clock';
  readonly section: string;
  /** `add` takes time away where `seconds` is negative; `next` goes on to the next phase at once. */
  readonly act: 'start' | 'pause' | 'resume' | 'add' | 'next';
  readonly seconds?: number;
}

/** A table sits down to a round: from then on its device shows that sitting, and no board of an earlier one. */
export interface Begun {
  readonly kind: 'begun';
  /** A sitting: `A3/2`. */
  readonly where: string;
}
