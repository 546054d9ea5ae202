import * as z from 'zod/mini';
import type { Immutable } from './forms.ts';

const tournament = z.string().check(z.regex(/^[a-z0-9]{6,24}$/));

/**
 * Gives the account that is signed in a key of its own to an evening's desk (`POST /api/account/evenings`); the token
 * is a director's.
 */
export const ownDesk = z.strictObject({
  tournament,
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)),
  /** The name of the key in the desk's list. */
  label: z.exactOptional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
});

/** Names an evening that an account directs. */
export const deskNamed = z.strictObject({ tournament });

/** An evening that an account directs. */
const deskOfAccount = z.object({
  tournament: z.string(),
  state: z.enum(['setup', 'playing', 'over', 'published']),
  name: z.exactOptional(z.string()),
  /** `2026-11-29` */
  date: z.exactOptional(z.string()),
});
export type DeskOfAccount = Immutable<z.infer<typeof deskOfAccount>>;

/** `GET /api/account/evenings`, the latest first */
export const desksOfAccount = z.object({ evenings: z.array(deskOfAccount) });
export type DesksOfAccount = Immutable<z.infer<typeof desksOfAccount>>;

/** A director's key for a device (`POST /api/account/evenings/keys`). */
export const deskKey = z.object({ tournament: z.string(), token: z.string() });
