/**
 * BRI, a file format of dealing machines: 128 bytes for a board, with the cards of North, East and South as two digits
 * each, from 01 for the ace of spades to 52 for the two of clubs; West has the rest. Spaces and zero bytes fill the
 * board.
 */

import { has } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { fail, type Result } from '@overtrick/rules/result';
import type { Board } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import type { BoardCode, BoardItem } from '../item.ts';
import type { Place } from '../place.ts';
import { Dealing, MACHINE_ORDER, machineItem, writeMachine } from './deck.ts';

const SEATS_OF_CARDS: readonly Seat[] = ['N', 'E', 'S'];
export const BRI_CARDS = 78;
const BYTES = 128;

/** Reads bytes as Latin-1 text. */
export const readBri = (text: string): readonly BoardItem[] =>
  boardsOf(text, BYTES).map((board, i) => machineItem(i + 1, byteAt(i * BYTES), dealOfBri(board)));

/** Returns the place of a byte: a file without lines counts as one line. */
export const byteAt = (offset: number): Place => ({ line: 1, column: offset + 1 });

/** Splits a file into pieces of a board's length; the last one may be incomplete. */
export const boardsOf = (text: string, bytes: number): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / bytes) }, (_, i) =>
    text.slice(i * bytes, (i + 1) * bytes),
  ).filter((board) => /[^\s\0]/.test(board));

export function dealOfBri(board: string): Result<Deal, BoardCode> {
  const dealing = new Dealing();
  for (let i = 0; i < 39; i++) {
    const digits = board.slice(2 * i, 2 * i + 2);
    const card = /^\d\d$/.test(digits) ? MACHINE_ORDER[Number(digits) - 1] : undefined;
    const wrong = dealing.give(SEATS_OF_CARDS[Math.floor(i / 13)] ?? 'N', card);
    if (wrong !== undefined)
      return fail(card === undefined ? 'ERR_RANK' : 'ERR_CARD_TWICE', undefined, `card ${i + 1}: ${wrong}`);
  }
  return dealing.end();
}

/** Writes the 78 digits of a deal. */
export const makeBriCards = (deal: Deal): string =>
  SEATS_OF_CARDS.map((seat) =>
    MACHINE_ORDER.map((card, i) => (has(deal[seat], card) ? String(i + 1).padStart(2, '0') : '')).join(''),
  ).join('');

export const writeBri = (boards: readonly Board[]): FormatOutput =>
  writeMachine(boards, 'BRI', (deal) => `${makeBriCards(deal)}${' '.repeat(32)}${'\0'.repeat(18)}`);
