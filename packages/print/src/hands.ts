import type { HandRecord, MakeableTricks, RecordedPar } from '@overtrick/duplicate/handRecord';
import { type Card as PlayingCard, rankOf, STRAINS, SUITS } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, inSuit } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { termsText } from './boardWords.ts';
import { number } from './results.ts';
import { type Card, type HandsBlock, heading, type Sheet, textsOf } from './sheet.ts';
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
    hands: bySeat((seat) => suitLines(deal[seat], words)),
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
          { kind: 'hand', lines: suitLines(record.deal[seat], words) },
        ],
      }),
    ),
  ),
});

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

/** Writes North-South's par score with its contracts. */
const parText = ({ score, contracts }: RecordedPar, words: PrintWords): string =>
  words.par(number(score), contracts.length > 0 ? contracts.join(', ') : score === 0 ? words.passedOut : '');
