import { LEVELS } from '@overtrick/rules/auction/call';
import { type Contract, DOUBLINGS } from '@overtrick/rules/auction/contract';
import { STRAINS } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Points } from '@overtrick/rules/scores/outcome';
import * as z from 'zod/mini';

/** Data as it comes out of a parser, which nobody changes. */
export type Immutable<T> = T extends string
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The form of a table's id: nothing else is looked for in the store. */
export const TABLE_ID = '^[a-z0-9]{6,24}$';

export const tableId = z.string().check(z.regex(new RegExp(TABLE_ID)));
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/));

/**
 * Accepts a line that a person writes: no control characters, no halves of characters, and none that change the
 * direction of the text around them.
 */
export const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
    );

/**
 * Not to be seen, or not to be told from another: format characters, letters without a shape, what no font has. Two
 * names could differ by them alone.
 */
const UNSEEN = '\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\ufffd';

/**
 * Accepts the name of a person: visible characters only, except the selector that makes a sign an emoji. A letter has
 * at most four marks.
 */
export const nameOf = (most: number) =>
  line(most).check(
    z.regex(new RegExp(`^(?:[^${UNSEEN}]|(?<=\\p{Extended_Pictographic})\\ufe0f)*$`, 'u')),
    z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
    z.regex(/^(?!.*\p{M}{5})/u),
  );

/** A person's name at a table. */
export const personName = nameOf(24);

/** A number that a page sends: of a deal, a version, a call. */
export const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
export const chairNumber = z.number().check(z.int(), z.gte(0), z.lte(3));

/** Options of a game or a match format, by name. */
export const optionValues = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(40))]),
);

/** A number that the server counts, from 0. */
export const count = z.number().check(z.int(), z.gte(0));
export const seat = z.enum(SEATS);
export const points: z.ZodMiniType<Points> = z.record(z.string(), z.number());

export const contract: z.ZodMiniType<Contract> = z.object({
  level: z.literal(LEVELS),
  strain: z.enum(STRAINS),
  doubling: z.literal(DOUBLINGS),
  declarer: seat,
  royal: z.exactOptional(z.literal(true)),
});

/** An answer that says no more than that it is done. */
export const done = z.object({ ok: z.literal(true) });
