import type { HandRecord, MakeableTricks, RecordedPar } from '@overtrick/duplicate/handRecord';
import type { Contract } from '@overtrick/rules/auction/contract';
import { type Card as PlayingCard, rankOf, STRAINS, SUITS } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, inSuit } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { laidHand } from '@overtrick/rules/deals/dealt';
import { type BoardTerms, termsText } from './boardWords.ts';
import { cardText, contractText, number } from './results.ts';
import { type Card, type HandsBlock, heading, middle, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Builds the hand records of all boards, 18 to a page, so that an evening of 36 boards fits on one sheet of paper. */
export const handRecords = (boards: readonly HandRecord[], title: string, words: PrintWords): Sheet => ({
  title: [words.page.hands, title].filter((text) => text !== '').join(' · '),
  grid: { across: 3, down: 6, isHeaded: true },
  cards: boards.map((board) => ({ blocks: [handsBlock(board, words)] })),
});

/** Builds a diagram of a board, with the makeable tricks if they are known. */
export function handsBlock(record: HandRecord, words: PrintWords): HandsBlock {
  const { board, dealer, vul, deal, tricks, par } = record;
  return {
    kind: 'hands',
    corner: [
      words.board(String(board)),
      words.dealt(words.seatLetters[dealer]),
      words.vulnerable(words.vuls[vul]),
    ],
    hands: bySeat((seat) => linesOf(record, seat, words)),
    points: bySeat((seat) => String(pointsIn([deal[seat]]))),
    letters: words.seatLetters,
    ...(tricks && { tricks: trickRows(tricks, words) }),
    ...(par && { par: parText(par, words) }),
  };
}

/** Builds curtain cards, one for each hand, four a board, for dealing from the pack by hand or restoring a board. */
export const curtainCards = (boards: readonly HandRecord[], title: string, words: PrintWords): Sheet => ({
  title: [words.page.curtain, title].filter((text) => text !== '').join(' · '),
  grid: { across: 4, down: 5, isCut: true },
  cards: boards.flatMap((record) =>
    SEATS.map(
      (seat): Card => ({
        blocks: [
          heading(`${words.board(String(record.board))} · ${words.seats[seat]}`),
          ...textsOf(termsText(record, words)),
          ...textsOf(laidHand(record, seat) && words.inOrder),
          { kind: 'hand', lines: linesOf(record, seat, words) },
        ],
      }),
    ),
  ),
});

/** Builds slips for the hands whose order counts, to lie with them in the pockets; blank ones where it is unknown. */
export function orderSlips(
  boards: readonly (BoardTerms & Partial<HandRecord>)[],
  seats: readonly Seat[],
  title: string,
  words: PrintWords,
): Sheet {
  return {
    title: [words.page.order, title].filter((text) => text !== '').join(' · '),
    grid: { across: 1, down: 8, isCut: true },
    cards: boards.flatMap((board) =>
      seats.map((seat): Card => {
        const row = laidHand(board, seat);
        const cells = Array.from({ length: 13 }, (_, i) => {
          const card = row?.[i];
          return card === undefined ? '' : cardText(card, words);
        });
        return {
          blocks: [
            heading(`${words.board(String(board.board))} · ${words.seats[seat]}`),
            ...textsOf(words.inOrder),
            {
              kind: 'table',
              isForm: true,
              columns: cells.map((_, i) => middle(String(i + 1), 3)),
              rows: [cells],
            },
          ],
        };
      }),
    ),
  };
}

/** The cards in each line of a hand that keeps its order: four lines, as many as there are suits. */
const LINES = [4, 3, 3, 3];

/** Writes a hand: by suits, or in its order if that counts. */
function linesOf(record: HandRecord, seat: Seat, words: PrintWords): readonly string[] {
  const row = laidHand(record, seat);
  if (row === undefined) return suitLines(record.deal[seat], words);
  let first = 0;
  return LINES.map((count) => {
    const line = row.slice(first, first + count);
    first += count;
    return line.map((card) => cardText(card, words)).join(' ');
  });
}

/** Writes a hand's suits, spades first: `♠ AQ962`; a void is a dash. */
const suitLines = (hand: CardSet, words: PrintWords): readonly string[] =>
  SUITS.toReversed().map((suit) => {
    const cards = cardsOf(inSuit(hand, suit)).toSorted((a: PlayingCard, b: PlayingCard) => b - a);
    return `${words.strains[suit]} ${cards.map((card) => words.ranks[rankOf(card)]).join('') || '–'}`;
  });

/** Builds a header of strains, notrump first, then a row for each declarer. */
const trickRows = (tricks: MakeableTricks, words: PrintWords): readonly (readonly string[])[] => {
  const strains = STRAINS.toReversed();
  return [
    ['', ...strains.map((strain) => words.strains[strain])],
    ...(['N', 'S', 'E', 'W'] as const).map((seat) => [
      words.seatLetters[seat],
      ...strains.map((strain) => String(tricks[seat][strain])),
    ]),
  ];
};

/** The worth of a board if both sides bid and play double dummy, as the solver finds it. */
interface FoundPar {
  readonly score: number;
  readonly contracts: readonly Contract[];
}

/** Adds to a board's record what the solver has found; a par that the record has already stays. */
export const solvedRecord = (
  record: HandRecord,
  tricks: MakeableTricks,
  { score, contracts }: FoundPar,
  words: PrintWords,
): HandRecord => ({
  ...record,
  tricks,
  par: record.par?.contracts.length ? record.par : { score, contracts: contractTexts(contracts, words) },
});

/** Writes contracts with their declarers, those of both partners as one: `4♠ NS`, `3NT E`. */
const contractTexts = (contracts: readonly Contract[], words: PrintWords): readonly string[] =>
  [
    ...Map.groupBy(
      contracts,
      (contract) => `${contractText(contract, words)} ${sideOf(contract.declarer)}`,
    ).values(),
  ].flatMap((same) => {
    const [first, second] = same;
    if (first === undefined) return [];
    const { seatLetters, sideLetters } = words;
    const who = second === undefined ? seatLetters[first.declarer] : sideLetters[sideOf(first.declarer)];
    return [`${contractText(first, words)} ${who}`];
  });

/** Writes North-South's par score with its contracts. */
const parText = ({ score, contracts }: RecordedPar, words: PrintWords): string =>
  words.par(number(score), contracts.length > 0 ? contracts.join(', ') : score === 0 ? words.passedOut : '');
