import * as z from 'zod/mini';
import { CHALLENGE_METHODS } from './challengeForms.ts';
import { contract, count, type Immutable, optionValues, personName, points, seat } from './forms.ts';
import { BOT_CHOICES } from './policies.ts';

/** Opens a challenge: the same boards for everyone, each in their own time (`POST /api/challenges`). */
export const openChallenge = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  boards: z.number().check(z.int(), z.gte(1), z.lte(16)),
  method: z.enum(CHALLENGE_METHODS),
  bots: z.optional(z.enum(BOT_CHOICES)),
});
export type OpenChallenge = z.infer<typeof openChallenge>;

/** Takes it up: opens a table of one's own, bots in the other chairs (`POST /api/challenges/:challenge/tables`). */
export const joinChallenge = z.strictObject({
  name: personName,
});

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
  /** The day of a board of the day, as `2026-11-22`. */
  day: z.exactOptional(z.string()),
  entrants: z.array(entrant),
  /** The visitor's own place among them, by the table and the token that they name. */
  you: z.exactOptional(count),
  /** The boards that the visitor has finished, and no other. */
  finished: z.array(challengeBoard),
});
export type ChallengeOverview = Immutable<z.infer<typeof challengeOverview>>;

/** The answer to whoever opens a challenge or asks for the board of the day. */
export const challengeNamed = z.object({ challenge: z.string() });
