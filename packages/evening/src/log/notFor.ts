import type { Key } from '../keys/key.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses a command that a key may not give. */
export const notFor = (key: Key, why: string): Refusal =>
  refuse('ERR_ROLE', key.place ?? key.contestant, why);
