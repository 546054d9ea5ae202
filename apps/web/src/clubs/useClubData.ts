import { useEffect, useState } from 'react';
import { keyToClub } from '../device/clubs.ts';
import { whyNot } from '../evening/refusal.ts';
import type { Answer } from '../server/ask.ts';

/**
 * Returns data of a club as the server shows them to the device's key, or one sentence with the reason for a refusal.
 */
export function useClubData<T>(
  club: string,
  ask: (token: string | undefined) => Promise<Answer<T>>,
): { readonly shown?: T; readonly why?: string } {
  const [answer, setAnswer] = useState<{ readonly shown?: T; readonly why?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is of one club, and asks once
  useEffect(() => {
    let isGone = false;
    void ask(keyToClub(club)?.token).then((said) => {
      if (!isGone) setAnswer(said.ok ? { shown: said.value } : { why: whyNot(said) });
    });
    return () => {
      isGone = true;
    };
  }, [club]);
  return answer;
}
