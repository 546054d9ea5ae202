import type { OfHands } from '@overtrick/evening/desk/ofHands';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { FORMS } from '@overtrick/evening/terms/entries';
import type { TournamentView } from '@overtrick/evening/view';
import * as z from 'zod/mini';
import { line, nameOf, optionValues, tableId, token, whole } from './forms.ts';
import type { Refused } from './refusal.ts';

/**
 * The messages of a tournament's pages and the server, over the same socket as the tables'. A key's token goes with
 * each message; without one a visitor sees what is public.
 */
export const tournamentMessages = {
  /**
   * Look at a tournament, and be told of what changes. `have`: the version that the page shows. A director who does not
   * play is sent the log's entries, everybody else a view.
   */
  attend: z.strictObject({ tournament: tableId, token: z.optional(token), have: z.optional(whole) }),
  /** Look no longer. */
  depart: z.strictObject({ tournament: tableId }),
  /**
   * Get a key by the join link: for a place, or as a player of a contestant. Answered with the new key's token. Where
   * the place has a key already, or the policy says so, a director is asked first.
   */
  join: z.strictObject({
    tournament: tableId,
    /** The join link's; where everybody enters themselves, the address is enough. */
    token: z.optional(token),
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    place: z.optional(z.string().check(z.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/))),
    contestant: z.optional(z.string().check(z.maxLength(20))),
    player: z.optional(z.number().check(z.int(), z.gte(1), z.lte(8))),
    label: z.optional(nameOf(40)),
    /** Enters a pair, or somebody alone, where everybody may; of a contestant who has no partner: who that is. */
    names: z.optional(z.array(nameOf(40)).check(z.minLength(1), z.maxLength(2))),
  }),
  /**
   * Do something: a command as the club's `parseCommand` reads it, or a wish for a plan (`plan`) or a key (`grant`)
   * that the server completes. `id` is the device's own: sent twice, it is done once.
   */
  do: z.strictObject({
    tournament: tableId,
    token,
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    command: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  }),
} as const;

export type TournamentMessageName = keyof typeof tournamentMessages;
export type TournamentMessage<Name extends TournamentMessageName> = z.infer<
  (typeof tournamentMessages)[Name]
>;

/**
 * A section is to play one of the known movements. The server makes the movement and stores it whole; one's own goes by
 * `POST /api/tournaments/{tournament}/commands`.
 */
export const planWish = z.strictObject({
  kind: z.literal('plan'),
  section: z.string().check(z.regex(/^[A-Z]{1,2}$/)),
  from: z.number().check(z.int(), z.gte(1), z.lte(99)),
  /** A kind of `MOVEMENT_KINDS`, for so many contestants and rounds. */
  movement: z.string().check(z.maxLength(40)),
  rounds: z.optional(z.number().check(z.int(), z.gte(1), z.lte(99))),
  /** Contestants by the movement's numbers, from 1; `null` where nobody has the number. */
  entrants: z.array(z.nullable(z.string().check(z.maxLength(20)))).check(z.minLength(2), z.maxLength(400)),
  boardsPerRound: z.number().check(z.int(), z.gte(1), z.lte(99)),
  firstBoard: z.number().check(z.int(), z.gte(1), z.lte(999)),
  seating: z.optional(z.enum(FORMS)),
  boards: z.optional(z.enum(['together', 'apart'])),
  /** The rounds of the section before, of this evening or of others, after which its own begin. */
  after: z.optional(z.number().check(z.int(), z.gte(0), z.lte(98))),
  why: z.optional(line(200)),
});
export type PlanWish = z.infer<typeof planWish>;

/** A director makes a key; the server makes its token and answers with it, once. */
export const grantWish = z.strictObject({
  kind: z.literal('grant'),
  role: z.enum(['director', 'scorer', 'table', 'player', 'screen']),
  label: z.optional(line(40)),
  place: z.optional(z.string().check(z.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/))),
  contestant: z.optional(z.string().check(z.maxLength(20))),
  player: z.optional(z.number().check(z.int(), z.gte(1), z.lte(8))),
  plays: z.optional(z.string().check(z.maxLength(20))),
});
export type GrantWish = z.infer<typeof grantWish>;

/** A part of a view: `head`, `plan`, `clock`, `here`, `card`, `ranking`, `notes`, `desk`, or a board as `board/7`. */
export type PartName = Exclude<keyof TournamentView, 'boards'> | `board/${number}`;

/** The parts of a view that have changed, each whole; `null` for one that is no more. */
type Parts = Readonly<Partial<Record<PartName, unknown>>>;

/** The tournament has changed, as the page's key may see it: a view's parts, or the log's new entries. */
export interface TournamentUpdate {
  readonly tournament: string;
  readonly version: number;
  readonly parts?: Parts;
  /** Without proofs and the secret; the first of them has the number `after + 1`. */
  readonly entries?: readonly TournamentEntry[];
  readonly after?: number;
  /** For a director who reads the log: the hands that they may see, and the doubts, each whole. */
  readonly ofHands?: OfHands;
}

export interface TournamentAnswers {
  /** Everything where the page had nothing, or what has changed since. `now` is the server's clock, milliseconds. */
  readonly attend: TournamentUpdate & {
    readonly now: number;
    /** The key's number; 0 without one. */
    readonly key: number;
    /** The join link's token, for a director. */
    readonly join?: string;
  };
  readonly depart: { readonly version: number };
  /** The new key's token; `isWaiting` while a director is asked: the key sees what is public until then. */
  readonly join: { readonly version: number; readonly token: string; readonly isWaiting?: boolean };
  /** `token`: of a key that was asked for. `number`: of the last entry that the command made. */
  readonly do: { readonly version: number; readonly number: number; readonly token?: string };
}

export type TournamentAnswer<Name extends TournamentMessageName> =
  | ({ readonly ok: true } & TournamentAnswers[Name])
  | Refused;

/** The most commands that are given together. An evening of 200 pairs is opened with about as many and a few more. */
const MOST_TOGETHER = 500;
/** The most plans among them. */
export const MOST_PLANS_TOGETHER = 20;
/** The most bytes of commands that are given together. */
export const MAX_COMMANDS_BYTES = 192 * 1024;

const commands = z
  .array(z.record(z.string().check(z.maxLength(40)), z.unknown()))
  .check(z.minLength(1), z.maxLength(MOST_TOGETHER));

/**
 * Commands that are carried out together or not at all (`POST /api/tournaments/{tournament}/commands`): each as for
 * `do`, but no request for a key.
 */
export const tournamentCommands = z.strictObject({
  /** Sent twice with one id, they are carried out once. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  commands,
});
export type TournamentCommands = z.infer<typeof tournamentCommands>;

/** Opens a tournament (`POST /api/tournaments`). */
export const openTournament = z.strictObject({
  name: z.optional(line(80)),
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  form: z.enum(['pairs', 'teams', 'individual', 'threes']),
  game: z.string().check(z.maxLength(40)),
  method: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  policies: z.optional(optionValues),
  /** The id of the kind of movement that the club played last, which is suggested first. */
  last: z.optional(z.string().check(z.maxLength(40))),
  /** It is there to be tried out: its results are made up, and count nowhere. */
  isPractice: z.optional(z.literal(true)),
  /** The director's first commands, such as the contestants and the plan. If one is refused, nothing is opened. */
  commands: z.optional(commands),
});
export type OpenTournament = z.infer<typeof openTournament>;

/** The answer: the director's token is the way back in; the server keeps its hash. */
export const openedTournament = z.object({ tournament: z.string(), token: z.string() });
export type OpenedTournament = z.infer<typeof openedTournament>;

/** `GET /api/addresses` */
export const addresses = z.object({ addresses: z.array(z.string()) });
