import { useSyncExternalStore } from 'react';

interface Watched {
  readonly watch: (changed: () => void) => () => void;
  readonly matches: () => boolean;
}

/** Each query is made once, because every card of a hand uses it. */
const watched = new Map<string, Watched>();

function watchedOf(query: string): Watched {
  const list = matchMedia(query);
  const made: Watched = {
    watch(changed) {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: () => list.matches,
  };
  watched.set(query, made);
  return made;
}

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const { watch, matches } = watched.get(query) ?? watchedOf(query);
  return useSyncExternalStore(watch, matches);
}

/** Below this width a hand lies in two rows and the bidding box asks for the level first. */
export const NARROW = '(max-width: 40rem)';
/** Wide enough for a panel beside the felt (`SidePanel.module.css`). */
export const WIDE = '(min-width: 72rem) and (min-height: 32.01rem)';
/** A phone held sideways. */
export const SHORT = '(max-height: 32rem) and (min-width: 30rem)';
