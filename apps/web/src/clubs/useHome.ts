import type { ClubView } from '@overtrick/protocol/clubs';
import { useCallback, useEffect, useState } from 'react';
import { forgetClub, keepClub, keyToClub } from '../device/clubs.ts';
import { tokenIn } from '../evening/line/keys.ts';
import { whyNot } from '../evening/refusal.ts';
import { type Answer, ask } from '../server/ask.ts';

export interface Home {
  readonly club: string;
  readonly token: string | undefined;
  readonly shown: ClubView | undefined;
  /** The sentence for the last refusal. */
  readonly why: string | undefined;
  /** Runs an action and shows the club afterwards; returns its answer, or `undefined` where it is refused. */
  readonly does: <T>(asked: Promise<Answer<T>>) => Promise<{ readonly value: T } | undefined>;
}

/** Returns a club as the device's key shows it: the key in the address, or the stored one. */
export function useHome(club: string): Home {
  const [token, setToken] = useState<string>();
  const [shown, setShown] = useState<ClubView>();
  const [why, setWhy] = useState<string>();
  const look = useCallback(
    async (with_: string | undefined) => {
      const answer = await ask('GET /api/clubs/{club}', { parameters: { club }, token: with_ });
      if (!answer.ok) return setWhy(whyNot(answer));
      const { role, name } = answer.value;
      if (with_ !== undefined && role === 'none') {
        // another key of this device may still open it
        forgetClub(with_);
        const other = keyToClub(club)?.token;
        setToken(other);
        if (other !== undefined) return void look(other);
      }
      if (with_ !== undefined && role !== 'none') keepClub({ club, token: with_, role, name });
      setShown(answer.value);
    },
    [club],
  );
  useEffect(() => {
    const told = tokenIn(location.hash);
    if (told !== undefined) history.replaceState(history.state, '', location.pathname);
    const key = told ?? keyToClub(club)?.token;
    setToken(key);
    void look(key);
  }, [club, look]);
  const does: Home['does'] = async (asked) => {
    setWhy(undefined);
    const answer = await asked;
    if (answer.ok) await look(token);
    else setWhy(whyNot(answer));
    return answer.ok ? { value: answer.value } : undefined;
  };
  return { club, token, shown, why, does };
}

/** A part of a club's page. */
export interface OfHome {
  readonly home: Home;
  readonly shown: ClubView;
}
