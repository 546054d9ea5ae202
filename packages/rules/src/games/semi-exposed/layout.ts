import { type Card, makeCard, parseCard } from '../../cards/card.ts';
import { add, type CardSet, EMPTY, has } from '../../cards/cardSet.ts';
import type { Trick } from '../../play/trick.ts';

/** Two cards of a dummy, one covering the other; the last of its seven columns is a card alone (RULES 7.5). */
export interface Pile {
  readonly over: Card;
  readonly under?: Card;
}

const PAIRS = 6;

/** Returns the piles of a dummy from its 13 cards in dealt order: six face down, six covering them, one more. */
export const pilesOf = (row: readonly Card[]): readonly Pile[] =>
  row.slice(PAIRS).map((over, i) => {
    const under = i < PAIRS ? row[i] : undefined;
    return under === undefined ? { over } : { over, under };
  });

/** Returns the card of a pile that lies face up. A covered card is turned up when the trick is complete (R-HB-7). */
function upCard({ over, under }: Pile, held: CardSet, trick: Trick): Card | undefined {
  if (has(held, over)) return over;
  const isTurned = under !== undefined && has(held, under) && !trick.some(({ card }) => card === over);
  return isTurned ? under : undefined;
}

/** A column of a dummy on the table: its card face up, and whether there is one face down. */
export interface Column {
  readonly up?: Card;
  readonly isDown: boolean;
}

/**
 * Formats the columns: `SA+` with a card under it, `SA` alone, `+` while the card under waits to be turned up, `-`
 * gone.
 */
export const makeColumns = (piles: readonly Pile[], held: CardSet, trick: Trick): string =>
  piles
    .map((pile) => {
      const up = upCard(pile, held, trick);
      const isDown = pile.under !== undefined && pile.under !== up && has(held, pile.under);
      return `${up === undefined ? '' : makeCard(up)}${isDown ? '+' : ''}` || '-';
    })
    .join(' ');

/** Reads such a text. */
export const parseColumns = (text: string): readonly Column[] =>
  text.split(' ').map((column) => {
    const up = parseCard(column.replace('+', ''));
    return { ...(up !== undefined && { up }), isDown: column.endsWith('+') };
  });

/** Returns all cards of a dummy that lie face up: those that may be played. */
export const faceUp = (piles: readonly Pile[], held: CardSet, trick: Trick): CardSet =>
  piles.reduce((up, pile) => {
    const card = upCard(pile, held, trick);
    return card === undefined ? up : add(up, card);
  }, EMPTY);
