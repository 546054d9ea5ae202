import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A key to a club on this device. Its token is stored nowhere else. */
export interface KnownClub {
  readonly club: string;
  readonly token: string;
  /** The role that the key had last time; empty until the server has named it. */
  readonly role: string;
  readonly name?: string;
}

interface Kept {
  /** The clubs, the latest first. */
  readonly clubs: readonly KnownClub[];
}

const MOST = 40;
/** The roles from the most rights to the fewest; an unknown one is tried first. */
const ROLES = ['', 'owner', 'member', 'members'];

/** The clubs known on this device. */
export const useClubs = create<Kept>()(
  persist((): Kept => ({ clubs: [] }), {
    name: 'overtrick.clubs',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** Stores a key; one already stored gets its role and name. */
export function keepClub(known: KnownClub): void {
  useClubs.setState(({ clubs }) => {
    const others = clubs.filter(({ token }) => token !== known.token);
    return { clubs: [known, ...others].slice(0, MOST) };
  });
}

/** Deletes a key that no longer opens anything. */
export function forgetClub(token: string): void {
  useClubs.setState(({ clubs }) => ({ clubs: clubs.filter((one) => one.token !== token) }));
}

/** Returns this device's key with the most rights in a club. */
export const keyToClub = (club: string): KnownClub | undefined =>
  useClubs
    .getState()
    .clubs.filter((known) => known.club === club)
    .sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role))[0];
