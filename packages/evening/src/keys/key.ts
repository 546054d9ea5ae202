/** The roles that a key can have, from the most rights to the fewest. */
const ROLES = ['director', 'scorer', 'table', 'player', 'screen', 'join'] as const;
export type Role = (typeof ROLES)[number];

/** A role with its scope, the content of a link. The link's token proves it; the log only has the token's proof. */
export interface Key {
  /** The number of the entry that granted it, from 1; 0 for the keeper of the log. */
  readonly number: number;
  readonly role: Role;
  /** A label such as `phone of table 4`. */
  readonly label?: string;
  /** Set for a table's key: section and table, `A3`. */
  readonly place?: string;
  /** Set for a player's key: the contestant, and the player's number, from 1. */
  readonly contestant?: string;
  readonly player?: number;
  /** Set for a director who plays: the contestant. */
  readonly plays?: string;
  /** The number of the director's key that granted this one; absent if somebody joined by themselves. */
  readonly madeBy?: number;
  /** The hash of the token; absent if a device holds the log. */
  readonly proof?: string;
  /** True if the key waits for a director, and opens nothing. */
  readonly isAsked?: boolean;
  readonly isRevoked?: boolean;
}

/** The keeper of the log: the server, or the command line over a file. It may do everything that the plan allows. */
export const KEEPER: Key = { number: 0, role: 'director' };
