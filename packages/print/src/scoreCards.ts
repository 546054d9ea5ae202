import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { PARTNERS } from '@overtrick/evening/lines/meeting';
import { type BoardTerms, termsOf } from './boardWords.ts';
import { cardText, number, resultCells } from './results.ts';
import { chairOf, makeNames, type Schedule, type ScheduledEntrant, sittingsOfEntrant } from './schedule.ts';
import { entrantName, numbersOf, placeName } from './seats.ts';
import { type Card, type Column, heading, left, middle, right, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** The results that count, by their places: `A3/2/7` is board 7 at table A3 in round 2. */
export type ResultsByPlace = ReadonlyMap<string, ScoredLine>;

/** Returns the results of travellers by their places; a result without a place is left out. */
export const resultsByPlace = (travellers: readonly ScoredTraveller[]): ResultsByPlace =>
  new Map(
    travellers.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.entry.place === undefined ? [] : [[line.entry.place, line] as const])),
    ),
  );

/**
 * Builds a score card for each entrant: a row for each of its boards, with the opponents, dealer and vulnerability.
 * @param results the results to print on the rows; the other rows are there to write on
 */
export function scoreCards(
  schedule: Schedule,
  words: PrintWords,
  results: ResultsByPlace = new Map(),
): Sheet {
  return {
    title: `${words.page.scoreCards} · ${schedule.title}`,
    grid: { across: 1, down: 1 },
    cards: schedule.entrants.map((entrant) => cardOf(schedule, entrant, words, results)),
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
          rows: boards.map((terms) => rowOf(terms, '', '', BLANK, words)),
        },
      ],
    },
  ],
});

function cardOf(
  schedule: Schedule,
  { id, number: printed, players }: ScheduledEntrant,
  words: PrintWords,
  results: ResultsByPlace,
): Card {
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
      return sitting.boardNumbers.map((board) => {
        const line = results.get(`${sitting.place}/${sitting.round}/${board}`);
        return rowOf(
          termsOf(board),
          seat,
          against,
          line ? cellsOf(line, id, schedule.seating, words) : BLANK,
          words,
        );
      });
    });
  return {
    blocks: [
      heading(entrantName(schedule, printed, words)),
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
  cells: readonly string[],
  words: PrintWords,
): string[] => [`${board} ${words.seatLetters[dealer]}`, words.vuls[vul], seat, against, ...cells];

/** Returns the cells of a result from an entrant's side: contract, declarer, lead, tricks, plus, minus, points. */
function cellsOf(
  line: ScoredLine,
  id: string,
  seating: Schedule['seating'],
  words: PrintWords,
): readonly string[] {
  const { entry } = line;
  const [contract, declarer, tricks] = resultCells(entry.outcome, words);
  const isIn = (side: string | undefined): boolean => side?.split(PARTNERS).includes(id) === true;
  const seat = isIn(entry.ns) ? 0 : isIn(entry.ew) ? 1 : 2;
  // a team has each board twice: its IMPs stand once, where it sits North-South
  const isTwice = seating === 'teams' && seat === 1;
  const points = isTwice ? undefined : [line.NS, line.EW, line.third][seat]?.points;
  const score = ownScore(entry.outcome, seat);
  return [
    ...[contract, declarer, cardText(entry.lead, words), tricks],
    ...[
      score !== undefined && score >= 0 ? String(score) : '',
      score !== undefined && score < 0 ? String(-score) : '',
    ],
    points === undefined ? '' : number(roundTo(points, 2)),
  ];
}

/** Returns the score of a side, or of a seat at a table of three; `undefined` for a ruling without one. */
function ownScore(outcome: Outcome, seat: number): number | undefined {
  if (outcome.kind === 'points') return outcome.points[seat];
  if (outcome.kind !== 'played') return undefined;
  return seat === 0 ? outcome.score : 0 - outcome.score;
}
