import type { Adjustment } from '@overtrick/duplicate/event';

/** An entry about rulings, penalties and appeals. */
export type RulingEntry = Ruled | Fouled | Penalised | Appealed | Heard;

/** The director rules on a line, or takes a ruling back with `null`. */
interface Ruled {
  readonly kind: 'ruled';
  readonly line: string;
  readonly result: string | null;
  readonly reason: string;
  /** As `64A1`. */
  readonly law?: string;
  /** The number of the last entry on the line that the director knew. */
  readonly seen?: number;
}

/** The results of a board were not all of the same deal: those of these lines are compared with each other (Law 87). */
export interface Fouled {
  readonly kind: 'fouled';
  readonly board: number;
  readonly lines: readonly string[];
  /** The form in which they had it; `null` where it was the right one after all. */
  readonly form: string | null;
}

export interface Penalised extends Adjustment {
  readonly kind: 'penalised';
}

/** Somebody appeals against a ruling; the ranking is marked until the appeal is heard (Law 92, Law 93). */
interface Appealed {
  readonly kind: 'appealed';
  readonly line: string;
  readonly text: string;
}

/** An appeal is heard; where it changes something, a ruling follows. */
export interface Heard {
  readonly kind: 'heard';
  /** The number of the appeal's entry. */
  readonly appeal: number;
  readonly decision: string;
}
