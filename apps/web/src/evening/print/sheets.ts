import type { HandRecord } from '@overtrick/duplicate/handRecord';
import type { TournamentView } from '@overtrick/evening/view';
import { guideCards } from '@overtrick/print/guide';
import { curtainCards, handRecords, orderSlips, solvedRecord } from '@overtrick/print/hands';
import { movementSheet } from '@overtrick/print/movementSheet';
import {
  boardsOfView,
  handRecordsOfView,
  rankedOfView,
  scheduleOfView,
  scoredOfView,
} from '@overtrick/print/ofView';
import { placeCards } from '@overtrick/print/places';
import { rankingSheet } from '@overtrick/print/rankingSheet';
import { resultsByPlace, scoreCards } from '@overtrick/print/scoreCards';
import type { Sheet } from '@overtrick/print/sheet';
import { pickUpSlips } from '@overtrick/print/slips';
import { nameTents } from '@overtrick/print/tents';
import { emptyTravellers, filledTravellers } from '@overtrick/print/travellers';
import type { PrintWords } from '@overtrick/print/words';
import { makeDeal } from '@overtrick/rules/deals/deal';
import type { BoardToSolve, Solution } from '../../solve/boards.ts';
import { text } from '../../text/text.ts';
import { inOrderIn } from '../hands/rows.ts';

/** The sheets of an evening, by their names in addresses. */
export const SHEETS = [
  'guide',
  'places',
  'movement',
  'travellers',
  'results',
  'slips',
  'scorecards',
  'cards',
  'hands',
  'curtain',
  'order',
  'tents',
  'ranking',
] as const;
export type SheetName = (typeof SHEETS)[number];

export const isSheetName = (name: string): name is SheetName => SHEETS.some((one) => one === name);

interface SheetTerms {
  readonly words: PrintWords;
  /** The title of an evening without a name. */
  readonly fallback: string;
  /** Returns the address behind the code on the card of a place. */
  readonly linkOf: (place: string) => string | undefined;
  /** The solutions of boards for this sheet, by `keyOfHands`. */
  readonly solutions?: ReadonlyMap<string, Solution>;
}

/** Returns a text that says all about the hands of a board. */
const keyOfHands = ({ board, dealer, vul, deal }: HandRecord): string =>
  [board, dealer, vul, makeDeal(deal)].join(' ');

/**
 * Returns the boards of a sheet that lack makeable contracts or the contracts of par, by `keyOfHands`; none of a game
 * without par, or with an order of the cards.
 */
export function unsolvedFor(
  name: SheetName | undefined,
  view: TournamentView,
): ReadonlyMap<string, BoardToSolve> {
  const { scale, seats, form } = view.head;
  const isSolved = (name === 'hands' || name === 'results') && form !== 'threes' && seats === undefined;
  if (!isSolved || scale !== undefined) return new Map();
  return new Map(
    handRecordsOfView(view)
      .filter(({ order }) => order === undefined)
      .map((hand) => {
        const { dealer, vul, deal, tricks } = hand;
        return [keyOfHands(hand), { dealer, vul, deal, ...(tricks && { tricks }) }];
      }),
  );
}

/**
 * Makes a sheet from a view, which contains only what its reader may know; returns `undefined` if there is nothing to
 * print.
 */
export function sheetOf(name: SheetName, view: TournamentView, terms: SheetTerms): Sheet | undefined {
  const sheet = made(name, view, terms);
  return sheet !== undefined && sheet.cards.length > 0 ? sheet : undefined;
}

function made(
  name: SheetName,
  view: TournamentView,
  { words, fallback, linkOf, solutions }: SheetTerms,
): Sheet | undefined {
  const schedule = () => scheduleOfView(view, fallback);
  const { name: title = fallback, date } = view.head;
  const hands = () =>
    handRecordsOfView(view).map((hand) => {
      const found = solutions?.get(keyOfHands(hand));
      return found ? solvedRecord(hand, found.tricks, found.par, words) : hand;
    });
  if (view.plan.length === 0 && name !== 'hands' && name !== 'curtain') return undefined;
  switch (name) {
    case 'guide':
      return guideCards(schedule(), words);
    case 'places':
      return placeCards(schedule(), words, linkOf);
    case 'movement':
      return movementSheet(schedule(), words);
    case 'travellers':
      return emptyTravellers(boardsOfView(view), schedule(), title, words);
    case 'results': {
      const scored = scoredOfView(view);
      return scored && filledTravellers(scored, words, new Map(hands().map((hand) => [hand.board, hand])));
    }
    case 'slips':
      return pickUpSlips(schedule(), words);
    case 'scorecards':
      return scoreCards(schedule(), words);
    case 'cards': {
      const travellers = scoredOfView(view)?.travellers ?? [];
      return travellers.length > 0 ? scoreCards(schedule(), words, resultsByPlace(travellers)) : undefined;
    }
    case 'hands':
      return handRecords(hands(), date === undefined ? title : `${title} · ${text.date(date)}`, words);
    case 'curtain':
      return curtainCards(hands(), title, words);
    case 'order': {
      const known = new Map(hands().map((hand) => [hand.board, hand]));
      return orderSlips(
        boardsOfView(view).map((board) => known.get(board.board) ?? board),
        inOrderIn(view.head.game),
        title,
        words,
      );
    }
    case 'tents':
      return nameTents(schedule(), words);
    case 'ranking': {
      const ranked = rankedOfView(view);
      return ranked && ranked.length > 0 ? rankingSheet(view.head, ranked, words) : undefined;
    }
  }
}
