import type { Contract } from '@overtrick/rules/contract';
import type { OptionValues } from '@overtrick/rules/options';
import type { Party, Points } from '@overtrick/rules/outcome';
import type { Seat } from '@overtrick/rules/seat';
import * as z from 'zod/mini';
import { optionValues, personName } from './messages.ts';
import { BOT_CHOICES } from './policies.ts';

/** How results of the same board are compared: ids of the club's methods. */
export const CHALLENGE_METHODS = ['mp', 'cross-imp'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];

/** Opens a challenge: the same boards for everyone, each in his own time (`POST /api/challenges`). */
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

/** Forms in which each deal is scored on its own, so that it can be compared; the first that a game has is taken. */
export const CHALLENGE_FORMS: readonly string[] = ['boards', 'deals'];

/** Somebody who plays the boards, in the order in which they began. */
export interface Entrant {
  readonly name: string;
  /** How many boards are finished. */
  readonly done: number;
}

/** What became of a board at one entrant's table. */
export interface ChallengeResult {
  /** His place in the list of entrants. */
  readonly entrant: number;
  readonly contract?: Contract;
  readonly tricks: number;
  readonly points: Points;
  /** The deal as it was played there, as `makeRecord` writes it. */
  readonly record: string;
}

export interface ChallengeBoard {
  /** From 1. */
  readonly board: number;
  /** For whom it is compared, and where he sat. */
  readonly party: Party;
  readonly seat: Seat;
  readonly results: readonly ChallengeResult[];
}

/** A challenge as a visitor may see it (`GET /api/challenges/:challenge`). */
export interface ChallengeTold {
  readonly challenge: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly boards: number;
  readonly method: ChallengeMethod;
  /** The day of a board of the day, as `2026-11-22`. */
  readonly day?: string;
  readonly entrants: readonly Entrant[];
  /** The visitor's own place among them, by the table and the token that he names. */
  readonly you?: number;
  /** The boards that the visitor has finished himself, and no other. */
  readonly finished: readonly ChallengeBoard[];
}
