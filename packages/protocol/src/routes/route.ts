import type * as z from 'zod/mini';

/**
 * A proof that a route takes: a session's cookie, a program's token, a chair's token, the key to a lesson, wish,
 * tournament or club.
 */
type Proof = 'session' | 'personal' | 'chair' | 'lesson' | 'wish' | 'tournament' | 'club';

type Schema = z.ZodMiniType;

/** An answer of a route: a sentence on it, and the form of its body if it has one. */
interface RouteAnswer {
  readonly says: string;
  readonly body?: Schema;
  /** In place of a body: a file of that media type, and its beginning as an example. */
  readonly media?: string;
  readonly example?: string;
}

/**
 * All that is agreed on one address and method. The key of a route in its table is both, as `GET /api/tables/{table}`.
 */
export interface Route {
  readonly summary: string;
  readonly description?: string;
  /** Any one of these proofs opens the route; without them it is open to all. */
  readonly proofs?: readonly Proof[];
  /** The list in its answer comes in parts: `?limit=&after=`, and the next part in the header `link`. */
  readonly isPaged?: true;
  /** Also a visitor without a proof is answered. */
  readonly isOpen?: true;
  /** The form of the body that a request has. */
  readonly body?: Schema;
  /** The answers, by status. */
  readonly answers: Readonly<Record<number, RouteAnswer>>;
  /** The refusals, by status: each is answered with a `Refused`. */
  readonly refusals: Readonly<Record<number, string>>;
}

export type Routes = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, Route>>;

export const LONG = 'The account has reached its limit for this';
export const CLEARED = 'The operator of the server has removed it';
export const REPORTED = 'The limit of reports from there, or of all reports, has been reached';
export const OFTEN = 'Too many requests';
export const ILL_FORMED = 'Something has the wrong form';
export const NOBODY = 'Nobody is signed in';
export const DONE = { says: 'It is done' } as const;
/** The proofs of a route of the account that programs may use too. */
export const OWN_OR_PROGRAM = { proofs: ['session', 'personal'] } as const;
/** The proof of a route that is for the account that is signed in. */
export const OWN = { proofs: ['session'] } as const;
