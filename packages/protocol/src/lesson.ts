import { type Call, isCall } from '@overtrick/rules/auction/call';
import * as z from 'zod/mini';
import { count, type Immutable, line, personName } from './forms.ts';
import { MOST_ANSWERS_AT_ONCE, MOST_LESSON_CHARACTERS } from './lessonLimits.ts';

/** The form of a shared lesson's id. */
export const LESSON_ID = '^[a-z0-9]{12}$';

/** Shares a lesson: its whole text goes with the link (`POST /api/lessons`). */
export const shareLesson = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(MOST_LESSON_CHARACTERS)),
  /** The class that takes it, or the teacher who gives it. */
  label: z.optional(line(60)),
});
export type ShareLesson = z.infer<typeof shareLesson>;

/** Takes a shared lesson (`POST /api/lessons/:lesson/pupils`). */
export const takeLesson = z.strictObject({ name: personName });

/**
 * Gives the calls that were made at questions, in their order (`POST /api/lessons/:lesson/answers`). One that is there
 * already changes nothing.
 */
export const giveAnswers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        /** From 0. */
        question: z.number().check(z.int(), z.gte(0), z.lte(999)),
        call: z.string().check(z.regex(/^(?:[1-7][CDHSN]|P|X|XX)$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_ANSWERS_AT_ONCE)),
});

/**
 * Puts a lesson that one shares or takes into the account that is signed in (`POST /api/account/lessons`): the token
 * proves whose it is.
 */
export const ownLesson = z.strictObject({
  lesson: z.string().check(z.regex(new RegExp(LESSON_ID))),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** A call that was tried at a question. */
const givenAnswer = z.object({
  /** From 0. */
  question: count,
  call: z.string().check(z.refine(isCall)) as z.ZodMiniType<Call>,
});
export type GivenAnswer = Immutable<z.infer<typeof givenAnswer>>;

/** A person who takes a lesson, with all calls that they tried: until it was right, each call once. */
const pupil = z.object({ name: z.string(), answers: z.array(givenAnswer) });
export type Pupil = Immutable<z.infer<typeof pupil>>;

/** The answer to a person who shares or takes a lesson: the token proves who they are; the server keeps its hash. */
export const lessonKey = z.object({ lesson: z.string(), token: z.string() });
export type LessonKey = Immutable<z.infer<typeof lessonKey>>;

/** A shared lesson as a visitor sees it (`GET /api/lessons/:lesson`). */
export const lessonOverview = z.object({
  lesson: z.string(),
  text: z.string(),
  label: z.exactOptional(z.string()),
  /** Is it the visitor who shares it? */
  isOwn: z.boolean(),
  /** The visitor, if they take it. */
  you: z.exactOptional(pupil),
});
export type LessonOverview = Immutable<z.infer<typeof lessonOverview>>;

/** The answers of all who take a lesson, for the one who shares it (`GET /api/lessons/:lesson/results`). */
export const lessonResults = z.object({
  lesson: z.string(),
  text: z.string(),
  label: z.exactOptional(z.string()),
  /** In the order in which they began, each with the id by which they can be taken off the list. */
  pupils: z.array(z.object({ pupil: z.string(), ...pupil.shape })),
});
export type LessonResults = Immutable<z.infer<typeof lessonResults>>;

/** A lesson that is in an account. */
export const lessonOfAccount = z.object({
  lesson: z.string(),
  title: z.string(),
  label: z.exactOptional(z.string()),
  isOwn: z.boolean(),
  /** The number of those who take it, where it is one's own. */
  pupils: z.exactOptional(count),
});
export type LessonOfAccount = Immutable<z.infer<typeof lessonOfAccount>>;

/** `GET /api/account/lessons`, the latest first */
export const lessonsOfAccount = z.object({ lessons: z.array(lessonOfAccount) });
export type LessonsOfAccount = Immutable<z.infer<typeof lessonsOfAccount>>;
