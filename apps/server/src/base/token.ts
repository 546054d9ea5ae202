import { hash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits that proves the right to a chair. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const proofOf = (token: string): string => hash('sha256', token);

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates a table's id for its link: 60 random bits in letters that are not mistaken for each other. */
export const newTableId = (): string => idOfBytes(randomBytes(12));

/** Converts bytes to an id, using five bits of each. */
export const idOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
