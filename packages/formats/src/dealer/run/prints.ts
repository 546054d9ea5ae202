import { RANKS, STRAINS, SUITS } from '@overtrick/rules/cards/card';
import { SEAT_NAMES, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { makeHand } from '@overtrick/rules/deals/deal';
import { boardOfDeal } from '../../board.ts';
import { writePbn } from '../../pbn/write.ts';
import { type Action, isReportPart, type ReportPart } from '../actions.ts';
import { type Dealt, dealOf, placeOf } from '../dealt.ts';
import { shownBy } from '../decimals.ts';
import type { Evaluator, TricksOf } from '../evaluate.ts';
import type { Expression } from '../expression.ts';
import type { Script } from '../script.ts';

/** Prints the deals of a script's print actions, in the layout of the reference program. */
export interface Printer {
  /** Stores the deal for the pages of `print`. */
  add(dealt: Dealt): void;
  /** Returns the text of a deal, which is the given number from 1. */
  print(dealt: Dealt, number: number): string;
  /** Returns the pages of `print`: a page for each seat, four hands side by side. */
  printEnd(): string;
}

/** @param tricksOf the solver for `trix`, whose tricks are 0 without it */
export function makePrinter(
  script: Script,
  compile: (expression: Expression) => Evaluator,
  tricksOf?: TricksOf,
): Printer {
  const evaluate = (of: Expression) => shownBy(of, compile(of));
  const actions = script.actions ?? [];
  const prints = actions.map((action) => makePrint(action, script, evaluate, tricksOf));
  const pages = actions.filter((action) => action.kind === 'print');
  const kept: string[][][] = [];
  return {
    add(dealt) {
      if (pages.length > 0) kept.push(SEATS.map((seat) => suitRows(dealt, seat)));
    },
    print: (dealt, number) => prints.map((print) => print(dealt, number)).join(''),
    printEnd: () =>
      pages
        .flatMap(({ seats }) => SEATS.filter((seat) => seats.includes(seat)))
        .map((seat) =>
          pageOf(
            seat,
            kept.map((hands) => hands[placeOf(seat)] ?? []),
          ),
        )
        .join(''),
  };
}

type Print = (dealt: Dealt, number: number) => string;

function makePrint(
  action: Action,
  script: Script,
  evaluate: (expression: Expression) => Evaluator,
  tricksOf?: TricksOf,
): Print {
  switch (action.kind) {
    case 'printall':
      return (dealt, number) =>
        `${numbered(number)}\n${abreast(SEATS.map((seat) => suitRows(dealt, seat)))}\n`;
    case 'printew':
      return (dealt) => `${abreast((['W', 'E'] as const).map((seat) => suitRows(dealt, seat)))}\n`;
    case 'printside':
      return (dealt) => `${abreast(action.seats.map((seat) => suitRows(dealt, seat)))}\n`;
    case 'export':
      return (dealt) => `${action.seats.map((seat) => `-${seat} ${holdingsOf(dealt, seat)}`).join(' ')}\n`;
    case 'report': {
      const fields = action.parts.map((part) => fieldOf(part, evaluate, tricksOf));
      return (dealt) => `${fields.map((field) => field(dealt)).join(',')}\n`;
    }
    case 'printpbn':
      return (dealt, number) => pbnOf(script, dealt, number);
    case 'printcompact': {
      const of = action.of && evaluate(action.of);
      return (dealt) => `${compact(dealt, '\n')}${of ? `${of(dealt)}\n` : ''}`;
    }
    case 'printoneline': {
      const of = action.of && evaluate(action.of);
      return (dealt) => `${compact(dealt, ' ')}${of ? of(dealt) : ''}\n`;
    }
    case 'printes': {
      const parts = action.parts.map((part) => (typeof part === 'string' ? part : evaluate(part)));
      return (dealt) => parts.map((part) => (typeof part === 'string' ? part : part(dealt))).join('');
    }
    default:
      return () => '';
  }
}

/** Returns a field of a report; texts are in single quotes, as in the reference program. */
function fieldOf(
  part: string | Expression | ReportPart,
  evaluate: (expression: Expression) => Evaluator,
  tricksOf: TricksOf = () => 0,
): (dealt: Dealt) => string {
  if (typeof part === 'string') return () => `'${part.replaceAll("'", "''")}'`;
  if (!isReportPart(part)) {
    const value = evaluate(part);
    return (dealt) => String(value(dealt));
  }
  const { kind, seats } = part;
  if (kind === 'hands') return (dealt) => compact(dealt, ' ', seats).trimEnd();
  return (dealt) => {
    const deal = dealOf(dealt);
    return seats.flatMap((seat) => STRAINS.map((strain) => tricksOf(deal, seat, strain))).join(',');
  };
}

/** Writes a hand as `predeal` reads it: `SAKQ,H52,DT9`. */
const holdingsOf = (dealt: Dealt, seat: Seat): string =>
  makeHand(dealOf(dealt)[seat])
    .split('.')
    .flatMap((ranks, i) => (ranks === '' ? [] : [`${'SHDC'[i]}${ranks}`]))
    .join(',');

const numbered = (number: number): string => `${String(number).padStart(4)}.`;

const compact = (dealt: Dealt, end: string, seats: readonly Seat[] = SEATS): string => {
  const deal = dealOf(dealt);
  return seats.map((seat) => `${seat.toLowerCase()} ${makeHand(deal[seat])}${end}`).join('');
};

/** Writes a hand as four rows, spades first, with a space after each card. */
const suitRows = ({ holdings }: Dealt, seat: Seat): string[] =>
  SUITS.map((_, i) => {
    const cards = holdings[placeOf(seat) * 4 + i] ?? 0;
    if (cards === 0) return '- ';
    return RANKS.map((rank, at) => ((cards >>> at) & 1 ? `${rank} ` : ''))
      .toReversed()
      .join('');
  }).toReversed();

/** Puts hands side by side, each but the last ten cards wide. */
const abreast = (hands: readonly (readonly string[])[]): string =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `${hands.map((hand, i) => (hand[row] ?? '').padEnd(i < hands.length - 1 ? 20 : 0)).join('')}\n`,
    )
    .join('');

function pageOf(seat: Seat, hands: readonly (readonly string[])[]): string {
  let page = `\n\n${SEAT_NAMES[seat]} hands:\n\n\n\n`;
  for (let at = 0; at < hands.length; at += 4) {
    const row = hands.slice(at, at + 4);
    page += `${row.map((_, i) => `${numbered(at + i + 1)}${' '.repeat(15)}`).join('')}\n${abreast(row)}\n`;
  }
  return `${page}\f`;
}

/** Writes a game of a PBN file; the first game has the file's header lines. */
function pbnOf({ dealer, vul, title }: Script, dealt: Dealt, number: number): string {
  const terms = termsOfBoard(number);
  const board = boardOfDeal({ ...terms, ...(dealer && { dealer }), ...(vul && { vul }) }, dealOf(dealt));
  const { text } = writePbn([
    title === undefined ? board : { ...board, tags: [{ name: 'Event', value: title }] },
  ]);
  return `${number === 1 ? text : text.replace(/^(?:%[^\n]*\n)+/, '')}\r\n`;
}
