import { assert, defined } from '../../assert.ts';
import type { Seat } from '../../cards/seat.ts';
import { dealersOf, leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import { isThrownIn, type Party, type Points } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';

export type FiveHundredOptions = {
  /** A player who reaches it by a bid of their own wins; a player who falls as far below zero loses. */
  readonly target: number;
  readonly dealLimit: number;
};

export interface FiveHundredSheet {
  readonly options: FiveHundredOptions;
  readonly parties: readonly Party[];
  readonly dealers: readonly Seat[];
  readonly rows: readonly SheetRow[];
}

const options: OptionsSpec<FiveHundredOptions> = {
  target: { kind: 'number', default: 500, min: 100, max: 5000, help: 'The score that wins the match.' },
  dealLimit: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 999,
    help: 'The match ends after this many deals, even if it is unfinished. 0: no limit.',
  },
};

/** The first player to reach 500 with a bid of their own wins; −500 loses (R-SW-2). */
export const fiveHundred: Match<FiveHundredSheet, FiveHundredOptions> = {
  id: 'five-hundred',
  name: 'Five hundred',
  summary: 'Played until a player reaches 500 by a bid of their own, or falls to −500.',
  options,
  vulnerability: false,
  fit: (given, deals) => ({ ...given, dealLimit: deals }),
  start: (given, parties, dealers = dealersOf(parties)) => ({ options: given, parties, dealers, rows: [] }),
  next(sheet) {
    if (isOver(sheet)) return undefined;
    const { dealers, rows } = sheet;
    return { dealer: defined(dealers[rows.length % dealers.length], 'someone deals'), vul: 'none' };
  },
  add(sheet, outcome) {
    assert(!isOver(sheet), 'a deal to play');
    const row: SheetRow = {
      deal: sheet.rows.length + 1,
      outcome,
      ...(isThrownIn(outcome) && { passed: true }),
      points: outcome.points,
      items: outcome.items,
    };
    return { ...sheet, rows: [...sheet.rows, row] };
  },
  rows: (sheet) => ({ rows: sheet.rows, totals: totalsOf(sheet) }),
  standing(sheet) {
    const over = isOver(sheet);
    const totals = totalsOf(sheet);
    const winner = over ? (wonBy(sheet) ?? leaderOf(totals)) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

const totalsOf = ({ rows, parties }: FiveHundredSheet): Points =>
  sumItems(
    rows.flatMap((row) => row.items),
    parties,
  );

/**
 * Returns the winner, if the bid of the last deal decides the match: points for single tricks do not win it (R-SW-2).
 */
function wonBy(sheet: FiveHundredSheet): Party | undefined {
  const bidder = sheet.rows.at(-1)?.outcome?.declaring;
  if (bidder === undefined) return undefined;
  const { target } = sheet.options;
  const total = totalsOf(sheet)[bidder] ?? 0;
  if (total <= -target) return sheet.parties.find((party) => party !== bidder);
  const isMade = (sheet.rows.at(-1)?.points?.[bidder] ?? 0) > 0;
  return isMade && total >= target ? bidder : undefined;
}

const isOver = (sheet: FiveHundredSheet): boolean =>
  wonBy(sheet) !== undefined || (sheet.options.dealLimit > 0 && counted(sheet) >= sheet.options.dealLimit);

/** Returns the number of deals that count: those passed out do not. */
const counted = ({ rows }: FiveHundredSheet): number => rows.filter(({ passed }) => passed !== true).length;
