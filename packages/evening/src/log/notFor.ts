import type { Key } from '../keys/key.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses what a key is not for. */
export const notFor = (key: Key, why: string): Refusal =>
  refuse('ERR_ROLE', key.place ?? key.contestant, why);
