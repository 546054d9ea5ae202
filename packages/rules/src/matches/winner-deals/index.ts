import { assert, defined } from '../../assert.ts';
import { tricksNeeded } from '../../auction/contract.ts';
import type { Seat, Vul } from '../../cards/seat.ts';
import { dealersOf, leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import { isThrownIn, type Outcome, type Party, stakesOf } from '../../scores/outcome.ts';
import { isGame, sumItems } from '../../scores/score.ts';

export type WinnerDealsOptions = {
  /** R-SEC-7: after an agreed number of deals, or when a vulnerable player makes a game. */
  readonly end: 'deals' | 'cycle';
  readonly deals: number;
};

export interface WinnerDealsSheet {
  readonly options: WinnerDealsOptions;
  readonly parties: readonly Party[];
  readonly rows: readonly SheetRow[];
  /** The seat that deals next. */
  readonly dealer: Seat;
  readonly vulnerable: readonly Party[];
  /** True if a vulnerable player has made a game, so that all begin again. */
  readonly isTurned: boolean;
}

const options: OptionsSpec<WinnerDealsOptions> = {
  end: {
    kind: 'choice',
    default: 'deals',
    values: ['deals', 'cycle'],
    help: 'The match ends after the agreed number of deals, or when a vulnerable player makes a game.',
  },
  deals: {
    kind: 'number',
    default: 8,
    min: 1,
    max: 999,
    help: 'The number of deals, if that is what ends the match.',
  },
};

/**
 * A game makes its player vulnerable, their next game nobody; the player who scored on a deal deals the next (RULES
 * 10.7, R-SEC-1).
 */
export const winnerDeals: Match<WinnerDealsSheet, WinnerDealsOptions> = {
  id: 'winner-deals',
  name: 'Winner deals',
  summary:
    'The player who scored deals next. A game makes its player vulnerable; when a vulnerable player makes another, nobody is vulnerable any more.',
  options,
  fit: (given, deals) => ({ ...given, deals }),
  start: (given, parties, dealers = dealersOf(parties)) => ({
    options: given,
    parties,
    rows: [],
    dealer: defined(dealers[0], 'someone deals'),
    vulnerable: [],
    isTurned: false,
  }),
  next(sheet) {
    const { rows, dealer, isTurned } = sheet;
    const counted = rows.filter((row) => row.passed !== true).length;
    if (sheet.options.end === 'cycle' ? isTurned : counted >= sheet.options.deals) return undefined;
    return { dealer, vul: vulOf(sheet) };
  },
  add(sheet, outcome) {
    assert(winnerDeals.next(sheet) !== undefined, 'a deal to play');
    const { parties, rows, dealer } = sheet;
    const winner = leaderOf(outcome.points);
    const row: SheetRow = {
      deal: rows.length + 1,
      outcome,
      ...(isThrownIn(outcome) && { passed: true }),
      points: outcome.points,
      items: outcome.items,
    };
    return {
      ...sheet,
      ...afterGame(sheet, outcome),
      rows: [...rows, row],
      dealer: dealersOf(parties)[parties.indexOf(winner ?? '')] ?? dealer,
    };
  },
  rows: (sheet) => ({ rows: sheet.rows, totals: totalsOf(sheet) }),
  standing(sheet) {
    const over = winnerDeals.next(sheet) === undefined;
    const totals = totalsOf(sheet);
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

/** Returns the vulnerability after a deal. A part score, and a contract that fails, change nothing. */
function afterGame(
  { parties, vulnerable, isTurned }: WinnerDealsSheet,
  outcome: Outcome,
): Pick<WinnerDealsSheet, 'vulnerable' | 'isTurned'> {
  const { contract, tricks } = outcome;
  if (contract === undefined || !isGame(contract) || tricks < tricksNeeded(contract))
    return { vulnerable, isTurned };
  const { declaring } = stakesOf(outcome, parties);
  if (vulnerable.includes(declaring)) return { vulnerable: [], isTurned: true };
  return { vulnerable: [...vulnerable, declaring], isTurned };
}

/**
 * Returns the vulnerability: the first of two parties is vulnerable when North–South are, the second when East–West
 * are.
 */
function vulOf({ parties, vulnerable }: WinnerDealsSheet): Vul {
  const [first, second] = parties.map((party) => vulnerable.includes(party));
  return first ? (second ? 'both' : 'ns') : second ? 'ew' : 'none';
}

const totalsOf = ({ rows, parties }: WinnerDealsSheet) =>
  sumItems(
    rows.flatMap((row) => row.items),
    parties,
  );
