import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/storage.ts';
import { pageOf } from './pageOf.ts';

/** A key to a tournament that this device has. Its token is kept nowhere else. */
export interface KnownKey {
  readonly tournament: string;
  readonly token: string;
  readonly role: string;
  readonly name?: string;
  readonly place?: string;
  /** An evening to try it out. */
  readonly isPractice?: boolean;
  /** Milliseconds since 1970: when it was last used. */
  readonly seen: number;
}

interface KnownKeys {
  /** The latest first. */
  readonly keys: readonly KnownKey[];
}

const MOST = 40;

/** The tournaments to go back to. */
export const useKeys = create<KnownKeys>()(
  persist((): KnownKeys => ({ keys: [] }), {
    name: 'overtrick.tournaments',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/**
 * The key of this device to a tournament for one of its pages (`/desk`); the latest without a page. One device may have
 * several: a director's, and that of a table which it scores at. One whose role is not known yet may be for any page.
 */
export function keyTo(tournament: string, page?: string): KnownKey | undefined {
  const keys = useKeys.getState().keys.filter((key) => key.tournament === tournament);
  if (page === undefined) return keys[0];
  return keys.find(({ role }) => role === '' || pageOf(role) === page) ?? keys[0];
}

/** Keeps a key; one that it has already learns its role and name. */
export function keepKey(key: Omit<KnownKey, 'seen'>, now: number): void {
  useKeys.setState(({ keys }) => {
    const before = keys.find(({ token }) => token === key.token);
    const others = keys.filter(({ token }) => token !== key.token);
    return { keys: [{ ...before, ...key, seen: now }, ...others].slice(0, MOST) };
  });
}

/** The token that stands behind an address: `#…`. */
export const tokenIn = (hash: string): string | undefined => /^#([A-Za-z0-9_-]{20,64})$/.exec(hash)?.[1];
