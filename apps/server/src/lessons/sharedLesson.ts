import { auctionAt } from '@overtrick/formats/lesson/calls';
import { isRightCall, type Lesson, questionsOf } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import { type GivenAnswer, LESSON_ID } from '@overtrick/protocol/lesson';
import { CONTRACT_AUCTION, callError } from '@overtrick/rules/auction/auction';
import { type Call, isCall, makeCall } from '@overtrick/rules/auction/call';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** An entry of a shared lesson's log, one line of JSON: first the questions, then the pupils. */
export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lesson'),
    text: z.string(),
    title: z.string(),
    label: z.optional(z.string()),
    /** The hash of the owner's token. */
    proof: z.string(),
  }),
  z.object({ kind: z.literal('joined'), pupil: z.string(), name: z.string(), proof: z.string() }),
  /** Replaces the entry of a pupil whom the owner has removed. */
  z.object({ kind: z.literal('dismissed') }),
  /** Replaces a lesson that the operator has removed; older versions find no lesson there. */
  z.object({ kind: z.literal('cleared'), skip: z.literal(true) }),
]);
export type LessonEntry = z.infer<typeof schema>;
export type Shared = Extract<LessonEntry, { kind: 'lesson' }>;
export type Joined = Extract<LessonEntry, { kind: 'joined' }>;
export const DISMISSED: LessonEntry = { kind: 'dismissed' };

export const CLEARED: LessonEntry = { kind: 'cleared', skip: true };

/** A pupil of a lesson. */
export interface Entrant extends Omit<Joined, 'kind'> {
  /** The number of the pupil's entry in the lesson's log, from 1. */
  readonly place: number;
}

/**
 * An entry of a pupil's log: the lesson, then the pupil's calls. Each pupil has their own log, so that a whole class
 * can answer at once.
 */
export const pupilSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pupil'), lesson: z.string() }),
  z.object({
    kind: z.literal('answered'),
    question: z.number(),
    call: z.custom<Call>((call) => typeof call === 'string' && isCall(call)),
  }),
]);
export type PupilEntry = z.infer<typeof pupilSchema>;

export interface SharedLesson {
  readonly id: string;
  readonly shared: Shared;
  readonly pupils: readonly Entrant[];
}

/** Returns the name of a lesson's log in the store. A table's id has no dot, so the two never collide. */
export const logOf = (id: string): string => logOfKind('lesson', id);
export const pupilLogOf = (pupil: string): string => logOfKind('pupil', pupil);

const lessonId = new RegExp(LESSON_ID);
export const isLessonId = (text: string): boolean => lessonId.test(text);

/** A lesson as computed from its log. */
export type LessonLog = Omit<SharedLesson, 'id'>;

/**
 * Computes the lesson after further entries. Returns `undefined` for a log that does not begin with the lesson. Throws
 * for entries that no server wrote.
 */
export function lessonAfter(
  known: LessonLog | undefined,
  bodies: readonly string[],
  after: number,
): LessonLog | undefined {
  const entries = entriesIn(schema, bodies);
  const shared = known?.shared ?? entries[0];
  if (shared?.kind !== 'lesson') return undefined;
  const pupils = entries.flatMap((entry, i): Entrant[] => {
    if (entry?.kind !== 'joined') return [];
    const { kind: _, ...joined } = entry;
    return [{ ...joined, place: after + i + 1 }];
  });
  return { shared, pupils: (known?.pupils ?? []).concat(pupils) };
}

/** Computes a pupil's calls after further entries. Returns `undefined` for a log that is not a pupil's. */
export function answersAfter(
  known: readonly GivenAnswer[] | undefined,
  bodies: readonly string[],
): readonly GivenAnswer[] | undefined {
  const entries = entriesIn(pupilSchema, bodies);
  if (known === undefined && entries[0]?.kind !== 'pupil') return undefined;
  const answers = entries.flatMap((entry) =>
    entry?.kind === 'answered' ? [{ question: entry.question, call: entry.call }] : [],
  );
  return (known ?? []).concat(answers);
}

/** Parses the lesson, which was checked before it was stored. */
export function lessonIn({ shared }: SharedLesson): Lesson {
  const lesson = parseLesson(shared.text);
  if (!lesson.ok) throw new Error('a lesson was stored that cannot be read');
  return lesson.value;
}

/**
 * Returns the answers that are new after `before`: each call at a question once, and none after the right one. A
 * failure names an answer that does not fit the lesson.
 */
export function newAnswers(
  lesson: Lesson,
  before: readonly GivenAnswer[],
  given: readonly { readonly question: number; readonly call: string }[],
): Result<readonly GivenAnswer[], 'ERR_ANSWER'> {
  const questions = questionsOf(lesson);
  const all = [...before];
  for (const { question: at, call } of given) {
    const question = questions[at];
    if (question === undefined)
      return fail(
        'ERR_ANSWER',
        undefined,
        `The lesson has ${questions.length} questions: there is none with the number ${at}.`,
      );
    if (!isCall(call) || callError(CONTRACT_AUCTION, auctionAt(question), call) !== undefined)
      return fail(
        'ERR_ANSWER',
        undefined,
        `At question ${at} ${isCall(call) ? makeCall(call) : call} cannot be called.`,
      );
    const isIdle = all.some(
      (answer) => answer.question === at && (answer.call === call || isRightCall(question, answer.call)),
    );
    if (!isIdle) all.push({ question: at, call });
  }
  return ok(all.slice(before.length));
}
