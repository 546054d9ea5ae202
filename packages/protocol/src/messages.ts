import * as z from 'zod/mini';
import { partnershipCard } from './card.ts';
import { chairNumber, line, optionValues, personName, tableId, token, whole } from './forms.ts';
import { reportFields } from './moderation/report.ts';
import type { Opened } from './openTable.ts';
import type { Refused } from './refusal.ts';
import type { ChatLine, Entered, LogLine, TableUpdate } from './table.ts';
import type {
  TournamentAnswer,
  TournamentMessage,
  TournamentMessageName,
  TournamentUpdate,
} from './tournament.ts';

/**
 * The messages of a page and the server over one socket. Every message from a page is answered by exactly one `Answer`;
 * the server tells of changes by `update`.
 */
export const MAX_MESSAGE_BYTES = 4096;

/** Letters of what one browser tells another: a description of a connection for voice alone has about 2,500. */
const MAX_SIGNAL = 3500;

/** An id that the page gives to each action, another one each time: sent twice, it is done once. */
const id = z.string().check(z.minLength(1), z.maxLength(40));

export const messages = {
  /**
   * Look at a table, or take up one's own chair again by its token. `have`: the version that the page already shows.
   */
  enter: z.strictObject({ table: tableId, token: z.optional(token), have: z.optional(whole) }),
  /** Take a chair that a bot holds. Answered with the chair's token. */
  sit: z.strictObject({ table: tableId, chair: chairNumber, name: personName }),
  /** The host waits for nobody else: bots take the chairs that were kept for people. */
  start: z.strictObject({ table: tableId, token }),
  /** Give the chair back to a bot. */
  leave: z.strictObject({ table: tableId, token }),
  /** Let a bot act in one's own chair for a while, or act oneself again. Entering with the token ends it too. */
  rest: z.strictObject({ table: tableId, token, away: z.boolean() }),
  /** Have computer players play the rest of the deal, once all who play there would; or play on oneself after all. */
  skip: z.strictObject({ table: tableId, token, deal: whole, wanted: z.boolean() }),
  /** Put the card of one's partnership on the table, for everybody to read; `null` takes it away. */
  card: z.strictObject({ table: tableId, token, card: z.nullable(partnershipCard) }),
  /** Vote to end the match between two deals, with the bonuses of an unfinished one; or withdraw the vote. */
  end: z.strictObject({ table: tableId, token, deal: whole, wanted: z.boolean() }),
  /** The host lets in somebody who asks for a chair, or turns them away. */
  admit: z.strictObject({ table: tableId, token, knock: whole, accept: z.boolean() }),
  /** The host removes the person in the chair `other`, who sits down at the table no more. */
  remove: z.strictObject({ table: tableId, token, other: chairNumber }),
  /** The host mutes the person in the chair `other` for everybody at the table, or lets them be heard again. */
  mute: z.strictObject({ table: tableId, token, other: chairNumber, muted: z.boolean() }),
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
  /** Let somebody take back their action, or not. */
  agree: z.strictObject({ table: tableId, token, deal: whole, version: whole, id, accept: z.boolean() }),
  /** Take back one's own claim, or one's wish to take something back, while it is not answered. */
  withdraw: z.strictObject({ table: tableId, token, deal: whole, version: whole, id }),
  /**
   * Say what one's own call means; `call` counts the calls of the deal from 0. Never shown to partner before the deal
   * is over.
   */
  explain: z.strictObject({ table: tableId, token, deal: whole, id, call: whole, text: line(120) }),
  /** Ask an opponent for the meaning of their call. */
  ask: z.strictObject({ table: tableId, token, deal: whole, id, call: whole }),
  /** Have no more questions before the opening lead is turned up. */
  face: z.strictObject({ table: tableId, token, deal: whole }),
  /** Ask for the action of a computer player here, and for the meaning of each call. */
  hint: z.strictObject({ table: tableId, token, deal: whole, version: whole }),
  /** Call the host, as one would call the director. */
  flag: z.strictObject({ table: tableId, token, id, text: line(200) }),
  /** The host has seen to it. */
  unflag: z.strictObject({ table: tableId, token, flag: whole }),
  /**
   * Start another match at the table as its host, once one is over: with the same partners, with partners changed so
   * that each plays with each in three matches (`pivot`), or with partners drawn by cards (`draw`).
   */
  rematch: z.strictObject({ table: tableId, token, deal: whole, seats: z.enum(['same', 'pivot', 'draw']) }),
  /** Change policies of a friendly table between two deals, as its host. */
  adjust: z.strictObject({ table: tableId, token, deal: whole, policies: optionValues }),
  /** Pause a friendly table as its host, or end the pause. */
  pause: z.strictObject({ table: tableId, token, paused: z.boolean() }),
  /**
   * Act as the director of an evening at one of its online tables, with the key of a director who does not play. `to`
   * is the version of the first step to undo; without it the open claim or request is withdrawn.
   */
  direct: z.strictObject({
    table: tableId,
    token,
    id,
    deal: whole,
    order: z.discriminatedUnion('what', [
      z.strictObject({ what: z.literal('rollBack'), to: z.optional(whole), reason: line(200) }),
      z.strictObject({ what: z.literal('stop'), reason: line(200) }),
      z.strictObject({ what: z.literal('pause'), reason: z.optional(line(200)) }),
      z.strictObject({ what: z.literal('resume') }),
      z.strictObject({ what: z.literal('unflag'), flag: whole }),
    ]),
  }),
  /** Read the log of a deal at an online table, as its director. */
  log: z.strictObject({ table: tableId, token, deal: whole }),
  /** Say something: with a token as who sits there, else as a spectator, whom only spectators hear. */
  say: z.strictObject({
    table: tableId,
    token: z.optional(token),
    to: z.enum(['table', 'opponents', 'spectators']),
    text: line(200),
  }),
  /**
   * Something that one's own browser tells that of another chair, or of all, so that people hear each other: passed on
   * to who sits there, and kept nowhere. Where the other browser is reached, the voices do not come by the server.
   */
  voice: z.strictObject({
    table: tableId,
    token,
    to: z.optional(chairNumber),
    signal: z.string().check(z.minLength(1), z.maxLength(MAX_SIGNAL)),
  }),
  /**
   * Report to the operator of the server who sits in the chair `other`, or who has said the line with the number
   * `line`. What was said the server adds itself.
   */
  report: z.strictObject({
    table: tableId,
    token: z.optional(token),
    other: z.optional(chairNumber),
    line: z.optional(whole),
    ...reportFields,
  }),
  /** Ready for the next deal. */
  next: z.strictObject({ table: tableId, token, deal: whole }),
} as const;

export type MessageName = keyof typeof messages;
export type Message<Name extends MessageName> = z.infer<(typeof messages)[Name]>;

/** The action that a computer player would choose in the visitor's place. */
export interface Hint {
  /** The text of an action. */
  readonly action: string;
  readonly reason: string;
  /** The meaning of each call that can be made, by its text. */
  readonly meanings?: Readonly<Record<string, string>>;
}

export interface Answers {
  readonly enter: Entered;
  readonly sit: Opened;
  readonly start: { readonly version: number };
  readonly leave: { readonly version: number };
  readonly rest: { readonly version: number };
  readonly skip: { readonly version: number };
  readonly end: { readonly version: number };
  readonly card: { readonly version: number };
  readonly admit: { readonly version: number };
  readonly remove: { readonly version: number };
  readonly mute: { readonly version: number };
  /** `waits`: milliseconds until the call or card is made, where the table's pace holds it back. */
  readonly act: { readonly version: number; readonly waits?: number };
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
  readonly face: { readonly version: number };
  readonly hint: Hint;
  readonly flag: { readonly version: number };
  readonly unflag: { readonly version: number };
  readonly rematch: { readonly version: number };
  readonly adjust: { readonly version: number };
  readonly pause: { readonly version: number };
  readonly direct: { readonly version: number };
  readonly log: { readonly lines: readonly LogLine[] };
  readonly say: { readonly said: true };
  /** With the servers that help browsers to find each other, where the club has some. */
  readonly voice: { readonly sent: true; readonly servers: readonly string[] };
  readonly report: { readonly sent: true };
  readonly next: { readonly version: number };
}

export type Answer<Name extends MessageName> =
  | ({ readonly ok: true; readonly update?: TableUpdate } & Answers[Name])
  | Refused;

/** A message from another chair's browser to this one, for voice chat. */
export interface VoiceSignal {
  readonly table: string;
  readonly from: number;
  readonly signal: string;
}

export type ClientToServer = {
  [Name in MessageName]: (message: Message<Name>, answer: (answer: Answer<Name>) => void) => void;
} & {
  [Name in TournamentMessageName]: (
    message: TournamentMessage<Name>,
    answer: (answer: TournamentAnswer<Name>) => void,
  ) => void;
};

export interface ServerToClient {
  update: (update: TableUpdate) => void;
  /** Somebody has said something. */
  said: (line: ChatLine) => void;
  /** The browser of somebody at the table says something to this one. */
  voice: (said: VoiceSignal) => void;
  /** A tournament that is attended has changed. */
  tournament: (update: TournamentUpdate) => void;
  /** The server stops in a moment; pages reconnect by themselves. */
  stopping: () => void;
}
