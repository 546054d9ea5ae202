/** The roles that a key can have, from the most rights to the fewest. */
const ROLES = ['director', 'scorer', 'table', 'player', 'screen', 'join'] as const;
export type Role = (typeof ROLES)[number];

/** A role with its scope, what a link carries. The link's token proves it; the log keeps the token's proof alone. */
export interface Key {
  /** The number of the entry that granted it, from 1; 0 for the keeper of the log. */
  readonly number: number;
  readonly role: Role;
  /** As `phone of table 4`. */
  readonly label?: string;
  /** Of a table's key: section and table, `A3`. */
  readonly place?: string;
  /** Of a player's key: whose, and which of its players, from 1. */
  readonly contestant?: string;
  readonly player?: number;
  /** Of a director who plays: the contestant. */
  readonly plays?: string;
  /** The number of the director's key that made this one; absent where somebody joined by themselves. */
  readonly madeBy?: number;
  /** The hash of the token; absent where a device holds the log. */
  readonly proof?: string;
  /** It waits for a director, and opens nothing. */
  readonly isAsked?: boolean;
  readonly isRevoked?: boolean;
}

/** The keeper of the log: the server, or the command line over a file. They may do all that the plan allows. */
export const KEEPER: Key = { number: 0, role: 'director' };
