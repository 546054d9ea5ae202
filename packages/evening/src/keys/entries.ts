import type { Role } from './key.ts';

/** An entry about keys. */
export type KeyEntry = Granted | Admitted | Revoked;

/** The grant of a key. */
export interface Granted {
  readonly kind: 'granted';
  readonly role: Exclude<Role, 'join'>;
  /** The hash of its token. */
  readonly proof: string;
  readonly label?: string;
  /** Set for a table's key: `A3`. */
  readonly place?: string;
  /** Set for a player's key: the contestant, and the player's number, from 1. */
  readonly contestant?: string;
  readonly player?: number;
  /** Set for a director who plays: the contestant. */
  readonly plays?: string;
  /** True if the key opens nothing until a director admits it. */
  readonly isAsked?: boolean;
}

/** The admission of a key that was requested. */
export interface Admitted {
  readonly kind: 'admitted';
  /** The key's number. */
  readonly key: number;
}

/** The withdrawal of a key, which opens nothing any more. */
export interface Revoked {
  readonly kind: 'revoked';
  /** The key's number. */
  readonly key: number;
}
