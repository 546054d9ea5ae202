/**
 * DLM, a text file of dealing machines, with 99 boards:
 *
 *     Board 01=aaaaaabffffffkkkkkklpppppp015
 *
 * Each letter says who has two cards, in the order from the ace of spades to the two of clubs: `a` is North and North,
 * `b` North and East, `p` West and West. The check sum at the end is the exclusive or of the board's number and all
 * letters; boards that are not dealt have the same filling.
 */
import { add, type CardSet, EMPTY, has } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { Board } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { dealOf } from '../hands.ts';
import type { BoardCode, BoardItem } from '../item.ts';
import { plainLines } from '../place.ts';
import { lostInMachine, MACHINE_ORDER, machineItem, oncePerBoard } from './deck.ts';

const LINE = /^\s*Board\s+(\d{1,3})\s*=\s*([a-z]*)(\d*)\s*$/i;
const MOST_BOARDS = 99;
/** The letters of a board that is not dealt. */
const FILLING = 'aaaaaabffffffkkkkkklpppppp';

/** Reads the boards in the range that the file states. */
export function readDlm(text: string): readonly BoardItem[] {
  const lines = plainLines(text).split('\n');
  const said = (name: string): number | undefined => {
    const value = lines.map((line) => new RegExp(`^\\s*${name}\\s*=\\s*(\\d+)`, 'i').exec(line)?.[1]);
    const found = value.find((each) => each !== undefined);
    return found === undefined ? undefined : Number(found);
  };
  const [from = 1, last] = [said('From board'), said('To board')];
  return lines.flatMap((line, i) => {
    const [, number, letters = '', sum = ''] = LINE.exec(line) ?? [];
    const board = Number(number);
    const isDealt = last === undefined ? letters.toLowerCase() !== FILLING : board <= last;
    if (number === undefined || board < from || !isDealt) return [];
    const item = machineItem(
      board,
      { line: i + 1, column: 1 },
      dealOfLetters(board, letters.toLowerCase(), sum),
    );
    return [item];
  });
}

function dealOfLetters(board: number, letters: string, sum: string): Result<Deal, BoardCode> {
  if (!/^[a-p]{26}$/.test(letters))
    return fail('ERR_DEAL_FORM', undefined, `a deal has 26 letters from a to p, not ${quote(letters)}`);
  if (sum !== '' && Number(sum) !== sumOf(board, letters))
    return fail(
      'ERR_DEAL_FORM',
      undefined,
      `the checksum of the board is ${sumOf(board, letters)}, not ${sum}`,
    );
  const hands: { [S in Seat]: CardSet } = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };
  for (const [i, card] of MACHINE_ORDER.entries()) {
    const pair = letters.charCodeAt(i >> 1) - 'a'.charCodeAt(0);
    const seat = SEATS[i % 2 === 0 ? pair >> 2 : pair & 3] ?? 'N';
    hands[seat] = add(hands[seat], card);
  }
  const deal = dealOf(hands);
  return deal === undefined ? fail('ERR_HAND_SIZE', undefined, 'not every hand has 13 cards') : ok(deal);
}

const sumOf = (board: number, letters: string): number =>
  [...letters].reduce((sum, letter) => sum ^ letter.charCodeAt(0), board);

function lettersOf(deal: Deal): string {
  const owners = MACHINE_ORDER.map((card) => SEATS.findIndex((seat) => has(deal[seat], card)));
  return Array.from({ length: 26 }, (_, i) =>
    String.fromCharCode('a'.charCodeAt(0) + 4 * (owners[2 * i] ?? 0) + (owners[2 * i + 1] ?? 0)),
  ).join('');
}

/** Writes at most 99 boards; dealt boards come first. */
export function writeDlm(boards: readonly Board[]): FormatOutput {
  const deals = oncePerBoard(boards).flatMap(({ hands }) => dealOf(hands) ?? []);
  const kept = deals.slice(0, MOST_BOARDS);
  const lines = [
    '[Document]',
    'Headline=Overtrick',
    'Status=Show',
    'Duplicates=1',
    'From board=1',
    `To board=${kept.length}`,
    // from, duplicates, to and one, joined by exclusive or
    `Checksum=${1 ^ 1 ^ kept.length ^ 1}`,
    ...Array.from({ length: MOST_BOARDS }, (_, i) => {
      const deal = kept[i];
      const letters = deal === undefined ? FILLING : lettersOf(deal);
      return `Board ${String(i + 1).padStart(2, '0')}=${letters}${String(sumOf(i + 1, letters)).padStart(3, '0')}`;
    }),
  ];
  return {
    text: lines.map((line) => `${line}\r\n`).join(''),
    lost: [
      ...lostInMachine(boards, 'DLM'),
      ...(deals.length > MOST_BOARDS
        ? [`DLM has room for ${MOST_BOARDS} boards: ${deals.length - MOST_BOARDS} more are left out`]
        : []),
    ],
  };
}
