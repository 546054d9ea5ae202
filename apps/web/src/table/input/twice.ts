import { useMedia } from '../../design/media.ts';
import { type Preferences, usePreferences } from '../../device/preferences.ts';

const SMALL_TOUCH = '(pointer: coarse) and ((max-width: 48rem) or (max-height: 32rem))';

/** Returns true if a card, or a call, needs a second tap before it counts. */
export function useTwice(what: 'confirmCards' | 'confirmCalls'): boolean {
  const chosen = usePreferences((preferences: Preferences) => preferences[what]);
  const small = useMedia(SMALL_TOUCH);
  return chosen === 'twice' || (chosen === 'auto' && small);
}
