import * as z from 'zod/mini';
import type { ChatLine, Entered, TableUpdate } from './table.ts';

/**
 * What a page and the server say to each other over one socket. Every message from a page is answered by exactly one
 * `Answer`; the server tells of changes by `update`.
 */
export const MAX_MESSAGE_BYTES = 4096;

/**
 * What a page calls the device that it runs on, always the same: a header of what it sends over HTTP, and in the address of its
 * socket. Whoever goes from chair to chair in a deal is known again by it.
 */
export const DEVICE_HEADER = 'overtrick-device';
export const DEVICE_QUERY = 'device';

const tableId = z.string().check(z.regex(/^[a-z0-9]{6,24}$/));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/));
/** A line that a person writes: no control characters, no halves of one, and none that turn the direction of the text around it. */
export const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
    );
/** Written, and not to be seen: format characters and letters without a shape. Two names could differ by them alone. */
const UNSEEN = '\\p{Cf}\\u115f\\u1160\\u3164\\uffa0\\u2800';
/** A person's name: something that can be seen, and nothing that cannot; a letter has four marks at most. */
export const personName = line(24).check(
  z.regex(new RegExp(`^[^${UNSEEN}]*$`, 'u')),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
  z.regex(/^(?!.*\p{M}{5})/u),
);
const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const chair = z.number().check(z.int(), z.gte(0), z.lte(3));
/** Options of a game or a match form, by name. */
export const optionValues = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(40))]),
);
/** An id that the page gives to each action, another one each time: sent twice, it is done once. */
const id = z.string().check(z.minLength(1), z.maxLength(40));

export const messages = {
  /** Look at a table, or take up one's own chair again by its token. `have`: the version that the page already shows. */
  enter: z.strictObject({ table: tableId, token: z.optional(token), have: z.optional(whole) }),
  /** Take a chair that a bot holds. Answered with the chair's token. */
  sit: z.strictObject({ table: tableId, chair, name: personName }),
  /** The host waits for nobody else: bots take the chairs that were kept for people. */
  start: z.strictObject({ table: tableId, token }),
  /** Give the chair back to a bot. */
  leave: z.strictObject({ table: tableId, token }),
  /** Let a bot act in one's own chair for a while, or act oneself again. Entering with the token ends it too. */
  rest: z.strictObject({ table: tableId, token, away: z.boolean() }),
  /** The host lets in somebody who asks for a chair, or turns him away. */
  admit: z.strictObject({ table: tableId, token, knock: whole, accept: z.boolean() }),
  /** Do something in the deal: the text of an action, on the version that the page shows. */
  act: z.strictObject({
    table: tableId,
    token,
    deal: whole,
    version: whole,
    id,
    action: z.string().check(z.maxLength(40)),
  }),
  /** Claim `tricks` of the tricks left. */
  claim: z.strictObject({
    table: tableId,
    token,
    deal: whole,
    version: whole,
    id,
    tricks: z.number().check(z.int(), z.gte(0), z.lte(13)),
    line: z.optional(z.string().check(z.maxLength(200))),
  }),
  /** Answer the claim that is asked. */
  answer: z.strictObject({ table: tableId, token, deal: whole, version: whole, id, accept: z.boolean() }),
  /** Take back one's own last call or card of the deal, or ask for it, as the table's policy says. */
  undo: z.strictObject({ table: tableId, token, deal: whole, version: whole, id }),
  /** Let somebody take back what he did, or not. */
  agree: z.strictObject({ table: tableId, token, deal: whole, version: whole, id, accept: z.boolean() }),
  /** Take back one's own claim, or one's wish to take something back, while it is not answered. */
  withdraw: z.strictObject({ table: tableId, token, deal: whole, version: whole, id }),
  /** Say what one's own call means; `call` counts the calls of the deal from 0. Never shown to partner before the deal is over. */
  explain: z.strictObject({ table: tableId, token, deal: whole, id, call: whole, text: line(120) }),
  /** Ask an opponent what his call means. */
  ask: z.strictObject({ table: tableId, token, deal: whole, id, call: whole }),
  /** What would a computer player do here, and what would each call show? */
  hint: z.strictObject({ table: tableId, token, deal: whole, version: whole }),
  /** Call the host, as one would call the director. */
  flag: z.strictObject({ table: tableId, token, id, text: line(200) }),
  /** The host has seen to it. */
  unflag: z.strictObject({ table: tableId, token, flag: whole }),
  /** Say something: with a token as who sits there, else as a spectator, whom only spectators hear. */
  say: z.strictObject({
    table: tableId,
    token: z.optional(token),
    to: z.enum(['table', 'opponents', 'spectators']),
    text: line(200),
  }),
  /** Ready for the next deal. */
  next: z.strictObject({ table: tableId, token, deal: whole }),
} as const;

export type MessageName = keyof typeof messages;
export type Message<Name extends MessageName> = z.infer<(typeof messages)[Name]>;

/** Opens a table over HTTP (`POST /api/tables`): the opener sits in `chair`, bots in the others. */
export const openTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  match: z.optional(z.string().check(z.maxLength(40))),
  matchOptions: z.optional(optionValues),
  policies: z.optional(optionValues),
  name: personName,
  chair: z.optional(chair),
  /** So many people are to play: until they all sit there, or the host begins without them, nothing is called or played. */
  people: z.optional(z.number().check(z.int(), z.gte(1), z.lte(4))),
});
export type OpenTable = z.infer<typeof openTable>;

export interface Opened {
  readonly table: string;
  readonly chair: number;
  /** Proves whose chair it is. The server keeps only its hash. */
  readonly token: string;
  /** The host is asked first: the token is good once he has said yes. Until then entering with it gives `ERR_WAITING`. */
  readonly waiting?: true;
}

export type RefusalCode =
  | 'ERR_MESSAGE' // not of the message's form, or too large
  | 'ERR_NO_TABLE'
  | 'ERR_TOKEN' // not the token of a chair at this table
  | 'ERR_CHAIR_TAKEN' // a person sits there
  | 'ERR_SEATED' // this visitor has a chair at the table already
  | 'ERR_AWAITED' // the table waits for people to whom it is kept
  | 'ERR_SITS_OUT' // this visitor gets cards from the next deal on
  | 'ERR_CLOSED' // nobody else may sit down
  | 'ERR_WAITING' // the host has yet to let this visitor in
  | 'ERR_NO_KNOCK' // nobody asks for that chair any more
  | 'ERR_HOST' // only the host may do that
  | 'ERR_UNWATCHED' // the table lets nobody watch
  | 'ERR_STALE' // the table has moved on: see `version`
  | 'ERR_CLAIM_ASKED' // play waits for the answer to a claim
  | 'ERR_NO_CLAIM'
  | 'ERR_UNDO' // this cannot be taken back
  | 'ERR_UNDO_ASKED' // play waits until it is settled whether something is taken back
  | 'ERR_NO_UNDO' // nobody asks for that
  | 'ERR_EXPLAIN' // there is no such call to explain or to ask about
  | 'ERR_CONCESSION' // a trick that cannot be lost would be conceded
  | 'ERR_HINT' // no hints at this table, or none now
  | 'ERR_CHAT' // nothing of that kind is said at this table
  | 'ERR_FLAG' // no such call for the host
  | 'ERR_DEAL_LONG' // the deal has so many entries that it takes only what ends it
  | 'ERR_TABLE_LONG' // the table has so many entries that it takes no more deals
  | 'ERR_CHAT_FULL' // so much has been said that nothing more is kept
  | 'ERR_DEAL_ON' // the next deal waits for the end of this one
  | 'ERR_MATCH_OVER'
  | 'ERR_OPTIONS' // a game, match form or option that does not exist
  | 'ERR_BUSY' // too many messages, or the server is stopping
  | 'ERR_NEWER' // a newer version of the server has written what this one cannot read
  | 'ERR_SERVER' // a fault of the server; nothing was done
  | (string & {}); // a step's own code

export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  /** One sentence for a person. */
  readonly message: string;
  /** The table's version now, where there is a table. */
  readonly version?: number;
}

/** What a computer player would do in one's place. */
export interface Hint {
  /** The text of an action. */
  readonly action: string;
  readonly reason: string;
  /** What each call that can be made would show, by its text. */
  readonly meanings?: Readonly<Record<string, string>>;
}

export interface Answers {
  readonly enter: Entered;
  readonly sit: Opened;
  readonly start: { readonly version: number };
  readonly leave: { readonly version: number };
  readonly rest: { readonly version: number };
  readonly admit: { readonly version: number };
  readonly act: { readonly version: number };
  /** Accepted at once, refused at once, or asked: then the outcome comes as an update. */
  readonly claim: {
    readonly version: number;
    readonly result: 'accepted' | 'refused' | 'asked';
    readonly why?: string;
  };
  readonly answer: { readonly version: number };
  /** Done at once, or asked of others: then the outcome comes as an update. */
  readonly undo: { readonly version: number; readonly result: 'done' | 'asked' | 'refused' };
  readonly agree: { readonly version: number };
  readonly withdraw: { readonly version: number };
  readonly explain: { readonly version: number };
  readonly ask: { readonly version: number };
  readonly hint: Hint;
  readonly flag: { readonly version: number };
  readonly unflag: { readonly version: number };
  readonly say: { readonly said: true };
  readonly next: { readonly version: number };
}

export type Answer<Name extends MessageName> = ({ readonly ok: true } & Answers[Name]) | Refused;

export type ClientToServer = {
  [Name in MessageName]: (message: Message<Name>, answer: (answer: Answer<Name>) => void) => void;
};

export interface ServerToClient {
  update: (update: TableUpdate) => void;
  /** Somebody has said something. */
  said: (line: ChatLine) => void;
  /** The server stops in a moment; pages reconnect by themselves. */
  stopping: () => void;
}
