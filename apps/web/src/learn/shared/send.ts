import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { MOST_ANSWERS_AT_ONCE } from '@overtrick/protocol/lessonLimits';
import { create } from 'zustand';
import { type Answer, ask } from '../../server/ask.ts';
import { changeStoredLessons, forgetLesson, keyTo, useStoredLessons } from './storedLessons.ts';

/** Milliseconds between two attempts while answers wait. */
const RETRY_MS = 10_000;

const isSame = (a: GivenAnswer, b: GivenAnswer): boolean => a.question === b.question && a.call === b.call;

/** Stores an answer on the device until the server has it. */
export function giveAnswer(lesson: string, answer: GivenAnswer): void {
  changeStoredLessons(({ waiting }) => ({
    waiting: { ...waiting, [lesson]: [...(waiting[lesson] ?? []), answer] },
  }));
  void sendAnswers();
}

/** Lessons that no longer exist, or that removed the visitor, as the server's answers have shown. */
export const useGone = create<{ readonly lessons: readonly string[] }>()(() => ({ lessons: [] }));

let sending: Promise<void> | undefined;
let again = false;

/** Sends the waiting answers in order. The server counts each answer once, however often it arrives. */
function sendAnswers(): Promise<void> {
  again = sending !== undefined;
  sending ??= sendAll().finally(() => {
    sending = undefined;
    if (again) void sendAnswers();
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const lesson of Object.keys(useStoredLessons.getState().waiting)) {
    for (;;) {
      const answers = (useStoredLessons.getState().waiting[lesson] ?? []).slice(0, MOST_ANSWERS_AT_ONCE);
      if (answers.length === 0) break;
      const token = keyTo(lesson, 'taken');
      const route = 'POST /api/lessons/{lesson}/answers';
      const answer = await ask(route, { parameters: { lesson }, body: { answers }, token });
      const outcome = outcomeOf(answer, keyTo(lesson, 'taken') !== undefined);
      if (outcome === 'wait') break;
      if (outcome === 'gone') {
        forgetLesson(lesson, 'taken');
        useGone.setState(({ lessons }) => ({ lessons: [...lessons, lesson] }));
        break;
      }
      done(lesson, answers);
    }
  }
}

/**
 * Classifies a response: a refusal that would be repeated is final; a proxy's page, or a visitor not yet signed in, is
 * not.
 */
function outcomeOf(answer: Answer<unknown>, hasKey: boolean): 'done' | 'wait' | 'gone' {
  if (answer.ok) return 'done';
  const { code, status } = answer;
  if (code === 'ERR_NO_LESSON' || code === 'ERR_CLEARED' || (code === 'ERR_LESSON_KEY' && hasKey))
    return 'gone';
  return status === 400 && code !== 'ERR_ANSWER' ? 'done' : 'wait';
}

function done(lesson: string, sent: readonly GivenAnswer[]): void {
  changeStoredLessons(({ waiting: { [lesson]: before = [], ...others } }) => {
    const left = before.filter((answer) => !sent.some((one) => isSame(one, answer)));
    return { waiting: left.length === 0 ? others : { ...others, [lesson]: left } };
  });
}

let isFollowing = false;

/** Sends waiting answers from now on whenever it may succeed. */
export function followAnswers(): void {
  if (isFollowing) return;
  isFollowing = true;
  const hope = (): void => {
    if (!document.hidden && Object.keys(useStoredLessons.getState().waiting).length > 0) void sendAnswers();
  };
  addEventListener('online', hope);
  document.addEventListener('visibilitychange', hope);
  setInterval(hope, RETRY_MS);
  hope();
}
