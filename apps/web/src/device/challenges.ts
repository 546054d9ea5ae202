import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A challenge that was taken up on this device, and one's table in it. */
export interface OwnChallenge {
  readonly challenge: string;
  readonly table: string;
  readonly token: string;
}

const MOST = 60;

interface Kept {
  readonly taken: readonly OwnChallenge[];
}

/** The challenges that were taken up here, the latest first. */
export const useChallenges = create<Kept>()(
  persist((): Kept => ({ taken: [] }), {
    name: 'overtrick.challenges',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepChallenge(own: OwnChallenge): void {
  useChallenges.setState(({ taken }) => ({ taken: [own, ...taken].slice(0, MOST) }));
}

export const ownIn = (challenge: string): OwnChallenge | undefined =>
  useChallenges.getState().taken.find((own) => own.challenge === challenge);

/** The challenge that is played at a table. */
export const useChallengeOf = (table: string): string | undefined =>
  useChallenges(({ taken }) => taken.find((own) => own.table === table)?.challenge);
