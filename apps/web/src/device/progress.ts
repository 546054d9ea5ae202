import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device/storage.ts';

interface Result {
  readonly right: number;
  readonly all: number;
}

interface Progress {
  /** The lessons finished on this device, by their names. */
  readonly lessons: Readonly<Record<string, Result>>;
  /** The solved hands of each course: by number from 0, true if solved at the first try. */
  readonly hands: Readonly<Record<string, Readonly<Record<number, boolean>>>>;
  /** The games whose first deal the visitor has played to its end. */
  readonly firstDeals: readonly string[];
  /** The number of deals that the visitor has played at tables for learners. */
  readonly ownDeals: number;
}

export const useProgress = create<Progress>()(
  persist((): Progress => ({ lessons: {}, hands: {}, firstDeals: [], ownDeals: 0 }), {
    name: 'overtrick.lessons',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** Stores the result of a lesson, if it is the best so far. */
export function finishLesson(name: string, result: Result): void {
  useProgress.setState(({ lessons }) => {
    const before = lessons[name];
    return before !== undefined && before.right >= result.right
      ? { lessons }
      : { lessons: { ...lessons, [name]: result } };
  });
}

/** Records that a hand of a course is solved; once solved at the first try it stays so. */
export function solveHand(course: string, hand: number, isAtOnce: boolean): void {
  useProgress.setState(({ hands }) => {
    const before = hands[course] ?? {};
    return { hands: { ...hands, [course]: { ...before, [hand]: before[hand] === true || isAtOnce } } };
  });
}

export function finishFirstDeal(game: string): void {
  useProgress.setState(({ firstDeals }) =>
    firstDeals.includes(game) ? {} : { firstDeals: [...firstDeals, game] },
  );
}
