import type { SetupText } from '@overtrick/rules/deals/setup';
import * as z from 'zod/mini';
import { type Immutable, optionValues, seat } from './forms.ts';

const text = z.string().check(z.maxLength(200));

/** The parts of a setup's text. All of them: a part that is missing here would be refused. */
export const setupParts = {
  board: z.optional(z.number().check(z.int(), z.gte(1))),
  dealer: text,
  vul: text,
  vulnerable: z.optional(text),
  dealing: z.optional(text),
  seating: z.optional(text),
  totals: z.optional(text),
  below: z.optional(text),
  systems: z.optional(text),
  deal: z.optional(text),
  order: z.optional(text),
  split: z.optional(text),
} satisfies Record<keyof SetupText, unknown>;

/** The record of a deal as data: `makeRecord` writes it as one line. */
export const dealRecord = z.object({
  game: z.string(),
  options: optionValues,
  setup: z.object(setupParts),
  steps: z.array(z.string()),
});

/** The records of a table's finished deals, in their order (`GET /api/tables/{table}/boards`). */
export const dealRecords = z.array(dealRecord);

/** Sentences by number, from 0, of a call or a step. */
const sentences = z.record(z.string().check(z.regex(/^\d+$/)), z.string());

/** Numbers of steps, from 0. */
export const stepNumbers = z.array(z.number().check(z.int(), z.gte(0))).check(z.maxLength(400));

/** A deal that is over, as its page shows it (`GET /api/tables/:table/boards/:deal`). */
export const annotatedBoard = z.object({
  /** As `makeRecord` writes it. */
  record: z.string(),
  /** The match format of which it was a deal. */
  match: z.string(),
  /** The player of each seat. */
  players: z.partialRecord(seat, z.string()),
  /** The meanings of calls, by the number of the call. */
  meanings: sentences,
  /** The reasons of computer players, by the number of the step. */
  reasons: sentences,
  /** The numbers of the steps that computer players made for everybody, who had the rest played. */
  playedOut: z.optional(stepNumbers),
});
export type AnnotatedBoard = Immutable<z.infer<typeof annotatedBoard>>;
