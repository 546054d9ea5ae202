/**
 * Cards are written suit first: `SA` the ace of spades, `HT` the ten of hearts. In the program a card is a number, from
 * C2, 0, to SA, 51.
 *
 *     parseCard('HT') // 34
 *     parseCard('h10') // 34
 *     makeCard(34) // 'HT'
 */

import { assert } from '../assert.ts';
import { capitals } from '../text.ts';

/** Suits from the lowest; strains add notrump above spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];
export const STRAINS = ['C', 'D', 'H', 'S', 'N'] as const;
export type Strain = (typeof STRAINS)[number];

/** Ranks from the lowest. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card is a number from 0 (C2) to 51 (SA): 13 × suit + rank. */
export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 52;
/** Returns the index of the suit, from 0 (clubs) to 3 (spades). */
export const suitIndex = (card: Card): number => (card / 13) | 0;
/** Returns the index of the rank, from 0 (the two) to 12 (the ace). */
export const rankIndex = (card: Card): number => card % 13;

export function suitOf(card: Card): Suit {
  const suit = SUITS[suitIndex(card)];
  assert(suit !== undefined, 'a card has a suit');
  return suit;
}

export function rankOf(card: Card): Rank {
  const rank = RANKS[rankIndex(card)];
  assert(rank !== undefined, 'a card has a rank');
  return rank;
}

export const cardOf = (suit: Suit, rank: Rank): Card => SUITS.indexOf(suit) * 13 + RANKS.indexOf(rank);

export const isSuit = (text: unknown): text is Suit => SUITS.includes(text as Suit);
export const isStrain = (text: unknown): text is Strain => STRAINS.includes(text as Strain);
export const isRank = (text: unknown): text is Rank => RANKS.includes(text as Rank);

/** Returns the trump suit of a strain; `undefined` at notrump. */
export const trumpOf = (strain: Strain): Suit | undefined => (strain === 'N' ? undefined : strain);

/** Returns the Milton Work points of a card: A 4, K 3, Q 2, J 1 (RULES 0.1). */
export const pointsOf = (card: Card): number => Math.max(0, rankIndex(card) - 8);

export const makeCard = (card: Card): string => suitOf(card) + rankOf(card);

/** Reads a card: `SA`, `HT`, `h10`; `undefined` for any other text. */
export function parseCard(text: string): Card | undefined {
  const word = capitals(text);
  const suit = word[0];
  const rank = word.slice(1) === '10' ? 'T' : word.slice(1);
  return isSuit(suit) && isRank(rank) ? cardOf(suit, rank) : undefined;
}

/** Reads a list of cards such as `C5 D7 HK`; empty if there is no text. Skips words that are not cards. */
export const parseCards = (text: string | null | undefined): readonly Card[] =>
  (text ?? '').split(' ').flatMap((word) => parseCard(word) ?? []);

export const SUIT_SYMBOLS: { readonly [S in Strain]: string } = { C: '♣', D: '♦', H: '♥', S: '♠', N: 'NT' };
