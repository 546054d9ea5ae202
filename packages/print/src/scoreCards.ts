import { type BoardTerms, termsOf } from './boardWords.ts';
import { chairOf, makeNames, type Schedule, type ScheduledEntrant, sittingsOfEntrant } from './schedule.ts';
import { entrantName, numbersOf, placeName } from './seats.ts';
import { type Card, type Column, heading, left, middle, right, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Builds a score card for each entrant: a row for each of its boards, with the opponents, dealer and vulnerability. */
export function scoreCards(schedule: Schedule, words: PrintWords): Sheet {
  return {
    title: `${words.page.scoreCards} · ${schedule.title}`,
    grid: { across: 1, down: 1 },
    cards: schedule.entrants.map((entrant) => cardOf(schedule, entrant, words)),
  };
}

/** Builds one blank score card, with a row for each board. */
export const blankScoreCard = (boards: readonly BoardTerms[], title: string, words: PrintWords): Sheet => ({
  title: `${words.page.scoreCards} · ${title}`,
  cards: [
    {
      blocks: [
        heading(title),
        {
          kind: 'table',
          isForm: true,
          columns: columnsOf(words),
          rows: boards.map((terms) => rowOf(terms, '', '', words)),
        },
      ],
    },
  ],
});

function cardOf(schedule: Schedule, { id, number, players }: ScheduledEntrant, words: PrintWords): Card {
  const numberOf = numbersOf(schedule);
  const rows = sittingsOfEntrant(schedule, id)
    .flat()
    .flatMap((sitting): string[][] => {
      if (sitting.boards === '') return [];
      const { place, opponents } = chairOf(schedule, sitting, id);
      const against = opponents.map(numberOf).join(', ');
      const seat = placeName(place, words);
      // without numbers of boards there is a row for the set
      if (sitting.boardNumbers.length === 0) return [[sitting.boards, '', seat, against, ...BLANK]];
      return sitting.boardNumbers.map((board) => rowOf(termsOf(board), seat, against, words));
    });
  return {
    blocks: [
      heading(entrantName(schedule, number, words)),
      ...textsOf(makeNames(players), schedule.title),
      { kind: 'table', isForm: true, columns: columnsOf(words), rows },
    ],
  };
}

const columnsOf = ({ head }: PrintWords): readonly Column[] => [
  middle(head.board),
  left(head.vul),
  left(head.seat),
  left(head.against, 4),
  left(head.contract, 6),
  middle(head.declarer, 3),
  left(head.lead, 4),
  middle(head.tricks, 4),
  right(head.plus, 5),
  right(head.minus, 5),
  right(head.points, 5),
];

const BLANK = ['', '', '', '', '', '', ''];

/** Builds the row of a board; the dealer's letter follows the number: `7 S`. */
const rowOf = (
  { board, dealer, vul }: BoardTerms,
  seat: string,
  against: string,
  words: PrintWords,
): string[] => [`${board} ${words.seatLetters[dealer]}`, words.vuls[vul], seat, against, ...BLANK];
