import { hash, randomBytes } from 'node:crypto';

/** Proves whose chair it is: 256 random bits. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const proofOf = (token: string): string => hash('sha256', token);

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A table's id, for its link: 60 random bits in letters that are not mistaken for each other. */
export const newTableId = (): string => idOfBytes(randomBytes(12));

/** The same of given bytes, five bits of each. */
export const idOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
