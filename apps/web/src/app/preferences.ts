import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const DECKS = ['two', 'four'] as const;
/** `auto`: twice on a small touch screen, else once. */
export const CONFIRMS = ['auto', 'once', 'twice'] as const;
export const SPEEDS = ['calm', 'normal', 'quick'] as const;

/** What a visitor chose on this device. */
export interface Preferences {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
  readonly confirmCards: (typeof CONFIRMS)[number];
  readonly confirmCalls: (typeof CONFIRMS)[number];
  readonly pace: (typeof SPEEDS)[number];
  /** Do letters and digits play and call? (WCAG 2.1.4: they can be turned off.) */
  readonly keys: boolean;
  /** Is it told who owes whom a beer (RULES 14)? */
  readonly beerCard: boolean;
}

const DEFAULTS: Preferences = {
  name: '',
  theme: 'system',
  deck: 'two',
  confirmCards: 'auto',
  confirmCalls: 'auto',
  pace: 'normal',
  keys: true,
  beerCard: false,
};

export const usePreferences = create<Preferences>()(
  persist(() => DEFAULTS, {
    name: 'overtrick.preferences',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
}

/** Puts theme and deck where the style sheets look for them, now and on every change. */
export function dressPage(): void {
  const dress = ({ theme, deck }: Preferences): void => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.deck = deck;
  };
  dress(usePreferences.getState());
  usePreferences.subscribe(dress);
}
