import * as z from 'zod/mini';
import type { Immutable } from './forms.ts';

export type RefusalCode =
  | 'ERR_MESSAGE' // not of the message's form, or too large
  | 'ERR_NO_TABLE'
  | 'ERR_CODE' // no table has this code
  | 'ERR_GUESSES' // too many wrong codes from there
  | 'ERR_TOKEN' // not the token of a chair at this table
  | 'ERR_CHAIR_TAKEN' // a person sits there
  | 'ERR_SEATED' // this visitor has a chair at the table already
  | 'ERR_AWAITED' // the table waits for people to whom it is kept
  | 'ERR_SITS_OUT' // this visitor gets cards from the next deal on
  | 'ERR_CLOSED' // nobody else may sit down
  | 'ERR_WAITING' // the host has yet to let this visitor in
  | 'ERR_NO_KNOCK' // nobody asks for that chair any more
  | 'ERR_HOST' // only the host may do that
  | 'ERR_DIRECTOR' // only the director of the evening may do that
  | 'ERR_PAUSED' // nobody calls or plays during a pause
  | 'ERR_LEAD' // the opening lead lies face down, or none does
  | 'ERR_UNWATCHED' // the table lets nobody watch
  | 'ERR_STALE' // the table has moved on: see `version`
  | 'ERR_CLAIM_ASKED' // play waits for the answer to a claim
  | 'ERR_NO_CLAIM'
  | 'ERR_UNDO' // this cannot be taken back
  | 'ERR_UNDO_ASKED' // play waits until it is settled whether something is taken back
  | 'ERR_NO_UNDO' // nobody asks for that
  | 'ERR_SKIP' // the rest of this deal is not played by computers
  | 'ERR_NO_PARTNER' // nobody has a partner in this game
  | 'ERR_NO_END' // a match of this format, or one that is compared, is not ended early
  | 'ERR_SKIPPED' // computer players play the rest of this deal
  | 'ERR_EXPLAIN' // there is no such call to explain or to ask about
  | 'ERR_CONCESSION' // a trick that cannot be lost would be conceded
  | 'ERR_HINT' // no hints at this table, or none now
  | 'ERR_CHAT' // nothing of that kind is said at this table
  | 'ERR_VOICE' // nobody talks by voice at this table
  | 'ERR_MUTED' // the host has muted this person
  | 'ERR_REPORTS' // as many reports as may be have come from there, or at all
  | 'ERR_BANNED' // the operator has banned this visitor
  | 'ERR_CLEARED' // the operator has taken this away
  | 'ERR_FLAG' // no such call for the host
  | 'ERR_DEAL_LONG' // the deal has so many entries that it takes only what ends it
  | 'ERR_TABLE_LONG' // the table has so many entries that it takes no more deals
  | 'ERR_CHAT_FULL' // so much has been said that nothing more is kept
  | 'ERR_DEAL_ON' // the next deal waits for the end of this one
  | 'ERR_MATCH_OVER'
  | 'ERR_MATCH_ON' // another match waits for the end of this one
  | 'ERR_OPTIONS' // a game, match format or option that does not exist
  | 'ERR_WISH' // a script of deals that cannot be read, or of deals too rare
  | 'ERR_CHALLENGE_FULL' // as many have taken the challenge up as can
  | 'ERR_NO_WISH'
  | 'ERR_WISH_KEY' // not the key to this wish
  | 'ERR_NOTICES' // as much as may be has been posted from there, or at all
  | 'ERR_SHARE' // one address has its share of what many share
  | 'ERR_LESSON_FULL' // as many take the lesson as can
  | 'ERR_PROGRAM' // not for the account of a computer program
  | 'ERR_NO_PROGRAM' // no account of a computer program has that name
  | 'ERR_NO_INVITATION' // no program is invited there
  | 'ERR_PLAYED' // an account that has played becomes no program's
  | 'ERR_SCOPE' // the token of a program does not reach so far
  | 'ERR_TOKENS_FULL' // the account has as many of those as it can
  | 'ERR_ACCOUNT_LONG' // so much has been done with the account that it takes no more of that
  | 'ERR_NO_TOURNAMENT'
  | 'ERR_KEY' // not a key to this tournament
  | 'ERR_KEY_REVOKED' // a director has taken it back
  | 'ERR_KEY_ASKED' // a director has yet to let it in
  | 'ERR_KEYS_FULL' // the tournament takes no more keys
  | 'ERR_DEVICE_LONG' // the device has done as much as it may in the tournament
  | 'ERR_TOURNAMENT_LONG' // the tournament's log takes no more entries
  | 'ERR_NO_CLUB'
  | 'ERR_CLUB_KEY' // not a key to this club, or not the owner's
  | 'ERR_NO_MEMBER'
  | 'ERR_NO_SERIES'
  | 'ERR_MEMBER_NAME' // another member has that name
  | 'ERR_EVENING_KNOWN' // the club has an evening on that day
  | 'ERR_CLUB_FULL' // the club has as many members, or as much of anything, as it can
  | 'ERR_NO_SIGNUP' // there is no such pair or single on the list
  | 'ERR_SIGNUPS_CLOSED' // the list of the evening is closed, or there is none
  | 'ERR_SIGNED_UP' // somebody of that name is on the list
  | 'ERR_SIGNUPS_FULL' // the list, or this person, has as much on it as it can
  | 'ERR_BUSY' // too many messages, or the server is stopping
  | 'ERR_NEWER' // a newer version of the server has written what this one cannot read
  | 'ERR_SERVER' // a fault of the server; nothing was done
  | (string & {}); // a step's own code

/** A refusal, over HTTP and over the socket. */
export const refused = z.object({
  ok: z.literal(false),
  code: z.string() as z.ZodMiniType<RefusalCode>,
  /** One sentence for a person. */
  message: z.string(),
  /** The table's version now, where there is a table. */
  version: z.exactOptional(z.number().check(z.int(), z.gte(0))),
});
export type Refused = Immutable<z.infer<typeof refused>>;

/** A refusal over HTTP: problem details of RFC 9457 (`application/problem+json`), with the members of every refusal. */
export const problem = z.object({
  ...refused.shape,
  /** The address of a sentence on the code, `/api/problems/ERR_BUSY`. */
  type: z.string(),
  /** One sentence on the code, the same each time; `detail` is about this request, like `message`. */
  title: z.string(),
  status: z.number().check(z.int(), z.gte(400), z.lte(599)),
  detail: z.string(),
});
export type Problem = Immutable<z.infer<typeof problem>>;

/** The meaning of a code (`GET /api/problems/{code}`). */
export const problemKind = z.object({ code: z.string(), title: z.string() });
