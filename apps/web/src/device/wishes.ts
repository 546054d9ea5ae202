import { MOST_MUTED } from '@overtrick/protocol/meeting/choices';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A wish that was posted from this device, with the key to it. */
export interface OwnWish {
  readonly wish: string;
  readonly token: string;
}

interface Kept {
  /** The latest first. */
  readonly own: readonly OwnWish[];
  /** Wishes that are not to be shown here any more. */
  readonly hidden: readonly string[];
}

const MOST_HIDDEN = 500;

/** The wishes for partners that are this device's own, and those that it hides. */
export const useWishes = create<Kept>()(
  persist((): Kept => ({ own: [], hidden: [] }), {
    name: 'overtrick.wishes',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepWish(wish: OwnWish): void {
  useWishes.setState(({ own }) => ({ own: [wish, ...own] }));
}

export function forgetWish(wish: string): void {
  useWishes.setState(({ own }) => ({ own: own.filter((one) => one.wish !== wish) }));
}

export function hideWish(wish: string): void {
  useWishes.setState(({ hidden }) => ({ hidden: [wish, ...hidden].slice(0, MOST_HIDDEN) }));
}

/** The latest of those that are hidden, for the server: it leaves out what else their posters say. */
export const mutedIn = ({ hidden }: Kept): string => hidden.slice(0, MOST_MUTED).join(',');
