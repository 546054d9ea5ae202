import { SYSTEM_CHOICES } from '@overtrick/rules/auction/systemChoices';
import * as z from 'zod/mini';
import { BIDDING_CHALLENGES, CHALLENGE_METHODS, MOST_GIVEN } from './challengeForms.ts';
import { contract, count, type Immutable, optionValues, personName, points, seat } from './forms.ts';
import { givenBoard, LONGEST_DEALS } from './openTable.ts';
import { BOT_CHOICES } from './policies.ts';

/** Opens a challenge: the same boards for everyone, each in their own time (`POST /api/challenges`). */
export const openChallenge = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  boards: z.number().check(z.int(), z.gte(1), z.lte(MOST_GIVEN)),
  method: z.enum(CHALLENGE_METHODS),
  bots: z.optional(z.enum(BOT_CHOICES)),
  /** The systems of the sides, where partners bid; the usual ones when they are left out. */
  systemNS: z.optional(z.enum(SYSTEM_CHOICES)),
  systemEW: z.optional(z.enum(SYSTEM_CHOICES)),
  /** The kind of deals: a script of the dealer language. Everybody who takes the challenge up can read it. */
  deals: z.optional(z.string().check(z.maxLength(LONGEST_DEALS))),
  /** The boards themselves, as many as `boards` says; drawn by the server when they are left out, 16 at most. */
  given: z.optional(z.array(givenBoard).check(z.maxLength(MOST_GIVEN))),
  /** The boards are bid by pairs and not played; against them nobody bids, or computer players do. */
  bidding: z.optional(z.enum(BIDDING_CHALLENGES)),
});
export type OpenChallenge = z.infer<typeof openChallenge>;

/**
 * Takes up a challenge: opens a table for the visitor, with bots in the other chairs (`POST
 * /api/challenges/:challenge/tables`).
 */
export const joinChallenge = z.strictObject({
  name: personName,
  /** Of a pair that bids: 1 with a computer player for partner, 2 with a person, for whom the table waits. */
  people: z.optional(z.literal([1, 2])),
});

export type JoinChallenge = Immutable<z.infer<typeof joinChallenge>>;

/** A person who plays the boards, in the order in which they began. */
const entrant = z.object({
  name: z.string(),
  /** The number of boards that are finished. */
  done: count,
});

/** The result of a board at one entrant's table. */
const challengeResult = z.object({
  /** Their place in the list of entrants. */
  entrant: count,
  /** The name of a person who was their partner. */
  partner: z.exactOptional(z.string()),
  contract: z.exactOptional(contract),
  tricks: count,
  points,
  /** The deal as it was played there, as `makeRecord` writes it. */
  record: z.string(),
});
export type ChallengeResult = Immutable<z.infer<typeof challengeResult>>;

const challengeBoard = z.object({
  /** From 1. */
  board: count,
  /** The party for whom it is compared, and their seat. */
  party: z.string(),
  seat,
  results: z.array(challengeResult),
});
export type ChallengeBoard = Immutable<z.infer<typeof challengeBoard>>;

/** A challenge as a visitor may see it (`GET /api/challenges/:challenge`). */
export const challengeOverview = z.object({
  challenge: z.string(),
  game: z.string(),
  options: optionValues,
  boards: count,
  method: z.enum(CHALLENGE_METHODS),
  /** The systems of the sides, where one is not the usual one. */
  systemNS: z.exactOptional(z.enum(SYSTEM_CHOICES)),
  systemEW: z.exactOptional(z.enum(SYSTEM_CHOICES)),
  /** The kind of deals, as a script. */
  deals: z.exactOptional(z.string()),
  /** The boards are bid and not played. */
  bidding: z.exactOptional(z.enum(BIDDING_CHALLENGES)),
  /** The day of a board of the day, as `2026-11-22`. */
  day: z.exactOptional(z.string()),
  entrants: z.array(entrant),
  /** The visitor's own place among them, by the table and the token that they name. */
  you: z.exactOptional(count),
  /** The boards that the visitor has finished, and no other. */
  finished: z.array(challengeBoard),
});
export type ChallengeOverview = Immutable<z.infer<typeof challengeOverview>>;

/** The answer to opening a challenge or asking for the board of the day. */
export const challengeNamed = z.object({ challenge: z.string() });
