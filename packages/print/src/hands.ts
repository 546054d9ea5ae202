import type { HandRecord, MakeableTricks, RecordedPar } from '@overtrick/duplicate/handRecord';
import { type Card as PlayingCard, rankOf, STRAINS, SUITS } from '@overtrick/rules/card';
import { type CardSet, cardsOf, inSuit } from '@overtrick/rules/cardSet';
import { bySeat, SEATS } from '@overtrick/rules/seat';
import { pointsIn } from '@overtrick/rules/strength';
import { termsText } from './boardWords.ts';
import { number } from './results.ts';
import { type Card, type HandsBlock, heading, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** The hands of all boards: 18 to a page, so that an evening of 36 is on one leaf. */
export const handRecords = (boards: readonly HandRecord[], title: string, words: PrintWords): Sheet => ({
  title: [words.page.hands, title].filter((text) => text !== '').join(' · '),
  grid: { across: 3, down: 6, isHeaded: true },
  cards: boards.map((board) => ({ blocks: [handsBlock(board, words)] })),
});

/** A diagram of a board with the tricks that can be made, where they are known. */
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

/** A card a hand, for those who deal from the pack by hand or put the cards back: four a board. */
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

/** `♠ AQ962`, spades first; a void is a dash. */
const suitLines = (hand: CardSet, words: PrintWords): readonly string[] =>
  SUITS.toReversed().map((suit) => {
    const cards = cardsOf(inSuit(hand, suit)).toSorted((a: PlayingCard, b: PlayingCard) => b - a);
    return `${words.strains[suit]} ${cards.map((card) => words.ranks[rankOf(card)]).join('') || '–'}`;
  });

/** A head of strains, notrump first, then a row a declarer. */
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

/** North-South's score, with the contracts that bring it. */
const parText = ({ score, contracts }: RecordedPar, words: PrintWords): string =>
  words.par(number(score), contracts.length > 0 ? contracts.join(', ') : score === 0 ? words.passedOut : '');
