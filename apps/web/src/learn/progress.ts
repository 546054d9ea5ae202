import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device/storage.ts';

interface Result {
  readonly right: number;
  readonly all: number;
}

interface Progress {
  /** Lessons that were finished on this device, by their names. */
  readonly lessons: Readonly<Record<string, Result>>;
}

export const useProgress = create<Progress>()(
  persist((): Progress => ({ lessons: {} }), {
    name: 'overtrick.lessons',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** The best result of a lesson is kept. */
export function finishLesson(name: string, result: Result): void {
  useProgress.setState(({ lessons }) => {
    const before = lessons[name];
    return before !== undefined && before.right >= result.right
      ? { lessons }
      : { lessons: { ...lessons, [name]: result } };
  });
}
