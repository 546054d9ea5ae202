import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A key to a tournament on this device. Its token is stored nowhere else. */
export interface KnownKey {
  readonly tournament: string;
  readonly token: string;
  readonly role: string;
  readonly name?: string;
  readonly place?: string;
  /** True if a director was asked to admit the key. */
  readonly isWaiting?: boolean;
  /** True for a practice evening. */
  readonly isPractice?: boolean;
  /** True if the director has answered the offer of a recovery link. */
  readonly hasAnsweredOffer?: boolean;
  /** The time of its last use, in milliseconds since 1970. */
  readonly seen: number;
}

interface KnownKeys {
  /** The keys, the latest first. */
  readonly keys: readonly KnownKey[];
}

/** The tournaments known on this device. */
export const useKeys = create<KnownKeys>()(
  persist((): KnownKeys => ({ keys: [] }), {
    name: 'overtrick.tournaments',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/**
 * Returns the keys of tournaments in which the visitor plays or directs: one per tournament, without practice evenings.
 */
export const playedIn = (keys: readonly KnownKey[]): readonly KnownKey[] => {
  const own = ['player', 'director'].flatMap((role) =>
    keys.filter((key) => key.role === role && !key.isPractice),
  );
  return own.filter(({ tournament }, i) => own.findIndex((key) => key.tournament === tournament) === i);
};

/** Returns the page for a role, behind the tournament's address. */
export const pageOf = (role: string): string =>
  role === 'director' || role === 'scorer'
    ? '/desk'
    : role === 'table' || role === 'player'
      ? '/score'
      : role === 'screen'
        ? '/screen'
        : '';
