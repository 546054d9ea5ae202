import type { ChangeSignup, SignupKey, SignupsView } from '@overtrick/protocol/signups';
import { useCallback, useEffect, useState } from 'react';
import { keepSignup, tokensFor } from '../../device/signups.ts';
import { whyNot } from '../../evening/refusal.ts';
import { type Answer, ask } from '../../server/ask.ts';
import type { Home } from '../useHome.ts';

/** The time between two looks at the list while the page is shown, milliseconds. */
const LOOK_MS = 30_000;

/** The list of the next evening, as this device's keys show it. */
export interface SignupList {
  readonly shown: SignupsView | undefined;
  /** The sentence for the last refusal. */
  readonly why: string | undefined;
  /** Runs an action and shows the list afterwards; returns its answer, or `undefined` where it is refused. */
  readonly does: <T>(asked: Promise<Answer<T>>) => Promise<{ readonly value: T } | undefined>;
  /** The same for a new sign-up, whose key is kept on the device. */
  readonly enters: (asked: Promise<Answer<SignupKey>>) => Promise<boolean>;
  readonly refresh: () => Promise<void>;
}

/** Returns the list of a club's next evening; it is looked at again while the page is shown. */
export function useSignups({ club, token, shown: home }: Home): SignupList {
  const [shown, setShown] = useState<SignupsView>();
  const [why, setWhy] = useState<string>();
  const refresh = useCallback(async () => {
    const answer = await ask('GET /api/clubs/{club}/signups', {
      parameters: { club },
      token,
      signups: tokensFor(club),
    });
    if (answer.ok) setShown(answer.value);
  }, [club, token]);
  // the club is asked first: it knows whether the device's key is still one
  const role = home?.role;
  useEffect(() => {
    if (role === undefined) return;
    void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [role, refresh]);
  const does: SignupList['does'] = async (asked) => {
    setWhy(undefined);
    const answer = await asked;
    if (!answer.ok) setWhy(whyNot(answer));
    await refresh();
    return answer.ok ? { value: answer.value } : undefined;
  };
  const enters: SignupList['enters'] = async (asked) => {
    setWhy(undefined);
    const answer = await asked;
    const evening = shown?.evening?.date;
    if (!answer.ok) setWhy(whyNot(answer));
    // the club's owner changes every sign-up with the key to the club
    else if (evening !== undefined && role !== 'owner')
      keepSignup({ club, evening, token: answer.value.token });
    await refresh();
    return answer.ok;
  };
  return { shown, why, does, enters, refresh };
}

/** A part of the list of sign-ups. */
export interface OfSignups {
  readonly home: Home;
  readonly list: SignupList;
  readonly shown: SignupsView;
  /** The date of the evening. */
  readonly evening: string;
}

/**
 * Asks the server to change a sign-up of the evening.
 * @param as the club's owner acts by the key to the club, a player also by the keys to their own sign-ups
 */
export const changeSignup = (
  { club, token }: Home,
  signup: string,
  body: ChangeSignup,
  as: 'owner' | 'player',
) =>
  ask('POST /api/clubs/{club}/signups/{signup}', {
    parameters: { club, signup },
    token,
    ...(as === 'player' && { signups: tokensFor(club), isTakingChair: true }),
    body,
  });
