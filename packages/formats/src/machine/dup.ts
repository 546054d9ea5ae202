/**
 * DUP, the file of the Duplimate machines: 156 bytes for a board, with the cards as in BRI, then as in DGE, then ten
 * bytes about the whole set: `Y` for random deals, `N` for counting upwards, the lowest board's number, the copies of
 * each board and the highest number.
 */

import { equals } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { fail } from '@overtrick/rules/result';
import type { Board } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { dealOf } from '../hands.ts';
import type { BoardItem } from '../item.ts';
import { BRI_CARDS, boardsOf, byteAt, dealOfBri, makeBriCards } from './bri.ts';
import { machineItem, oncePerBoard, writeMachine } from './deck.ts';
import { DGE_CARDS, dealOfDge, makeDgeCards } from './dge.ts';

const BYTES = 156;

/** Reads bytes as Latin-1 text; a board whose two halves have different deals is a failure. */
export function readDup(text: string): readonly BoardItem[] {
  const boards = boardsOf(text, BYTES);
  const lowest = Number(
    /^(?:[YN]{2})(\d{1,3})/.exec((boards[0] ?? '').slice(BRI_CARDS + DGE_CARDS))?.[1] ?? 1,
  );
  return boards.map((board, i) => {
    const first = dealOfBri(board.slice(0, BRI_CARDS));
    const second = dealOfDge(board.slice(BRI_CARDS, BRI_CARDS + DGE_CARDS));
    const differ =
      first.ok && second.ok && SEATS.some((seat) => !equals(first.value[seat], second.value[seat]));
    return machineItem(
      Math.max(1, lowest) + i,
      byteAt(i * BYTES),
      differ
        ? fail('ERR_CARD_TWICE', undefined, 'the two halves of the board tell different deals')
        : first.ok
          ? second.ok
            ? first
            : second
          : first,
    );
  });
}

export function writeDup(boards: readonly Board[]): FormatOutput {
  const count = oncePerBoard(boards).filter(({ hands }) => dealOf(hands) !== undefined).length;
  const set = `YN1  0 ${String(count).padStart(2)}`.padEnd(10);
  return writeMachine(boards, 'DUP', (deal) => `${makeBriCards(deal)}${makeDgeCards(deal)}${set}`);
}
