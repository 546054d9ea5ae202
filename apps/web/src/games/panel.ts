import type { Action, Choice } from '@overtrick/rules/action';
import type { Card, Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import type { ComponentType } from 'react';

/** A card of a dummy that is played from the top of a pile. */
export interface Pile {
  /** The card that lies open. */
  readonly up?: Card;
  /** True if one lies face down under it, or waits to be turned up. */
  readonly isDown: boolean;
}

/** The order of a hand that is not sorted by suits: in a row from end to end, or in piles. */
export type Lay =
  | { readonly kind: 'row'; readonly cards: readonly Card[] }
  | { readonly kind: 'piles'; readonly piles: readonly Pile[] };

/** The meaning of a choice of one word in this game. */
interface ChoiceWords {
  readonly label: string;
  /** The consequence of it, in one sentence. */
  readonly what?: string;
}

/** The question that is put to the player, with the meaning of the answers. */
export interface Question {
  readonly title: string;
  readonly help?: string;
  readonly choices?: { readonly [C in Choice]?: ChoiceWords };
}

/** The parts of a game's table beside those that every table has; each part told from the view alone. */
export interface GamePanel {
  /** Stands at a player's or a dummy's name, a few words each. */
  readonly notes?: (view: View, seat: Seat) => readonly string[];
  /** The tricks that count towards a player's bid, where they are not those of their own hand. */
  readonly counted?: (view: View, seat: Seat) => number;
  /** The order of a hand whose cards are not sorted by suits. */
  readonly lay?: (view: View, seat: Seat) => Lay | undefined;
  /** The special feature of a card of an open hand, said after its name; it is outlined. */
  readonly mark?: (view: View, card: Card) => string | undefined;
  /** True if both players play the dummy's cards, so that it has no owner. */
  readonly isShared?: true;
  /** The card that stands for the joker. */
  readonly joker?: Card;
  /** The question now; the page's own words when left out. */
  readonly question?: (view: View) => Question | undefined;
  /** Points that an action is for, shown beside it. */
  readonly worth?: (view: View, action: Action) => number | undefined;
  /** The tricks that an action is for. */
  readonly needs?: (view: View, action: Action) => number | undefined;
  /** The strains from the lowest, where that is not the order of contract bridge. */
  readonly strains?: readonly Strain[];
  /** The words for trumps, where there is no contract; `short` for small screens. */
  readonly playing?: (view: View) => { readonly long: string; readonly short: string } | undefined;
  /** The slip that lies at a seat beside its cards. Nothing where it has nothing to show. */
  readonly At?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
}
