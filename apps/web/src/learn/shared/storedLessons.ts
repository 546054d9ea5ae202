import type { GivenAnswer, LessonKey } from '@overtrick/protocol/lesson';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useAccount } from '../../account/account.ts';
import { deviceStorage } from '../../device/storage.ts';
import { ask } from '../../server/ask.ts';

/** `given`: shared by the visitor; `taken`: shared by somebody else. */
export type LessonRole = 'given' | 'taken';

/** A lesson that the visitor shares or takes on this device. The token is kept nowhere else. */
export interface KeptLesson extends LessonKey {
  readonly role: LessonRole;
  readonly title: string;
  /** The name of the account in which it is. */
  readonly account?: string;
}

interface StoredLessons {
  /** The latest first. */
  readonly lessons: readonly KeptLesson[];
  /** Answers that have yet to arrive, by the lesson. */
  readonly waiting: Readonly<Record<string, readonly GivenAnswer[]>>;
  /** The text of a lesson that the visitor is writing. */
  readonly draft: string;
}

const MOST = 60;

export const useStoredLessons = create<StoredLessons>()(
  persist((): StoredLessons => ({ lessons: [], waiting: {}, draft: '' }), {
    name: 'overtrick.sharedLessons',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** Changes the stored lessons after reading them again: another tab may have changed them. */
export function changeStoredLessons(change: (kept: StoredLessons) => Partial<StoredLessons>): void {
  void useStoredLessons.persist.rehydrate();
  useStoredLessons.setState(change);
}

export const keyTo = (lesson: string, role: LessonRole): string | undefined =>
  useStoredLessons.getState().lessons.find((one) => one.lesson === lesson && one.role === role)?.token;

export function keepLesson(kept: KeptLesson): void {
  changeStoredLessons(({ lessons }) => {
    const others = lessons.filter((one) => one.lesson !== kept.lesson || one.role !== kept.role);
    return { lessons: [kept, ...others].slice(0, MOST) };
  });
  void keepInAccount();
}

/** Removes a deleted lesson from this device: its keys of all roles, or of one `role`. */
export function forgetLesson(lesson: string, role?: LessonRole): void {
  changeStoredLessons(({ lessons, waiting: { [lesson]: _, ...waiting } }) => ({
    lessons: lessons.filter((one) => one.lesson !== lesson || (role !== undefined && one.role !== role)),
    waiting,
  }));
}

/** Adds the lessons that this device knows to the account that is signed in, each to one account. */
export async function keepInAccount(): Promise<void> {
  const { name } = useAccount.getState();
  if (name === undefined) return;
  for (const { lesson, token, account } of useStoredLessons.getState().lessons) {
    if (account !== undefined) continue;
    const answer = await ask('POST /api/account/lessons', { body: { lesson, token } });
    if (!answer.ok && (answer.status === 404 || answer.status === 410)) forgetLesson(lesson);
    if (!answer.ok) continue;
    changeStoredLessons(({ lessons }) => ({
      lessons: lessons.map((one) => (one.token === token ? { ...one, account: name } : one)),
    }));
  }
}
