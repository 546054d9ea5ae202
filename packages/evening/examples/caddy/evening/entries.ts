/** An entry about caddies: people who bring boards and score slips to the tables. */
export type CaddyEntry = CaddyCalled | CaddyServed;

/** The things that a caddy brings. */
export const SUPPLIES = ['boards', 'slips', 'pencils'] as const;

/** A table's call for a caddy. */
export interface CaddyCalled {
  readonly kind: 'caddyCalled';
  /** `A3` */
  readonly place: string;
  readonly wants: (typeof SUPPLIES)[number];
}

/** The table has what it wanted. */
export interface CaddyServed {
  readonly kind: 'caddyServed';
  /** The number of the call's entry. */
  readonly call: number;
}

/** The part of a tournament about caddies. */
export interface CaddyState {
  /** The open calls, by the number of their entries. */
  readonly caddyCalls: ReadonlyMap<number, CaddyCall>;
}

interface CaddyCall {
  /** The number of its entry. */
  readonly number: number;
  readonly place: string;
  readonly wants: (typeof SUPPLIES)[number];
}

/** The part of a view about caddies. */
export interface CaddyView {
  /** The open calls: all at a desk, or the table's own; absent if there are none. */
  readonly caddy?: readonly CaddyCall[];
}
