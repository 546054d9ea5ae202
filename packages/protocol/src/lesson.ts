import type { Call } from '@overtrick/rules/call';
import * as z from 'zod/mini';
import { MOST_ANSWERS_AT_ONCE, MOST_LESSON_CHARACTERS } from './lessonLimits.ts';
import { line, personName } from './messages.ts';

/** What a shared lesson's id looks like. */
export const LESSON_ID = '^[a-z0-9]{12}$';

/** Shares a lesson: its whole text goes with the link (`POST /api/lessons`). */
export const shareLesson = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(MOST_LESSON_CHARACTERS)),
  /** For whom, or by whom: a class, a teacher. */
  label: z.optional(line(60)),
});
export type ShareLesson = z.infer<typeof shareLesson>;

/** Takes a shared lesson (`POST /api/lessons/:lesson/pupils`). */
export const takeLesson = z.strictObject({ name: personName });

/** What was called at questions, in the order in which it was (`POST /api/lessons/:lesson/answers`). One that is there already changes nothing. */
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

/** Puts a lesson that one shares or takes into the account of who is signed in (`POST /api/account/lessons`): the token proves that it is his. */
export const ownLesson = z.strictObject({
  lesson: z.string().check(z.regex(new RegExp(LESSON_ID))),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** A call that was tried at a question. */
export interface GivenAnswer {
  /** From 0. */
  readonly question: number;
  readonly call: Call;
}

/** Somebody who takes a lesson, with all that he has called: until it was right, each call once. */
export interface Pupil {
  readonly name: string;
  readonly answers: readonly GivenAnswer[];
}

/** What one gets for sharing or taking a lesson: the token proves who one is; the server keeps its hash. */
export interface LessonKey {
  readonly lesson: string;
  readonly token: string;
}

/** A shared lesson as a visitor sees it (`GET /api/lessons/:lesson`). */
export interface LessonTold {
  readonly lesson: string;
  readonly text: string;
  readonly label?: string;
  /** Is it the visitor who shares it? */
  readonly isOwn: boolean;
  /** The visitor, if he takes it. */
  readonly you?: Pupil;
}

/** What those have answered who take it, for who shares it alone (`GET /api/lessons/:lesson/results`). */
export interface LessonResults extends Omit<LessonTold, 'you' | 'isOwn'> {
  /** In the order in which they began, each with the id by which he can be taken off the list. */
  readonly pupils: readonly (Pupil & { readonly pupil: string })[];
}

/** A lesson that is in an account. */
export interface LessonOfAccount {
  readonly lesson: string;
  readonly title: string;
  readonly label?: string;
  readonly isOwn: boolean;
  /** How many take it, where it is one's own. */
  readonly pupils?: number;
}

/** `GET /api/account/lessons`, the latest first */
export interface LessonsOfAccount {
  readonly lessons: readonly LessonOfAccount[];
}
