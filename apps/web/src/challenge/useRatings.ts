import type { TournamentView } from '@overtrick/evening/view';
import { useEffect, useState } from 'react';
import { useChallenges } from '../device/challenges.ts';
import { type KnownKey, playedIn, useKeys } from '../device/tournaments.ts';
import { ask } from '../server/ask.ts';
import { type OwnRating, type Period, periodOf, periodOfEvening, ratingsOf } from './ratings.ts';
import { askOverview } from './useOverview.ts';

/**
 * Returns the ratings from all challenges and evenings of the device; `undefined` until all have been fetched. They
 * stay private: it fetches each one as its own page does, so that the server cannot tell.
 */
export function useRatings(): readonly OwnRating[] | undefined {
  const ids = useChallenges(({ taken }) => taken.map(({ challenge }) => challenge).join(' '));
  const own = useKeys(({ keys }) => playedIn(keys).map(makeKey).join(' '));
  const [rated, setRated] = useState<readonly OwnRating[]>();
  useEffect(() => {
    let isThere = true;
    const work = async (): Promise<void> => {
      const periods: Period[] = [];
      // one after the other: there may be a hundred
      for (const id of listed(ids)) {
        const told = isThere ? await askOverview(id) : undefined;
        if (told !== undefined) periods.push(periodOf(told));
      }
      const evenings: TournamentView[] = [];
      for (const key of listed(own)) if (isThere) evenings.push(...(await askEvening(key)));
      // in the order in which they were last opened, where no date is known
      const inOrder = evenings.toSorted((a, b) => (a.head.date ?? '').localeCompare(b.head.date ?? '', 'en'));
      if (isThere) setRated(ratingsOf([...periods, ...inOrder.map(periodOfEvening)]));
    };
    void work();
    return () => {
      isThere = false;
    };
  }, [ids, own]);
  return rated;
}

/** Splits the list and reverses it, so that the earliest comes first. */
const listed = (latestFirst: string): readonly string[] =>
  latestFirst.split(' ').filter(Boolean).toReversed();

const makeKey = ({ tournament, token }: KnownKey): string => `${tournament}#${token}`;

/** Fetches an evening by its key; returns nothing where that fails. */
async function askEvening(key: string): Promise<readonly TournamentView[]> {
  const [tournament = '', token] = key.split('#');
  const answer = await ask('GET /api/tournaments/{tournament}', { token, parameters: { tournament } });
  return answer.ok ? [answer.value.view] : [];
}
