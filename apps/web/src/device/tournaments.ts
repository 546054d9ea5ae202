import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

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

/** The tournaments to go back to. */
export const useKeys = create<KnownKeys>()(
  persist((): KnownKeys => ({ keys: [] }), {
    name: 'overtrick.tournaments',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** The keys of who plays, or directs and perhaps plays: one a tournament, and none of evenings for practice. */
export const playedIn = (keys: readonly KnownKey[]): readonly KnownKey[] => {
  const own = ['player', 'director'].flatMap((role) =>
    keys.filter((key) => key.role === role && !key.isPractice),
  );
  return own.filter(({ tournament }, i) => own.findIndex((key) => key.tournament === tournament) === i);
};

/** The page for a role, behind the tournament's address. */
export const pageOf = (role: string): string =>
  role === 'director' || role === 'scorer'
    ? '/desk'
    : role === 'table' || role === 'player'
      ? '/score'
      : role === 'screen'
        ? '/screen'
        : '';
