import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A challenge that the visitor has taken up on this device, and their table in it. */
export interface OwnChallenge {
  readonly challenge: string;
  readonly table: string;
  readonly token: string;
  /**
   * The day of a board of the day, as `2026-11-22`, and whether the visitor has finished all boards, by the server's
   * last answer.
   */
  readonly day?: string;
  readonly isDone?: boolean;
}

const MOST = 60;

interface Kept {
  readonly taken: readonly OwnChallenge[];
}

/** The challenges taken up here, the latest first. */
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

/** Stores the server's facts about a challenge, if it was taken up here. */
export function noteChallenge(challenge: string, told: Pick<OwnChallenge, 'day' | 'isDone'>): void {
  const { taken } = useChallenges.getState();
  const known = taken.find((own) => own.challenge === challenge);
  if (known === undefined || (known.day === told.day && known.isDone === told.isDone)) return;
  useChallenges.setState({ taken: taken.map((own) => (own === known ? { ...own, ...told } : own)) });
}

const DAY_MS = 86_400_000;

/**
 * Counts the days in a row with a finished board of the day, up to today, or to yesterday while today's is not
 * finished.
 * @param today as `2026-11-22`
 */
export function daysInARow(taken: readonly Pick<OwnChallenge, 'day' | 'isDone'>[], today: string): number {
  const days = new Set(taken.flatMap(({ day, isDone }) => (day !== undefined && isDone ? [day] : [])));
  const before = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.has(day); day = before(day)) count += 1;
  return count;
}

export const ownIn = (challenge: string): OwnChallenge | undefined =>
  useChallenges.getState().taken.find((own) => own.challenge === challenge);

/** Returns the challenge that is played at a table. */
export const useChallengeOf = (table: string): string | undefined =>
  useChallenges(({ taken }) => taken.find((own) => own.table === table)?.challenge);
