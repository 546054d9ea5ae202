import * as z from 'zod/mini';
import { count, type Immutable, line, nameOf, token } from './forms.ts';

/** The form of the id of a sign-up, a pair or a single, on the list of its evening. */
export const SIGNUP_ID = '^p[1-9][0-9]{0,4}$';
const signupId = z.string().check(z.regex(new RegExp(SIGNUP_ID)));

/** An evening by its local date; a club has one list of sign-ups per day. */
const evening = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const playerName = nameOf(40);

/** The way in which a club takes sign-ups for its next evening. */
export const signupTerms = z.object({
  /** Those who may sign up: everybody, or people with a key to the club. */
  who: z.enum(['everybody', 'members']),
  /** The number of pairs with a place; further pairs are on the reserve list. No limit if left out. */
  pairs: z.optional(z.number().check(z.int(), z.gte(2), z.lte(200))),
  /** The number of minutes before the start at which the list closes. */
  closes: z.number().check(z.int(), z.gte(0), z.lte(10_080)),
  /** The table money of each player, in the club's own words, such as `£4`; without it, the list has no such column. */
  money: z.optional(line(20)),
  /** An evening besides the weekly ones, by the clock of its zone. */
  announced: z.optional(
    z.object({
      date: evening,
      time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
      zone: z.string().check(z.regex(/^[A-Za-z0-9_+\-/]{1,60}$/)),
    }),
  ),
});
export type SignupTerms = Immutable<z.infer<typeof signupTerms>>;

/** Sets how the club takes sign-ups; without terms it takes none, and its lists are deleted. */
export const setSignups = z.strictObject({ terms: z.optional(signupTerms) });

/** Signs up for an evening: alone, looking for a partner, or with one. */
export const signUp = z.strictObject({
  evening,
  /** Left out by a member with a personal link, who has the name of the club's list. */
  name: z.optional(playerName),
  partner: z.optional(playerName),
});
export type SignUp = Immutable<z.infer<typeof signUp>>;

/** Changes a sign-up, or does something with it. */
export const changeSignup = z.discriminatedUnion('kind', [
  /** Gives the sign-up other players. Without a partner it becomes a single. */
  z.strictObject({
    kind: z.literal('names'),
    evening,
    name: z.optional(playerName),
    partner: z.optional(playerName),
  }),
  /** Asks another single to play together; without one, takes the question back. */
  z.strictObject({ kind: z.literal('ask'), evening, other: z.optional(signupId) }),
  /** Answers the single who asks. */
  z.strictObject({ kind: z.literal('answer'), evening, other: signupId, accept: z.boolean() }),
  /** Makes two singles a pair: for the club's owner. */
  z.strictObject({ kind: z.literal('join'), evening, other: signupId }),
  /** Notes whether a player, 1 or 2, has paid the table money: for the club's owner. */
  z.strictObject({
    kind: z.literal('pay'),
    evening,
    player: z.number().check(z.int(), z.gte(1), z.lte(2)),
    isPaid: z.boolean(),
  }),
]);
export type ChangeSignup = Immutable<z.infer<typeof changeSignup>>;

/** The answer to a new sign-up: its id, and the token by which it is changed and withdrawn. */
export const signupKey = z.object({ signup: z.string(), token });
export type SignupKey = Immutable<z.infer<typeof signupKey>>;

const signup = z.object({
  signup: z.string(),
  players: z.array(
    z.object({
      /** Absent if it is hidden from the asker. */
      name: z.exactOptional(z.string()),
      /** True if the name is hidden from others. */
      isHidden: z.exactOptional(z.boolean()),
      /** For the owner. */
      isPaid: z.exactOptional(z.boolean()),
    }),
  ),
  /** A pair with a place, a pair on the reserve list, or a single who looks for a partner. */
  place: z.enum(['in', 'reserve', 'single']),
  /** The number among those, from 1. */
  number: count,
  /** The asker may change and withdraw it. */
  isOwn: z.exactOptional(z.boolean()),
  /** The single whom this one asks: for both of them, and the owner. */
  asks: z.exactOptional(z.string()),
});
export type SignupView = Immutable<z.infer<typeof signup>>;

/** The list of the club's next evening, as the asker may see it (`GET /api/clubs/{club}/signups`). */
export const signupsView = z.object({
  club: z.string(),
  /** The evening of the list; absent if the club takes no sign-ups, or has no next evening. */
  evening: z.exactOptional(
    z.object({
      date: z.string(),
      /** Milliseconds since 1970. */
      start: count,
      closes: count,
      /** False once the list is closed. */
      isOpen: z.boolean(),
      /** True from the evening's start: only the club's owner changes the list then. */
      hasStarted: z.boolean(),
    }),
  ),
  /** The number of pairs with a place, if it is limited. */
  limit: z.exactOptional(count),
  /** The asker may sign up, as far as their key goes. */
  mayEnter: z.boolean(),
  /** The asker sees the whole list; otherwise only their own sign-ups are in it. */
  isWhole: z.boolean(),
  pairs: count,
  reserves: count,
  singles: count,
  /** First the pairs in their order, then the reserves in theirs, then the singles. */
  signups: z.array(signup),
  /** For the owner. */
  terms: z.exactOptional(signupTerms),
});
export type SignupsView = Immutable<z.infer<typeof signupsView>>;
