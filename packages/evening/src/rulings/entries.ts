import type { Adjustment } from '@overtrick/duplicate/event/event';

/** An entry about rulings, penalties and appeals. */
export type RulingEntry = Ruled | Fouled | Penalised | Appealed | Heard;

/** The director's ruling on a line; `null` withdraws it. */
interface Ruled {
  readonly kind: 'ruled';
  readonly line: string;
  readonly result: string | null;
  readonly reason: string;
  /** A law such as `64A1`. */
  readonly law?: string;
  /** The number of the last entry on the line that the director had seen. */
  readonly seen?: number;
}

/**
 * A fouled board: not all of its results are from the same deal, so those of these lines are compared with each other
 * (Law 87).
 */
export interface Fouled {
  readonly kind: 'fouled';
  readonly board: number;
  readonly lines: readonly string[];
  /** The form that these lines played; `null` if it was the right one after all. */
  readonly form: string | null;
}

/** A penalty for a contestant. */
export interface Penalised extends Adjustment {
  readonly kind: 'penalised';
}

/** An appeal against a ruling; the ranking is marked until the appeal is decided (Law 92, Law 93). */
interface Appealed {
  readonly kind: 'appealed';
  readonly line: string;
  readonly text: string;
}

/** The decision of an appeal; if it changes something, a ruling follows. */
export interface Heard {
  readonly kind: 'heard';
  /** The number of the appeal's entry. */
  readonly appeal: number;
  readonly decision: string;
}
