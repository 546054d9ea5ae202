import { MOST_MUTED } from '@overtrick/protocol/meeting/choices';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A request posted from this device, with the key to it. */
export interface OwnWish {
  readonly wish: string;
  readonly token: string;
}

interface Kept {
  /** This device's own requests, the latest first. */
  readonly own: readonly OwnWish[];
  /** The requests that this device hides. */
  readonly hidden: readonly string[];
}

const MOST_HIDDEN = 500;

/** The requests for partners that this device has posted, and those that it hides. */
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

/** Lists the latest hidden requests for the server, which then leaves out other requests of the same people. */
export const mutedIn = ({ hidden }: Kept): string => hidden.slice(0, MOST_MUTED).join(',');
