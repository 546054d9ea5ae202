import type { Contract } from '@overtrick/rules/contract';
import type { Seat } from '@overtrick/rules/seat';
import * as z from 'zod/mini';

/** A name of an account: letters, digits and what stands between them; upper and lower case are the same. */
export const accountName = z.string().check(
  z.trim(),
  z.minLength(3),
  z.maxLength(24),
  // letters without a shape are none
  z.regex(/^[^\u115f\u1160\u3164\uffa0]*$/),
  z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u),
);

const password = z.string().check(z.minLength(10), z.maxLength(200));

/** Makes an account (`POST /api/account`), or signs in to one (`POST /api/session`). */
export const credentials = z.strictObject({
  name: accountName,
  password,
});

/** Puts another password in the place of the one that is known (`POST /api/account/password`); all other devices are signed out. */
export const newPassword = z.strictObject({ password: z.string().check(z.maxLength(200)), next: password });

/** Signs a device out (`DELETE /api/account/sessions`), by its id in the list, or all `others`. */
export const sessionNamed = z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,64}$/)) });

/** Somewhere an account is signed in. */
export interface SessionTold {
  readonly id: string;
  /** Since when, milliseconds since 1970, and on what kind of device, where that is known. */
  readonly at?: number;
  readonly device?: string;
  /** Is it the one that asks? */
  readonly current: boolean;
}

/** `GET /api/account/sessions` */
export interface Sessions {
  readonly sessions: readonly SessionTold[];
  /** Has the account a password? */
  readonly password: boolean;
}

/** Puts a chair into the account of who is signed in (`POST /api/account/chairs`): its token proves that it is his. */
export const ownChair = z.strictObject({
  table: z.string().check(z.regex(/^[a-z0-9]{6,24}$/)),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)),
});

/**
 * An account by its name: whom one would like for a friend (`POST` and `DELETE /api/account/friends`), one's own that is to be deleted, typed
 * once more (`DELETE /api/account`), or one that is to be made (`POST /api/passkeys/new/options`).
 */
export const accountNamed = z.strictObject({ name: accountName });

/** A table at which a friend sits and is connected now. */
export interface FriendsTable {
  readonly table: string;
  /** Ids of game and match form. */
  readonly game: string;
  readonly match: string;
  /** Chairs that a computer player holds. */
  readonly free: number;
}

/** Somebody whom one has named. Only where he has named one too are his tables told. */
export interface Friend {
  readonly name: string;
  readonly mutual: boolean;
  readonly tables: readonly FriendsTable[];
}

/** `GET /api/account/friends` */
export interface Friends {
  readonly friends: readonly Friend[];
}

/** A deal that somebody has played to its end. */
export interface BoardPlayed {
  readonly table: string;
  readonly deal: number;
  /** Ids of game and match form. */
  readonly game: string;
  readonly match: string;
  /** Where he sat. */
  readonly seat: Seat;
  readonly contract?: Contract;
  /** Won by declarer's side. */
  readonly tricks?: number;
  /** Points of the deal for him, and the most that anybody else got. */
  readonly points: number;
  readonly against: number;
}

/** Who is signed in (`GET /api/account`). */
export interface SignedIn {
  readonly name: string;
}

/** His deals, the latest table first (`GET /api/account/boards`). */
export interface Boards {
  readonly boards: readonly BoardPlayed[];
}
