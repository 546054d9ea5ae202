/**
 * DGE, a file format of dealing machines: 128 bytes for a board, with the sign of each suit (bytes 6, 3, 4, 5 for
 * spades, hearts, diamonds, clubs) and its ranks, for North, East, South and West; zero bytes fill the board.
 */
import { cardOf, isRank, type Suit } from '@overtrick/rules/cards/card';
import { makeHolding } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { fail, type Result } from '@overtrick/rules/result';
import type { Board } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import type { BoardCode, BoardItem } from '../item.ts';
import { boardsOf, byteAt } from './bri.ts';
import { Dealing, machineItem, writeMachine } from './deck.ts';

/** The sign of spades, which starts each hand. */
export const SPADES = '\x06';
const SIGNS: readonly (readonly [string, Suit])[] = [
  [SPADES, 'S'],
  ['\x03', 'H'],
  ['\x04', 'D'],
  ['\x05', 'C'],
];
export const DGE_CARDS = 68;
const BYTES = 128;

/** Reads bytes as Latin-1 text. */
export const readDge = (text: string): readonly BoardItem[] =>
  boardsOf(text, BYTES).map((board, i) =>
    machineItem(i + 1, byteAt(i * BYTES), dealOfDge(board.slice(0, DGE_CARDS))),
  );

export function dealOfDge(board: string): Result<Deal, BoardCode> {
  const dealing = new Dealing();
  let hand = -1;
  let suit: Suit | undefined;
  for (const sign of board) {
    const named = SIGNS.find(([each]) => each === sign)?.[1];
    if (named !== undefined) {
      if (named === 'S') hand++;
      suit = named;
      continue;
    }
    const seat = SEATS[hand];
    if (seat === undefined || suit === undefined || !isRank(sign))
      return fail('ERR_RANK', undefined, 'the cards of a suit come after its sign');
    const wrong = dealing.give(seat, cardOf(suit, sign));
    if (wrong !== undefined) return fail('ERR_CARD_TWICE', undefined, wrong);
  }
  return dealing.end();
}

/** Writes the 68 bytes of a deal. */
export const makeDgeCards = (deal: Deal): string =>
  SEATS.map((seat) => SIGNS.map(([sign, suit]) => sign + makeHolding(deal[seat], suit)).join('')).join('');

export const writeDge = (boards: readonly Board[]): FormatOutput =>
  writeMachine(boards, 'DGE', (deal) => `${makeDgeCards(deal)}${'\0'.repeat(60)}`);
