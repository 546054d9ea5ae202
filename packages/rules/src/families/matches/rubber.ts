import { assert, defined } from '../../assert.ts';
import type { Seat, Vul } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import {
  belowTheLine,
  dealersOf,
  leaderOf,
  type Match,
  type ScoreSheet,
  type SheetRow,
} from '../../match.ts';
import type { OptionSpec, OptionsSpec } from '../../options.ts';
import type { DealFact } from '../../pad/form.ts';
import { present } from '../../present.ts';
import { isThrownIn, type Outcome, type Party, type Points } from '../../scores/outcome.ts';
import { linesOf, type ScoreItem, sumItems } from '../../scores/score.ts';

/** The differences between the rubbers of contract bridge, auction bridge and the games before them. */
export interface RubberKind<Options extends RubberOptions> {
  readonly id: string;
  readonly name: string;
  readonly pbnScoring?: string;
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** The winner of the rubber: the party with more points, or with more games. */
  readonly wonBy?: 'points' | 'games';
  /** True if each deal has a number, as a board has. */
  readonly isNumbered?: boolean;
  /** True if a deal that the same dealer deals again is a goulash. */
  readonly hasGoulash?: boolean;
  /** Points below the line, since the last line, that make a game. */
  readonly gameAt: number;
  /** True if a party is vulnerable once it has won a game. */
  readonly vulnerability: boolean;
  /** The bonus for the second game, by the number of games of the other party. */
  readonly bonus: (others: number) => number;
  /** The score of a deal on the sheet: below and above the line. */
  readonly itemsOf: (outcome: Outcome, parties: readonly Party[], options: Options) => readonly ScoreItem[];
  /** The facts of a deal that `itemsOf` counts besides contract and tricks; none if left out. */
  readonly counts?: (options: Options) => readonly DealFact[];
  /** The bonuses of a rubber that ends unfinished: by the limit of deals, or by agreement. */
  readonly unfinished: (sheet: RubberSheet<Options>) => readonly ScoreItem[];
  /** The notes below the sheet of a finished rubber. */
  readonly notes?: (totals: Points, options: Options) => readonly string[];
}

export interface RubberOptions {
  /** The rubber ends with that deal at the latest; 0: there is no limit. */
  readonly dealLimit: number;
}

export const DEAL_LIMIT: OptionSpec<number> = {
  kind: 'number',
  default: 0,
  min: 0,
  max: 999,
  help: 'The rubber ends after this many deals, even if it is unfinished. 0: no limit.',
};

export interface RubberSheet<Options extends RubberOptions> {
  readonly options: Options;
  readonly parties: readonly Party[];
  readonly dealers: readonly Seat[];
  readonly rows: readonly SheetRow[];
  /** Games won. */
  readonly games: Points;
  /** Points below the line since the last line was ruled. */
  readonly partScores: Points;
  /** The number of times that the deal has passed on: the deals, less those that the same dealer deals again. */
  readonly turns: number;
  /** True if the players have ended the rubber before anybody won it. */
  readonly isEnded?: true;
}

/**
 * Deals until a party has won two games, or until the limit of deals. A game is `gameAt` points below the
 * line; then a line is ruled, and the part scores of both count no more towards a game (RULES 2.2). The next
 * player deals after every deal.
 */
export function rubberMatch<Options extends RubberOptions>(
  kind: RubberKind<Options>,
): Match<RubberSheet<Options>, Options> {
  const { id, name, pbnScoring, summary, options, vulnerability } = kind;
  return {
    ...(!vulnerability && { vulnerability }),
    id,
    name,
    ...present({ pbnScoring }),
    summary,
    options,
    counts: (given, isThrownIn) => (isThrownIn ? [] : (kind.counts?.(given) ?? [])),
    fit: (given, deals) => ({ ...given, dealLimit: deals }),
    start: (given, parties, dealers = dealersOf(parties)) => ({
      options: given,
      parties,
      dealers,
      rows: [],
      games: none(parties),
      partScores: none(parties),
      turns: 0,
    }),
    next: (sheet) => (isOver(sheet) ? undefined : termsOf(kind, sheet)),
    add(sheet, outcome) {
      assert(!isOver(sheet), 'a deal to play');
      return addDeal(kind, sheet, outcome);
    },
    end: (sheet) => ({ ...sheet, isEnded: true }),
    rows: (sheet) => scoreSheet(kind, sheet),
    standing(sheet) {
      const over = isOver(sheet);
      const { totals } = scoreSheet(kind, sheet);
      const winner = over ? leaderOf(kind.wonBy === 'games' ? sheet.games : totals) : undefined;
      return { over, totals, ...(winner !== undefined && { winner }) };
    },
  };
}

const none = (parties: readonly Party[]): Points => Object.fromEntries(parties.map((party) => [party, 0]));

/**
 * Returns the party that has won the rubber's second game: it ended the rubber, but may have the lower total (R-RB-2).
 */
export const endedBy = <O extends RubberOptions>({ parties, games }: RubberSheet<O>): Party | undefined =>
  parties.find((party) => games[party] === 2);

const isOver = <O extends RubberOptions>(sheet: RubberSheet<O>): boolean =>
  endedBy(sheet) !== undefined ||
  sheet.isEnded === true ||
  (sheet.options.dealLimit > 0 && sheet.turns >= sheet.options.dealLimit);

function termsOf<O extends RubberOptions>(
  { vulnerability, isNumbered, hasGoulash }: RubberKind<O>,
  { parties, dealers, games, turns, rows, partScores }: RubberSheet<O>,
): DealTerms {
  const dealer = defined(dealers[turns % dealers.length], 'someone deals');
  const vulnerable = parties.filter((party) => vulnerability && games[party] === 1);
  const [first, second] = parties.map((party) => vulnerable.includes(party));
  const vul: Vul = first ? (second ? 'both' : 'ns') : second ? 'ew' : 'none';
  return {
    dealer,
    ...(parties.length === 2 ? { vul } : { vul: 'none', ...(vulnerable.length > 0 && { vulnerable }) }),
    ...(hasGoulash && rows.at(-1)?.passed && { dealing: 'goulash' }),
    ...(isNumbered && { board: turns + 1 }),
    ...belowTheLine(partScores),
  };
}

function addDeal<O extends RubberOptions>(
  kind: RubberKind<O>,
  sheet: RubberSheet<O>,
  outcome: Outcome,
): RubberSheet<O> {
  const { parties, options, rows } = sheet;
  const items = isThrownIn(outcome) ? [] : kind.itemsOf(outcome, parties, options);
  const lines = linesOf(items, parties);
  const towards = add(sheet.partScores, lines.below);
  const game = parties.find((party) => (towards[party] ?? 0) >= kind.gameAt);
  const row: SheetRow = {
    deal: rows.length + 1,
    outcome,
    ...(outcome.redeal && { passed: true }),
    ...lines,
    ...(game !== undefined && { game }),
    items,
  };
  return {
    ...sheet,
    rows: [...rows, row],
    games: game === undefined ? sheet.games : add(sheet.games, { ...none(parties), [game]: 1 }),
    partScores: game === undefined ? towards : none(parties),
    turns: sheet.turns + (outcome.redeal ? 0 : 1),
  };
}

const add = (some: Points, more: Points): Points =>
  Object.fromEntries(Object.entries(some).map(([party, points]) => [party, points + (more[party] ?? 0)]));

/** Lists the deals, and after the end of the rubber a last row with its bonuses. */
function scoreSheet<O extends RubberOptions>(kind: RubberKind<O>, sheet: RubberSheet<O>): ScoreSheet {
  const { parties, options } = sheet;
  const items = isOver(sheet) ? bonuses(kind, sheet).filter(({ points }) => points > 0) : [];
  const rows: readonly SheetRow[] =
    items.length === 0 ? sheet.rows : [...sheet.rows, { bonus: sumItems(items, parties), items }];
  const totals = sumItems(
    rows.flatMap((row) => row.items),
    parties,
  );
  const notes = isOver(sheet) ? (kind.notes?.(totals, options) ?? []) : [];
  return { rows, totals, ...(notes.length > 0 && { notes }) };
}

function bonuses<O extends RubberOptions>(kind: RubberKind<O>, sheet: RubberSheet<O>): readonly ScoreItem[] {
  const party = endedBy(sheet);
  if (party === undefined) return kind.unfinished(sheet);
  const others = Math.max(
    ...sheet.parties.filter((some) => some !== party).map((some) => sheet.games[some] ?? 0),
  );
  return [{ reason: 'rubber', party, points: kind.bonus(others), line: 'above' }];
}
