import * as z from 'zod/mini';
import { partnershipCard } from './card.ts';
import { contract, count, type Immutable, line, seat } from './forms.ts';

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

/** Replaces the current password (`POST /api/account/password`); all other devices are signed out. */
export const newPassword = z.strictObject({ password: z.string().check(z.maxLength(200)), next: password });

/** Signs a device out (`DELETE /api/account/sessions`), by its id in the list, or all `others`. */
export const sessionNamed = z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,64}$/)) });

/** A device on which an account is signed in. */
export const accountSession = z.object({
  id: z.string(),
  /** The time since when, milliseconds since 1970, and the kind of device, where that is known. */
  at: z.exactOptional(count),
  device: z.exactOptional(z.string()),
  /** Is it the one that asks? */
  current: z.boolean(),
});
export type AccountSession = Immutable<z.infer<typeof accountSession>>;

/** `GET /api/account/sessions` */
export const sessions = z.object({
  sessions: z.array(accountSession),
  /** Has the account a password? */
  password: z.boolean(),
});
export type Sessions = Immutable<z.infer<typeof sessions>>;

/** Puts a chair into the account that is signed in (`POST /api/account/chairs`): its token proves whose it is. */
export const ownChair = z.strictObject({
  table: z.string().check(z.regex(/^[a-z0-9]{6,24}$/)),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)),
});

/**
 * An account by its name: of a friend (`POST` and `DELETE /api/account/friends`), one's own that is to be deleted,
 * typed once more (`DELETE /api/account`), or one that is to be made (`POST /api/passkeys/new/options`).
 */
export const accountNamed = z.strictObject({ name: accountName });

/** A table at which a friend sits and is connected now. */
const friendsTable = z.object({
  table: z.string(),
  /** Ids of game and match format. */
  game: z.string(),
  match: z.string(),
  /** Chairs that a computer player holds. */
  free: count,
});
export type FriendsTable = Immutable<z.infer<typeof friendsTable>>;

/** An account that the asker has added. Its tables are listed only if it has added the asker too. */
export const friend = z.object({
  name: z.string(),
  mutual: z.boolean(),
  /** A computer program plays with this account. */
  program: z.exactOptional(z.literal(true)),
  tables: z.array(friendsTable),
});
export type Friend = Immutable<z.infer<typeof friend>>;

/** `GET /api/account/friends` */
export const friends = z.object({ friends: z.array(friend) });
export type Friends = Immutable<z.infer<typeof friends>>;

/** `GET /api/account/card`, and the body of `POST`: the convention card that an account keeps, or none. */
export const ownCard = z.object({ card: z.nullable(partnershipCard) });
export type OwnCard = Immutable<z.infer<typeof ownCard>>;

/** A deal that an account has played to its end. */
export const boardPlayed = z.object({
  table: z.string(),
  deal: count,
  /** Ids of game and match format. */
  game: z.string(),
  match: z.string(),
  /** The player's seat. */
  seat,
  contract: z.exactOptional(contract),
  /** Won by declarer's side. */
  tricks: z.exactOptional(count),
  /** Points of the deal for the player, and the most that anybody else got. */
  points: z.number(),
  against: z.number(),
});
export type BoardPlayed = Immutable<z.infer<typeof boardPlayed>>;

/** All data of an account, in one file (`GET /api/account/export`). */
export const accountExport = z.record(z.string(), z.unknown());

/** The rights of a program's token: to read what is the account's, or also to add chairs to it. */
export const TOKEN_SCOPES = ['read', 'play'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Makes a token for a program (`POST /api/account/tokens`). */
export const newToken = z.strictObject({ name: line(40), scope: z.enum(TOKEN_SCOPES) });
export type NewToken = Immutable<z.infer<typeof newToken>>;

const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The time at which it was made, and that at which it expires, milliseconds since 1970. */
  at: count,
  until: count,
});
export type ListedToken = Immutable<z.infer<typeof listedToken>>;

/** `GET /api/account/tokens`, the latest first */
export const listedTokens = z.object({ tokens: z.array(listedToken) });

/** The answer to making one: only now the token itself. */
export const tokenMade = z.object({ ...listedToken.shape, token: z.string() });
export type TokenMade = Immutable<z.infer<typeof tokenMade>>;

/** Revokes one (`DELETE /api/account/tokens`). */
export const tokenNamed = z.strictObject({ id: z.string().check(z.regex(/^[a-z0-9]{6,24}$/)) });

/**
 * Declares the account for ever as that of a computer program (`POST /api/me/bot`): its name, typed once more, and the
 * name of who operates the program, which everybody may read.
 */
export const declareBot = z.strictObject({ name: accountName, operator: z.exactOptional(line(60)) });

const programOfAccount = z.object({ operator: z.exactOptional(z.string()) });

/** The account that is signed in (`GET /api/account`); with `program`, a computer program plays with it. */
export const signedIn = z.object({ name: z.string(), program: z.exactOptional(programOfAccount) });
export type AccountSignedIn = Immutable<z.infer<typeof signedIn>>;

/** The deals of an account, the latest table first (`GET /api/account/boards`). */
export const boards = z.object({ boards: z.array(boardPlayed) });
