import { SYSTEM_CHOICES } from '@overtrick/rules/auction/systemChoices';
import * as z from 'zod/mini';
import { count, type Immutable, line, nameOf, personName, tableId, token } from '../forms.ts';
import { PLAY_LEVELS, WISH_KINDS } from './choices.ts';

/** The form of a wish's id. */
export const WISH_ID = '^[a-z0-9]{12}$';

/** Some letters of what one would like, no more: longer texts are talk, and talk has a table. */
const words = z.optional(line(160));

/** A time of the week, in minutes since midnight in the wish's own time zone: 0 is Sunday. */
const weekTime = z
  .strictObject({
    day: z.number().check(z.int(), z.gte(0), z.lte(6)),
    from: z.number().check(z.int(), z.gte(0), z.lte(1439)),
    to: z.number().check(z.int(), z.gte(1), z.lte(1440)),
  })
  .check(z.refine(({ from, to }) => from < to, 'a time ends after it begins'));
export type WeekTime = Immutable<z.infer<typeof weekTime>>;

/** A time zone that clocks go by, as `Europe/Vienna`. */
const zone = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.refine(isZone, 'a time zone of the IANA database'));

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const wished = {
  kind: z.enum(WISH_KINDS),
  game: z.string().check(z.maxLength(40)),
  level: z.enum(PLAY_LEVELS),
  system: z.enum(SYSTEM_CHOICES),
  zone,
  times: z.array(weekTime).check(z.minLength(1), z.maxLength(7)),
  words,
  name: personName,
};

/** Posts a wish for partners (`POST /api/wishes`). */
export const postWish = z.strictObject(wished);
export type PostWish = z.infer<typeof postWish>;

/** The answer to who posts one: the key by which its answers are read and it is withdrawn. */
export const wishKey = z.object({ wish: z.string(), token });

/** A wish as everybody may read it: nothing by which its poster could be found elsewhere. */
const wish = z.object({
  wish: z.string(),
  ...wished,
  /** The time at which it ends by itself, milliseconds since 1970. */
  until: count,
  /** So many have answered. */
  answers: count,
});
export type Wish = Immutable<z.infer<typeof wish>>;

/** A page of wishes, the latest first (`GET /api/wishes`). */
export const wishes = z.object({
  wishes: z.array(wish),
  /** The id after which the next page begins. */
  next: z.exactOptional(z.string()),
});

/** Answers a wish: opens a table at which the poster is waited for (`POST /api/wishes/{wish}/answers`). */
export const answerWish = z.strictObject({ name: personName, words });
export type AnswerWish = Immutable<z.infer<typeof answerWish>>;

/** An answer, for the poster alone. */
const wishAnswer = z.object({
  name: nameOf(24),
  words,
  table: tableId,
  /** Milliseconds since 1970. */
  at: count,
});
export type WishAnswer = Immutable<z.infer<typeof wishAnswer>>;

export const wishAnswers = z.object({ answers: z.array(wishAnswer) });

/** Lists a table for anybody to join, by the key of a chair there (`POST /api/open-tables`). */
export const listTable = z.strictObject({ table: tableId, level: z.enum(PLAY_LEVELS), words });

/** A table with a free chair at which somebody sits now. */
const listedTable = z.object({
  table: z.string(),
  game: z.string(),
  match: z.string(),
  level: z.enum(PLAY_LEVELS),
  words,
  /** The system of North and South there. */
  system: z.enum(SYSTEM_CHOICES),
  /** The names of the people who sit there. */
  people: z.array(z.string()),
  /** Computer programs that play there too. */
  programs: z.exactOptional(z.array(z.string())),
  /** The number of chairs that somebody may take. */
  free: count,
});
export type ListedTable = Immutable<z.infer<typeof listedTable>>;

/** The tables that anybody may join, the latest first (`GET /api/open-tables`). */
export const listedTables = z.object({ tables: z.array(listedTable) });
