import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A sign-up for an evening of a club that was made on this device, with the key to it. */
export interface OwnSignup {
  readonly club: string;
  /** The date of the evening. */
  readonly evening: string;
  readonly token: string;
}

interface Kept {
  /** The sign-ups, the latest first. */
  readonly signups: readonly OwnSignup[];
}

const MOST = 40;

/** The sign-ups that this device has made. */
const useOwnSignups = create<Kept>()(
  persist((): Kept => ({ signups: [] }), {
    name: 'overtrick.signups',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepSignup(signup: OwnSignup): void {
  useOwnSignups.setState(({ signups }) => ({ signups: [signup, ...signups].slice(0, MOST) }));
}

/** The most tokens that a request may carry. */
const MOST_SENT = 8;

/** Returns the tokens of this device's latest sign-ups with a club. */
export const tokensFor = (club: string): readonly string[] =>
  useOwnSignups
    .getState()
    .signups.filter((one) => one.club === club)
    .slice(0, MOST_SENT)
    .map(({ token }) => token);
