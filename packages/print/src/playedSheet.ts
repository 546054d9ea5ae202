import type { HandRecord } from '@overtrick/duplicate/handRecord';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { handsBlock } from './hands.ts';
import { resultCells } from './results.ts';
import { type Card, left, middle, right, type Sheet } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** A board as it was played at one table. */
export interface PlayedBoard {
  readonly record: HandRecord;
  readonly players: Readonly<Partial<BySeat<string>>>;
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  readonly outcome: Outcome;
}

/** Builds the hands, the auction and the result of a board that was played at one table. */
export function playedSheet({ record, players, calls, outcome }: PlayedBoard, words: PrintWords): Sheet {
  const { head } = words;
  const hands = handsBlock(record, words);
  return {
    title: words.board(String(record.board)),
    cards: [
      {
        blocks: [
          hands,
          ...(calls.length === 0 ? [] : [auctionTable(calls, players, words)]),
          {
            kind: 'table',
            columns: [left(head.contract), middle(head.declarer), middle(head.tricks), right(head.score)],
            rows: [resultCells(outcome, words)],
          },
        ],
      },
    ],
  };
}

/** Builds the auction, a column for each seat from North on. */
function auctionTable(
  calls: PlayedBoard['calls'],
  players: PlayedBoard['players'],
  words: PrintWords,
): Card['blocks'][number] {
  const blank = calls[0] === undefined ? 0 : SEATS.indexOf(calls[0].seat);
  const cells = [
    ...Array.from({ length: blank }, () => ''),
    ...calls.map(({ call }) => callText(call, words)),
  ];
  const rows = Array.from({ length: Math.ceil(cells.length / SEATS.length) }, (_, i) =>
    SEATS.map((_seat, column) => cells[SEATS.length * i + column] ?? ''),
  );
  return {
    kind: 'table',
    columns: SEATS.map((seat) => left([words.seatLetters[seat], players[seat]].filter(Boolean).join(' '))),
    rows,
  };
}

const SIGNS: Readonly<Record<string, string>> = { P: '–', X: '×', XX: '××' };

const callText = (call: Call, words: PrintWords): string =>
  isBid(call) ? `${levelOf(call)}${words.strains[strainOf(call)]}` : (SIGNS[call] ?? call);
