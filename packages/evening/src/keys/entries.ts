import type { Role } from './key.ts';

/** An entry about keys. */
export type KeyEntry = Granted | Admitted | Revoked;

/** Somebody gets a key. */
export interface Granted {
  readonly kind: 'granted';
  readonly role: Exclude<Role, 'join'>;
  /** The hash of its token. */
  readonly proof: string;
  readonly label?: string;
  /** Of a table's key: `A3`. */
  readonly place?: string;
  /** Of a player's key: whose, and which of its players, from 1. */
  readonly contestant?: string;
  readonly player?: number;
  /** Of a director who plays: the contestant. */
  readonly plays?: string;
  /** It opens nothing before a director lets it in. */
  readonly isAsked?: boolean;
}

/** A director lets in a key that was asked for. */
export interface Admitted {
  readonly kind: 'admitted';
  /** The key's number. */
  readonly key: number;
}

export interface Revoked {
  readonly kind: 'revoked';
  /** The key's number. */
  readonly key: number;
}
