import type { Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredEvent } from '@overtrick/duplicate/event/scored';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import type { Entry, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { SIDES } from '@overtrick/rules/cards/seat';
import { type BoardTerms, termsOf, termsText } from './boardWords.ts';
import { handsBlock } from './hands.ts';
import { cardText, number, resultCells } from './results.ts';
import type { Schedule } from './schedule.ts';
import { numbersOf, placeName } from './seats.ts';
import {
  type Column,
  heading,
  left,
  middle,
  right,
  type Sheet,
  type Card as SheetCard,
  textsOf,
} from './sheet.ts';
import type { PrintWords } from './words.ts';

/** The rows of a blank traveller if the number of results is not known. */
const BLANK_ROWS = 12;

/**
 * Builds a traveller for each board, which goes with it from table to table. With a schedule, each result has its own
 * row, in the order of the rounds.
 */
export function emptyTravellers(
  boards: readonly BoardTerms[],
  schedule: Schedule | undefined,
  title: string,
  words: PrintWords,
): Sheet {
  const cards = boards.map((terms) => emptyTraveller(terms, schedule, title, words));
  const rows = Math.max(0, ...cards.map(({ blocks }) => rowsIn(blocks)));
  return {
    title: `${words.page.travellers} · ${title}`,
    grid: { across: 2, down: rows <= 8 ? 3 : rows <= 15 ? 2 : 1, isCut: true },
    cards,
  };
}

const rowsIn = (blocks: SheetCard['blocks']): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

function emptyTraveller(
  terms: BoardTerms,
  schedule: Schedule | undefined,
  title: string,
  words: PrintWords,
): SheetCard {
  const { head } = words;
  const numberOf = schedule && numbersOf(schedule);
  const there = schedule?.sittings.filter(({ boardNumbers }) => boardNumbers.includes(terms.board)) ?? [];
  const rows: readonly string[][] =
    there.length > 0
      ? there.map(({ seats: [ns = '', ew = ''] }) => [numberOf?.(ns) ?? '', numberOf?.(ew) ?? ''])
      : Array.from({ length: BLANK_ROWS }, () => ['', '']);
  return {
    blocks: [
      heading(words.board(String(terms.board)), 'large'),
      ...textsOf(termsText(terms, words), title),
      {
        kind: 'table',
        isForm: true,
        columns: [
          middle(placeName('ns', words), 3),
          middle(placeName('ew', words), 3),
          ...resultColumns(words, 5),
          left(head.points, 4),
        ],
        rows: rows.map(([ns = '', ew = '']) => [ns, ew, '', '', '', '', '', '']),
      },
    ],
  };
}

/** Returns the columns contract, declarer, lead, tricks and score, wide enough for writing. */
export const resultColumns = ({ head }: PrintWords, chars: number): readonly Column[] => [
  left(head.contract, chars),
  middle(head.declarer, 2),
  left(head.lead, 3),
  middle(head.tricks, 3),
  right(head.score, 5),
];

/**
 * Builds a traveller for each board with its results, the best for North-South first; without a method, and without
 * the IMPs of matches, it has no points.
 * @param hands the known hands by board, printed above the results
 */
export function filledTravellers(
  {
    event,
    scoring,
    travellers,
  }: Pick<ScoredEvent, 'event' | 'travellers'> & {
    readonly scoring?: ScoredEvent['scoring'];
  },
  words: PrintWords,
  hands: ReadonlyMap<number, HandRecord> = new Map(),
): Sheet {
  const title = event.name ?? '';
  const hasPoints =
    scoring !== undefined || travellers.some(({ lines }) => lines.some(({ NS }) => NS !== undefined));
  return {
    title: [words.page.travellers, title].filter((text) => text !== '').join(' · '),
    cards: travellers.map((traveller) =>
      filledTraveller(
        traveller,
        event,
        hasPoints ? (scoring?.method.decimals ?? 2) : undefined,
        hands.get(traveller.traveller.board),
        words,
      ),
    ),
  };
}

function filledTraveller(
  { traveller, lines }: ScoredTraveller,
  { contestants }: Event,
  decimals: number | undefined,
  hand: HandRecord | undefined,
  words: PrintWords,
): SheetCard {
  const numbers = new Map(contestants.map(({ id, number: printed }) => [id, printed]));
  const points = (of: number | undefined): string =>
    of === undefined ? '' : number(roundTo(of, Math.min(2, decimals ?? 2)));
  const { head, sideLetters } = words;
  const hasPoints = decimals !== undefined;
  const hasLeads = lines.some(({ entry }) => entry.lead !== undefined);
  const parts = [traveller.section, traveller.session].filter((part) => part !== undefined);
  return {
    blocks: [
      heading([words.board(String(traveller.board)), ...parts].join(' · ')),
      ...textsOf(termsText(hand ?? termsOf(traveller.board), words)),
      // the heading has told the board and its terms
      ...(hand ? [{ ...handsBlock(hand, words), corner: [] }] : []),
      {
        kind: 'table',
        columns: [
          right(sideLetters.NS),
          right(sideLetters.EW),
          left(head.contract, 8),
          middle(head.declarer),
          ...(hasLeads ? [left(head.lead)] : []),
          right(head.tricks),
          right(head.score),
          ...(hasPoints ? SIDES.map((side) => right(`${head.points} ${sideLetters[side]}`)) : []),
        ],
        rows: lines
          .toSorted((a, b) => (b.NS?.points ?? -Infinity) - (a.NS?.points ?? -Infinity))
          .map(({ entry, NS, EW }) => [
            ...[numbers.get(entry.ns) ?? entry.ns, numbers.get(entry.ew) ?? entry.ew],
            ...resultWithLead(entry, hasLeads, words),
            ...(hasPoints ? [points(NS?.points), points(EW?.points)] : []),
          ]),
      },
    ],
  };
}

/** Returns the cells contract, declarer, the lead if the table has leads, tricks, score. */
function resultWithLead({ outcome, lead }: Entry, hasLeads: boolean, words: PrintWords): readonly string[] {
  const [contract, declarer, ...rest] = resultCells(outcome, words);
  return [contract, declarer, ...(hasLeads ? [cardText(lead, words)] : []), ...rest];
}
