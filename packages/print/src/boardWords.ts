import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import type { PrintWords } from './words.ts';

/** The dealer and vulnerability of a board: as its deal says, otherwise by its number. */
export interface BoardTerms {
  readonly board: number;
  readonly dealer: Seat;
  readonly vul: Vul;
}

export const termsOf = (board: number): BoardTerms => ({
  board,
  dealer: dealerOfBoard(board),
  vul: vulOfBoard(board),
});

/** Writes the terms of a board: `Dealer N · Vul NS`. */
export const termsText = ({ dealer, vul }: BoardTerms, words: PrintWords): string =>
  `${words.dealt(words.seats[dealer])} · ${words.vulnerable(words.vuls[vul])}`;
