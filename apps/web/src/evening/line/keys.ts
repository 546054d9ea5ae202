import { type KnownKey, pageOf, useKeys } from '../../device/tournaments.ts';

const MOST = 40;

/**
 * Returns this device's key to a tournament for one of its pages (`/desk`); without a page, the latest. One device may
 * have several: a director's, and that of a table where it scores. A key whose role is not known yet may fit any page.
 */
export function keyTo(tournament: string, page?: string): KnownKey | undefined {
  const keys = useKeys.getState().keys.filter((key) => key.tournament === tournament);
  if (page === undefined) return keys[0];
  return keys.find(({ role }) => role === '' || pageOf(role) === page) ?? keys[0];
}

/** Stores a key; one already stored gets its role and name. */
export function keepKey(key: Omit<KnownKey, 'seen'>, now: number): void {
  useKeys.setState(({ keys }) => {
    const before = keys.find(({ token }) => token === key.token);
    const others = keys.filter(({ token }) => token !== key.token);
    return { keys: [{ ...before, ...key, seen: now }, ...others].slice(0, MOST) };
  });
}

/** True if this device has not yet answered the offer of a recovery link for a tournament. */
export const isOfferOpen = (tournament: string): boolean =>
  keyTo(tournament, '/desk')?.hasAnsweredOffer !== true;

/** Notes that the director has answered the offer of a recovery link. */
export function noteOffer(tournament: string): void {
  const key = keyTo(tournament, '/desk');
  if (key !== undefined) keepKey({ ...key, hasAnsweredOffer: true }, key.seen);
}

/** Forgets all keys to a tournament that is gone. */
export function forgetKeys(tournament: string): void {
  useKeys.setState(({ keys }) => ({ keys: keys.filter((key) => key.tournament !== tournament) }));
}

/** Returns the token in the fragment of an address: `#…`. */
export const tokenIn = (hash: string): string | undefined => /^#([A-Za-z0-9_-]{20,64})$/.exec(hash)?.[1];
