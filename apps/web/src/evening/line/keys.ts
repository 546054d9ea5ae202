import { type KnownKey, pageOf, useKeys } from '../../device/tournaments.ts';

const MOST = 40;

/**
 * The key of this device to a tournament for one of its pages (`/desk`); the latest without a page. One device may have
 * several: a director's, and that of a table which it scores at. One whose role is not known yet may be for any page.
 */
export function keyTo(tournament: string, page?: string): KnownKey | undefined {
  const keys = useKeys.getState().keys.filter((key) => key.tournament === tournament);
  if (page === undefined) return keys[0];
  return keys.find(({ role }) => role === '' || pageOf(role) === page) ?? keys[0];
}

/** Keeps a key; one that it has already learns its role and name. */
export function keepKey(key: Omit<KnownKey, 'seen'>, now: number): void {
  useKeys.setState(({ keys }) => {
    const before = keys.find(({ token }) => token === key.token);
    const others = keys.filter(({ token }) => token !== key.token);
    return { keys: [{ ...before, ...key, seen: now }, ...others].slice(0, MOST) };
  });
}

/** The token that stands behind an address: `#…`. */
export const tokenIn = (hash: string): string | undefined => /^#([A-Za-z0-9_-]{20,64})$/.exec(hash)?.[1];
