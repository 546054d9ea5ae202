import { assert, defined } from '../../assert.ts';
import type { Seat } from '../../cards/seat.ts';
import { dealersOf, leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Outcome, Party, Points } from '../../scores/outcome.ts';
import { type ScoreItem, sumItems } from '../../scores/score.ts';

export type TargetOptions = {
  readonly target: number;
  /** A party that falls this far below zero loses; 0: nobody does. */
  readonly floor: number;
  readonly dealLimit: number;
};

export interface TargetSheet {
  readonly options: TargetOptions;
  readonly parties: readonly Party[];
  readonly dealers: readonly Seat[];
  readonly rows: readonly SheetRow[];
  /** Tricks above the bids that have not been paid for yet, 0 to 9. */
  readonly bags: Points;
}

const options: OptionsSpec<TargetOptions> = {
  target: {
    kind: 'number',
    default: 500,
    min: 50,
    max: 5000,
    help: 'The match ends when somebody reaches this score; the highest score wins.',
  },
  floor: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 5000,
    help: 'Whoever falls this far below zero loses the match, for example 200. 0: no such limit.',
  },
  dealLimit: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 999,
    help: 'The match ends after this many deals, even if it is unfinished. 0: no limit.',
  },
};

const BAGS = 10;
const PENALTY = 100;

/** Subtracts 100 for every ten bags, and carries on the rest (RULES 12.1, R-DHS-4). */
function bagsAfter(before: number, more: number): { readonly bags: number; readonly penalty: number } {
  const all = before + more;
  return { bags: all % BAGS, penalty: Math.floor(all / BAGS) * PENALTY };
}

/** The match of Spades: to a target, with bags; a tie at the top is played on (RULES 12.1, R-DHS-5). */
export const target: Match<TargetSheet, TargetOptions> = {
  id: 'target',
  name: 'To a target',
  summary: 'Played until somebody reaches the target; every ten bags cost 100.',
  options,
  fit: (given, deals) => ({ ...given, dealLimit: deals }),
  start: (given, parties, dealers = dealersOf(parties)) => ({
    options: given,
    parties,
    dealers,
    rows: [],
    bags: sumItems([], parties),
  }),
  next(sheet) {
    if (isOver(sheet)) return undefined;
    const { dealers, rows } = sheet;
    const dealer = defined(dealers[rows.length % dealers.length], 'someone deals');
    return { dealer, vul: 'none', totals: totalsOf(sheet) };
  },
  add(sheet, outcome) {
    assert(!isOver(sheet), 'a deal to play');
    const counted = countBags(sheet, outcome);
    const items = [...outcome.items, ...counted.items];
    const row: SheetRow = {
      deal: sheet.rows.length + 1,
      outcome,
      points: sumItems(items, sheet.parties),
      items,
      ...(outcome.bags !== undefined && { bags: counted.bags }),
    };
    return { ...sheet, rows: [...sheet.rows, row], bags: counted.bags };
  },
  rows: (sheet) => ({ rows: sheet.rows, totals: totalsOf(sheet) }),
  standing(sheet) {
    const over = isOver(sheet);
    const totals = totalsOf(sheet);
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

function countBags({ parties, bags: before }: TargetSheet, { bags = {} }: Outcome) {
  const items: ScoreItem[] = [];
  const after: Record<Party, number> = {};
  for (const party of parties) {
    const counted = bagsAfter(before[party] ?? 0, bags[party] ?? 0);
    after[party] = counted.bags;
    if (counted.penalty > 0)
      items.push({ reason: 'bagPenalty', party, points: -counted.penalty, line: 'above' });
  }
  return { items, bags: after };
}

const totalsOf = ({ rows, parties }: TargetSheet): Points =>
  sumItems(
    rows.flatMap((row) => row.items),
    parties,
  );

function isOver(sheet: TargetSheet): boolean {
  const { target: goal, floor, dealLimit } = sheet.options;
  if (dealLimit > 0 && sheet.rows.length >= dealLimit) return true;
  const totals = totalsOf(sheet);
  const points = Object.values(totals);
  if (floor > 0 && points.some((some) => some <= -floor)) return true;
  return points.some((some) => some >= goal) && leaderOf(totals) !== undefined;
}
