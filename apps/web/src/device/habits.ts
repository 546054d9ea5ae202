import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** The habits of the place where this device directs, by which movements are suggested. */
interface Habits {
  /** Movements with fewer boards a round are suggested last. */
  readonly leastBoardsPerRound: number;
  /** The number of boards at hand; absent if there are enough. */
  readonly boardsAtHand?: number | undefined;
  /** The kind of movement that an evening without a club played last. */
  readonly last?: string | undefined;
}

/** The habits kept on this device. */
export const useHabits = create<Habits>()(
  persist((): Habits => ({ leastBoardsPerRound: 2 }), {
    name: 'overtrick.habits',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepHabits(habits: Partial<Habits>): void {
  useHabits.setState(habits);
}
