/** The entries of a log about appeals, substitutes and other evenings. */
import type { Carried } from '@overtrick/duplicate/event';

/** A player more than sit there plays in another's place, under the pair's number; both by their numbers, from 1. */
export interface Substituted {
  readonly kind: 'substituted';
  readonly contestant: string;
  readonly player: number;
  readonly substitute: number;
  readonly from: number;
  /** The last round; without it to the end. */
  readonly to?: number;
}

/** Somebody appeals against a ruling; the ranking is marked until the appeal is heard (Law 92, Law 93). */
export interface Appealed {
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

/** The next evening of the tournament begins. Plans from now on are of it; their rounds and boards go on in number. */
export interface SessionBegun {
  readonly kind: 'session';
  readonly name: string;
  /** As `2026-11-28`. */
  readonly date?: string;
  /** Of a final: those who play it, with what they bring. It is ranked by itself; without it all evenings count. */
  readonly finalists?: readonly (Carried & { readonly contestant: string })[];
  /** Of a final with a consolation: the places of each section come after those of the one before. */
  readonly isBySection?: boolean;
}
