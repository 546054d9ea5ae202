import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system`: high where the system asks for more. */
export const CONTRASTS = ['system', 'high'] as const;
/** `system`: none where the system asks for less. */
export const MOTIONS = ['system', 'none'] as const;
export const DECKS = ['two', 'four'] as const;
/** Hands as cards, or as letters under each other. */
export const FACES = ['pictures', 'letters'] as const;
/** The size of the cards in the visitor's own hand. */
export const HAND_SIZES = ['small', 'normal', 'large'] as const;
/** The backs of cards, and the felt. */
export const BACKS = ['blue', 'red', 'green'] as const;
export const FELTS = ['teal', 'green', 'blue', 'red'] as const;
/** Colours alternating, or spades, hearts, diamonds, clubs. */
export const ORDERS = ['alternating', 'ranked'] as const;
/** The side at which the trumps of an own hand lie. */
export const SIDES = ['left', 'right'] as const;
/** `auto`: twice on a small touch screen, else once. */
export const CONFIRMS = ['auto', 'once', 'twice'] as const;
/** The visitor's experience with the game. */
export const KNOWS = ['new', 'plays'] as const;
export const SPEEDS = ['calm', 'normal', 'quick'] as const;

/** The choices of a visitor on this device. */
export interface Preferences {
  readonly name: string;
  readonly knows: (typeof KNOWS)[number];
  /** A language's tag, or `system`. */
  readonly language: string;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly deck: (typeof DECKS)[number];
  readonly faces: (typeof FACES)[number];
  readonly handSize: (typeof HAND_SIZES)[number];
  readonly back: (typeof BACKS)[number];
  readonly felt: (typeof FELTS)[number];
  readonly suits: (typeof ORDERS)[number];
  readonly trumps: (typeof SIDES)[number];
  /** True if a card that is the only legal one is played automatically. */
  readonly forced: boolean;
  readonly confirmCards: (typeof CONFIRMS)[number];
  readonly confirmCalls: (typeof CONFIRMS)[number];
  readonly pace: (typeof SPEEDS)[number];
  /** True if letters and digits play and call. (WCAG 2.1.4: they can be turned off.) */
  readonly keys: boolean;
  readonly sounds: boolean;
  /** True if the device vibrates at the visitor's turn. */
  readonly vibration: boolean;
  /** True if the screen stays on at a table. */
  readonly awake: boolean;
  /** True if the result says who owes whom a beer (RULES 14). */
  readonly beerCard: boolean;
  /** True if ratings are computed from challenges. */
  readonly ratings: boolean;
  /** True if the visitor's convention card is put on each table where they sit down with a partner. */
  readonly putsCard: boolean;
}

const MORE_CONTRAST = matchMedia('(prefers-contrast: more)');

const DEFAULTS: Preferences = {
  name: '',
  knows: 'plays',
  language: 'system',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  deck: 'two',
  faces: 'pictures',
  handSize: 'normal',
  back: 'blue',
  felt: 'teal',
  suits: 'alternating',
  trumps: 'left',
  forced: false,
  confirmCards: 'auto',
  confirmCalls: 'auto',
  pace: 'normal',
  keys: true,
  sounds: false,
  vibration: false,
  awake: true,
  putsCard: false,
  ratings: false,
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

/** Applies the preferences to the page for the style sheets, now and on every change. */
export function dressPage(): void {
  const dress = ({ theme, contrast, motion, deck, faces, handSize, back, felt }: Preferences): void => {
    const { dataset } = document.documentElement;
    const put = (name: string, value: string | undefined): void => {
      if (value === undefined || value === 'system') delete dataset[name];
      else dataset[name] = value;
    };
    put('theme', theme);
    put('contrast', contrast === 'high' || MORE_CONTRAST.matches ? 'high' : undefined);
    put('motion', motion);
    put('deck', deck);
    put('faces', faces);
    put('handSize', handSize);
    put('back', back);
    put('felt', felt);
  };
  const again = (): void => dress(usePreferences.getState());
  again();
  usePreferences.subscribe(dress);
  MORE_CONTRAST.addEventListener('change', again);
}
