import type { Action, Choice } from '@overtrick/rules/action';
import type { Card, Strain } from '@overtrick/rules/card';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import type { ComponentType } from 'react';

/** A card of a dummy that is played from the top of a pile. */
export interface Pile {
  /** The card that lies open. */
  readonly up?: Card;
  /** Is there one face down under it, or waiting to be turned up? */
  readonly isDown: boolean;
}

/** How a hand lies that is not sorted by suits: in a row from end to end, or in piles. */
export type Lay =
  | { readonly kind: 'row'; readonly cards: readonly Card[] }
  | { readonly kind: 'piles'; readonly piles: readonly Pile[] };

/** What a choice of one word means in this game. */
interface ChoiceWords {
  readonly label: string;
  /** What comes of it, in one sentence. */
  readonly what?: string;
}

/** What is asked of the player, and what the answers mean. */
export interface Question {
  readonly title: string;
  readonly help?: string;
  readonly choices?: { readonly [C in Choice]?: ChoiceWords };
}

/** What a game's table has beside what every table has; each part told from the view alone. */
export interface GamePanel {
  /** Stands at a player's or a dummy's name, a few words each. */
  readonly notes?: (view: View, seat: Seat) => readonly string[];
  /** The tricks that count towards what a player bid, where they are not those of his own hand. */
  readonly counted?: (view: View, seat: Seat) => number;
  /** How a hand lies, where its cards are not sorted by suits. */
  readonly lay?: (view: View, seat: Seat) => Lay | undefined;
  /** What is special about a card of an open hand, said after its name; it is outlined. */
  readonly mark?: (view: View, card: Card) => string | undefined;
  /** Do both players play the dummy's cards? Then it is nobody's. */
  readonly isShared?: true;
  /** The card that stands for the joker. */
  readonly joker?: Card;
  /** What is asked now; the page's own words when left out. */
  readonly question?: (view: View) => Question | undefined;
  /** Points that an action is for, shown beside it. */
  readonly worth?: (view: View, action: Action) => number | undefined;
  /** The tricks that an action is for. */
  readonly needs?: (view: View, action: Action) => number | undefined;
  /** The strains from the lowest, where that is not the order of contract bridge. */
  readonly strains?: readonly Strain[];
  /** What is played, where that is no contract; `short` for small screens. */
  readonly playing?: (view: View) => { readonly long: string; readonly short: string } | undefined;
  /** What lies at a seat beside its cards: a slip. Nothing where it has nothing to show. */
  readonly At?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
}
