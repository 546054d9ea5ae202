import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { useEffect, useState } from 'react';
import { useChallenges } from '../device/challenges.ts';
import { tellChallenge, today } from './api.ts';

/** The number of challenges taken up here that are fetched, the latest ones. */
const MOST = 12;

/** Fetches a challenge; returns `undefined` where that fails. */
export async function askOverview(challenge: string): Promise<ChallengeOverview | undefined> {
  const answer = await tellChallenge(challenge);
  return answer.ok ? answer.value : undefined;
}

/** Returns the challenges taken up here, the latest first. */
export function useTaken(): readonly ChallengeOverview[] {
  const ids = useChallenges(({ taken }) => taken.map(({ challenge }) => challenge).join(' '));
  const [told, setTold] = useState<readonly ChallengeOverview[]>([]);
  useEffect(() => {
    let isThere = true;
    const asked = ids.split(' ').filter(Boolean).slice(0, MOST);
    void Promise.all(asked.map(askOverview)).then((all) => {
      if (isThere) setTold(all.filter((one) => one !== undefined));
    });
    return () => {
      isThere = false;
    };
  }, [ids]);
  return told;
}

/** Returns the board of the day; `undefined` while the server cannot be reached. */
export function useDay(): ChallengeOverview | undefined {
  const [told, setTold] = useState<ChallengeOverview>();
  useEffect(() => {
    let isThere = true;
    void today().then(async (named) => {
      const day = named.ok ? await askOverview(named.value.challenge) : undefined;
      if (isThere) setTold(day);
    });
    return () => {
      isThere = false;
    };
  }, []);
  return told;
}
