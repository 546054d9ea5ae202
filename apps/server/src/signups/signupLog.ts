import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** A person on the list: a member of the club by id, or anybody else by the name that was typed. */
const player = z.object({
  name: z.optional(z.string()),
  member: z.optional(z.string()),
  isPaid: z.optional(z.boolean()),
});
export type Player = Readonly<z.infer<typeof player>>;

const players = z.array(player);
/** The marks of the device, address, account or member that did it; none for the club's owner. */
const marks = z.array(z.string());

/** An entry of a list of sign-ups, one line of JSON: first its secret, then what people did, in that order. */
export const schema = z.discriminatedUnion('kind', [
  /** The secret by which the list recognises people; it never leaves the server. */
  z.object({ kind: z.literal('signups'), secret: z.string() }),
  z.object({
    kind: z.literal('signedUp'),
    signup: z.string(),
    at: z.number(),
    players,
    /** Those who may change it: the hash of a token, the mark of an account, a member. */
    owners: z.array(z.string()),
    marks,
  }),
  z.object({ kind: z.literal('changed'), signup: z.string(), players, marks }),
  /** A single asks another one to play together; without one, nobody any more. */
  z.object({ kind: z.literal('asked'), signup: z.string(), other: z.optional(z.string()), marks }),
  /** Two singles are a pair under the id of the first. */
  z.object({ kind: z.literal('joined'), signup: z.string(), other: z.string(), marks }),
  z.object({ kind: z.literal('paid'), signup: z.string(), player: z.number(), isPaid: z.boolean() }),
  z.object({ kind: z.literal('withdrawn'), signup: z.string(), marks }),
]);
export type SignupEntry = z.infer<typeof schema>;

/** A pair on the list, or a single who looks for a partner. */
export interface Signup {
  readonly signup: string;
  readonly at: number;
  readonly players: readonly Player[];
  readonly owners: readonly string[];
  readonly marks: readonly string[];
  /** The single whom this one asks. */
  readonly asks?: string | undefined;
  /** The entry by which it became a pair, or a single: pairs and singles stand in this order. */
  readonly since: number;
}

export interface SignupList {
  /** Empty for a list without entries. */
  readonly secret: string;
  readonly length: number;
  readonly signups: ReadonlyMap<string, Signup>;
  /** The number of the next sign-up; a number is never used again. */
  readonly next: number;
  /** The number of entries by mark, also about sign-ups that were withdrawn. */
  readonly steps: ReadonlyMap<string, number>;
}

/** The list of an evening for which nobody has signed up. */
export const EMPTY: SignupList = { secret: '', length: 0, signups: new Map(), next: 1, steps: new Map() };

/** Returns the name of the log of a club's list for the evening of that date. */
export const logOf = (club: string, evening: string): string => logOfKind('signups', `${club}-${evening}`);

/** Computes a list after further entries. Throws for entries that no server wrote. */
export function signupsAfter(
  known: SignupList | undefined,
  bodies: readonly string[],
  after: number,
): SignupList {
  const entries = entriesIn(schema, bodies);
  const signups = new Map(known?.signups);
  const steps = new Map(known?.steps);
  let { secret, next } = known ?? EMPTY;
  for (const [i, entry] of entries.entries()) {
    if (entry === undefined) continue;
    if (entry.kind === 'signups') {
      secret = entry.secret;
      continue;
    }
    if ('marks' in entry) for (const mark of entry.marks) steps.set(mark, (steps.get(mark) ?? 0) + 1);
    if (entry.kind === 'signedUp') next = Math.max(next, numberOf(entry.signup) + 1);
    add(signups, entry, after + i + 1);
  }
  return { secret, length: after + bodies.length, signups, next, steps };
}

/** Adds an entry to the sign-ups, which it changes directly in their map. */
function add(
  signups: Map<string, Signup>,
  entry: Exclude<SignupEntry, { kind: 'signups' }>,
  place: number,
): void {
  if (entry.kind === 'signedUp') {
    const { kind: _, ...signup } = entry;
    signups.set(entry.signup, { ...signup, since: place });
    return;
  }
  const before = signups.get(entry.signup);
  if (before === undefined) return;
  switch (entry.kind) {
    case 'changed': {
      const isSameSize = entry.players.length === before.players.length;
      signups.set(entry.signup, {
        ...before,
        players: entry.players,
        since: isSameSize ? before.since : place,
      });
      if (!isSameSize) forget(signups, entry.signup);
      return;
    }
    case 'asked':
      signups.set(entry.signup, { ...before, asks: entry.other });
      return;
    case 'joined': {
      const other = signups.get(entry.other);
      if (other === undefined) return;
      signups.delete(entry.other);
      signups.set(entry.signup, {
        ...before,
        players: [...before.players, ...other.players],
        owners: [...new Set([...before.owners, ...other.owners])],
        marks: [...new Set([...before.marks, ...other.marks])],
        since: place,
      });
      forget(signups, entry.signup);
      forget(signups, entry.other);
      return;
    }
    case 'paid':
      signups.set(entry.signup, {
        ...before,
        players: before.players.map((player, i) =>
          i + 1 === entry.player ? { ...player, isPaid: entry.isPaid } : player,
        ),
      });
      return;
    case 'withdrawn':
      signups.delete(entry.signup);
      forget(signups, entry.signup);
  }
}

/** Deletes the questions from and to a sign-up, which is no longer the single that it was. */
function forget(signups: Map<string, Signup>, id: string): void {
  for (const one of signups.values())
    if (one.asks !== undefined && (one.signup === id || one.asks === id))
      signups.set(one.signup, { ...one, asks: undefined });
}

/** Returns the id of a sign-up: `p1`, `p2` and so on. */
export const signupOf = (number: number): string => `p${number}`;
const numberOf = (id: string): number => Number(id.slice(1)) || 0;

/** The sign-ups of a list by their place. */
export interface Places {
  /** The pairs that play, in the order in which they became pairs. */
  readonly pairs: readonly Signup[];
  /** The pairs beyond the limit, in the same order: the first gets the next free place. */
  readonly reserves: readonly Signup[];
  readonly singles: readonly Signup[];
}

/** Returns the places on a list. @param limit the number of pairs that play; no limit without it */
export function placesIn({ signups }: SignupList, limit = Number.POSITIVE_INFINITY): Places {
  const sorted = [...signups.values()].toSorted((one, other) => one.since - other.since);
  const pairs = sorted.filter(({ players }) => players.length > 1);
  return {
    pairs: pairs.slice(0, limit),
    reserves: pairs.slice(limit),
    singles: sorted.filter(({ players }) => players.length === 1),
  };
}
