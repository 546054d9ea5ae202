import type { Publication } from '@overtrick/formats/events/publication';
import { guideCards } from '@overtrick/print/guide';
import { curtainCards, handRecords, orderSlips } from '@overtrick/print/hands';
import { movementSheet } from '@overtrick/print/movementSheet';
import { placeCards } from '@overtrick/print/places';
import { rankingSheet } from '@overtrick/print/rankingSheet';
import type { Schedule } from '@overtrick/print/schedule';
import { blankScoreCard, resultsByPlace, scoreCards } from '@overtrick/print/scoreCards';
import type { Sheet } from '@overtrick/print/sheet';
import { pickUpSlips } from '@overtrick/print/slips';
import { nameTents } from '@overtrick/print/tents';
import { emptyTravellers, filledTravellers } from '@overtrick/print/travellers';
import type { PrintWords } from '@overtrick/print/words';
import { SEATS } from '@overtrick/rules/cards/seat';
import { laidHand } from '@overtrick/rules/deals/dealt';
import { findGame } from '@overtrick/rules/games/list';
import { sentence } from '../text/words.ts';
import type { Holdings } from './holdings.ts';

export interface SheetTerms {
  readonly words: PrintWords;
  /** Returns the address of a table, or of a contestant, for its QR code. */
  readonly linkOf: (of: string) => string | undefined;
  /** True for empty travellers and score cards even if there are results. */
  readonly isEmpty: boolean;
}

/** A sheet that can be printed. */
export interface SheetKind {
  readonly id: string;
  readonly help: string;
  /** The kind of file with the required content, in words. */
  readonly needs: string;
  /** True if the sheet shows makeable contracts and par. */
  readonly hasPar?: true;
  /** Makes the sheet; `undefined` if the file lacks the required content. */
  readonly make: (holdings: Holdings, terms: SheetTerms) => Sheet | undefined;
}

const A_PLAN = "a movement or a tournament's log";
const HANDS = 'a file of boards with all hands';
const RESULTS = "an event, or a tournament's log with results";

/** Every sheet, one line each. */
export const SHEET_KINDS: readonly SheetKind[] = [
  {
    id: 'guide',
    help: 'guide cards: where each pair goes',
    needs: A_PLAN,
    make: ({ schedule }, { words }) => schedule && guideCards(schedule, words),
  },
  {
    id: 'places',
    help: 'place cards: who comes to each table, with which boards',
    needs: A_PLAN,
    make: ({ schedule }, { words, linkOf }) => schedule && placeCards(schedule, words, linkOf),
  },
  {
    id: 'movement',
    help: 'the movement, one line per round',
    needs: A_PLAN,
    make: ({ schedule, movement }, { words }) =>
      schedule && movementSheet(schedule, words, movement?.moves?.map(sentence)),
  },
  {
    id: 'travellers',
    help: 'travellers: with the results if there are any, otherwise blank',
    needs: `boards, ${A_PLAN}`,
    hasPar: true,
    make: ({ results, hands = [], schedule, boards, title }, { words, isEmpty }) =>
      results && !isEmpty
        ? filledTravellers(results, words, new Map(hands.map((hand) => [hand.board, hand])))
        : boards && emptyTravellers(boards, schedule, title, words),
  },
  {
    id: 'slips',
    help: 'pick-up slips: a slip for each table and round',
    needs: A_PLAN,
    make: ({ schedule }, { words }) => schedule && pickUpSlips(schedule, words),
  },
  {
    id: 'scorecards',
    help: 'score cards for the players: with the results if there are any',
    needs: `boards, ${A_PLAN}`,
    make: ({ schedule, results, boards, title }, { words, isEmpty }) =>
      schedule
        ? scoreCards(schedule, words, isEmpty || !results ? undefined : resultsByPlace(results.travellers))
        : boards && blankScoreCard(boards, title, words),
  },
  {
    id: 'hands',
    help: 'hand records: 18 boards to a page, with makeable contracts and par',
    needs: HANDS,
    hasPar: true,
    make: ({ hands, title, date }, { words }) =>
      hands && handRecords(hands, [title, date].filter(Boolean).join(' · '), words),
  },
  {
    id: 'curtain',
    help: 'curtain cards: one hand each, to sort the cards by',
    needs: HANDS,
    make: ({ hands, title }, { words }) => hands && curtainCards(hands, title, words),
  },
  {
    id: 'order',
    help: 'slips for the hands whose order counts: Two Handed Solo, and other games with a stock',
    needs: `boards with an order, or a tournament's log of such a game`,
    make({ hands = [], boards = [], game, title }, { words }) {
      const known = new Map(hands.map((hand) => [hand.board, hand]));
      const laid = SEATS.filter((seat) => hands.some((hand) => laidHand(hand, seat) !== undefined));
      const seats = findGame(game ?? '')?.inOrder ?? laid;
      return orderSlips(
        boards.map((board) => known.get(board.board) ?? board),
        seats,
        title,
        words,
      );
    },
  },
  {
    id: 'tents',
    help: 'name tents for the tables',
    needs: `${A_PLAN}, or an event`,
    make: ({ schedule, publication }, { words, linkOf }) => {
      const named = schedule ?? (publication && entrantsOf(publication));
      return named && nameTents(named, words, linkOf);
    },
  },
  {
    id: 'ranking',
    help: 'the ranking',
    needs: RESULTS,
    make: ({ publication }, { words }) =>
      publication && rankingSheet(publication.scored.event, publication.ranking, words),
  },
];

const entrantsOf = ({
  scored: { event },
}: Publication): Pick<Schedule, 'title' | 'seating' | 'entrants'> => ({
  title: event.name ?? '',
  seating: 'pairs',
  entrants: event.contestants.map(({ id, number, players = [] }) => ({ id, number, players })),
});
