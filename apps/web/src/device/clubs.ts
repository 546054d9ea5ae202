import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A key to a club that this device has. Its token is kept nowhere else. */
export interface KnownClub {
  readonly club: string;
  readonly token: string;
  /** The role that the key had the last time; empty until the server has said it. */
  readonly role: string;
  readonly name?: string;
}

interface Kept {
  /** The latest first. */
  readonly clubs: readonly KnownClub[];
}

const MOST = 40;
/** The roles from the most rights to the fewest; one that is not known yet is tried first. */
const ROLES = ['', 'owner', 'member', 'members'];

/** The clubs to go back to. */
export const useClubs = create<Kept>()(
  persist((): Kept => ({ clubs: [] }), {
    name: 'overtrick.clubs',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** Keeps a key; one that it has already learns its role and name. */
export function keepClub(known: KnownClub): void {
  useClubs.setState(({ clubs }) => {
    const others = clubs.filter(({ token }) => token !== known.token);
    return { clubs: [known, ...others].slice(0, MOST) };
  });
}

/** Forgets a key that opens nothing any more. */
export function forgetClub(token: string): void {
  useClubs.setState(({ clubs }) => ({ clubs: clubs.filter((one) => one.token !== token) }));
}

/** The key of this device that opens the most of a club. */
export const keyToClub = (club: string): KnownClub | undefined =>
  useClubs
    .getState()
    .clubs.filter((known) => known.club === club)
    .sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role))[0];
