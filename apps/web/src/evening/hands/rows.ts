import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { EMPTY, has, setOf } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { type DealtText, dealtOfRows, makeDealt } from '@overtrick/rules/deals/dealt';
import { findGame } from '../../games/list.ts';
import { dealOf, type Hands, holderOf, type Typed, WHOLE } from './hands.ts';

/** Returns the hands that a game keeps unsorted on a board; none in most games. */
export const inOrderIn = (game: string): readonly Seat[] => findGame(game)?.inOrder ?? [];

/** Returns those of them that lie face up, whose order players can check; none where they would see hidden cards. */
export const checkedIn = (game: string): readonly Seat[] =>
  findGame(game)?.isOrderOpen ? inOrderIn(game) : [];

/** Returns the cards of a hand in the order in which they were entered. */
export const rowOf = (hands: Hands, entered: readonly Card[], seat: Seat): readonly Card[] =>
  entered.filter((card) => has(hands[seat], card));

/**
 * Reads a hand in its order: `S3 H9 D6 …`, 13 cards with spaces or commas between them. Returns the hands with it, and
 * its cards.
 */
export function typedRow(hands: Hands, seat: Seat, text: string): Typed {
  const others = { ...hands, [seat]: EMPTY };
  const row: Card[] = [];
  for (const word of text.trim().split(/[\s,;]+/)) {
    const card = parseCard(word);
    if (card === undefined || row.includes(card)) return { fault: { kind: 'text', text: word } };
    const holder = holderOf(others, card);
    if (holder !== undefined) return { fault: { kind: 'twice', card, holder } };
    row.push(card);
  }
  if (row.length !== WHOLE) return { fault: { kind: 'count', count: row.length } };
  return { hands: { ...hands, [seat]: setOf(row) }, row };
}

/** Writes the cards of a board, once all hands are full, with the order of the hands that keep theirs. */
export function dealtTextOf(
  hands: Hands,
  entered: readonly Card[],
  inOrder: readonly Seat[],
): DealtText | undefined {
  const text = dealOf(hands);
  if (text === undefined) return undefined;
  const read = parseDeal(text, true);
  if (!read.ok || inOrder.length === 0) return { deal: text };
  const rows = Object.fromEntries(inOrder.map((seat) => [seat, rowOf(hands, entered, seat)]));
  return makeDealt(dealtOfRows({ deal: read.value }, rows));
}
