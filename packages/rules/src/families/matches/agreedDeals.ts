import { assert, defined } from '../../assert.ts';
import type { Seat, Vul } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { dealersOf, leaderOf, type Match, type SheetRow } from '../../match.ts';
import { isThrownIn, type Outcome, type Party } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';

/** A match of an agreed number of deals, dealt in turn, each scored on its own by the game. */
export interface AgreedDeals<Options>
  extends Pick<Match<unknown, Options>, 'id' | 'name' | 'summary' | 'options'> {
  readonly fit: (options: Options, deals: number) => Options;
  /** The number of deals that count. */
  readonly count: (options: Options) => number;
  /** The vulnerability of the deal that follows a number of counted deals. */
  readonly vul: (options: Options, counted: number) => Vul;
  /** True if a thrown-in deal counts as one of them, unless the game makes the same dealer deal again. */
  readonly countsThrownIn: (options: Options) => boolean;
}

export interface AgreedSheet<Options> {
  readonly options: Options;
  readonly parties: readonly Party[];
  readonly dealers: readonly Seat[];
  readonly rows: readonly SheetRow[];
}

/** Builds a match of an agreed number of deals: after them, the party with more points wins (RULES 7, 9.6). */
export function agreedDeals<Options>(form: AgreedDeals<Options>): Match<AgreedSheet<Options>, Options> {
  const { id, name, summary, options, fit } = form;

  const doesCount = (outcome: Outcome, given: Options): boolean =>
    !outcome.redeal && (!isThrownIn(outcome) || form.countsThrownIn(given));

  const next = ({ options: given, dealers, rows }: AgreedSheet<Options>): DealTerms | undefined => {
    const counted = rows.filter((row) => row.passed !== true).length;
    if (counted >= form.count(given)) return undefined;
    const turns = rows.filter((row) => row.outcome?.redeal !== true).length;
    return {
      dealer: defined(dealers[turns % dealers.length], 'someone deals'),
      vul: form.vul(given, counted),
    };
  };

  const totalsOf = ({ rows, parties }: AgreedSheet<Options>) =>
    sumItems(
      rows.flatMap((row) => row.items),
      parties,
    );

  return {
    id,
    name,
    summary,
    options,
    fit,
    start: (given, parties, dealers = dealersOf(parties)) => ({ options: given, parties, dealers, rows: [] }),
    next,
    add(sheet, outcome) {
      assert(next(sheet) !== undefined, 'a deal to play');
      const row: SheetRow = {
        deal: sheet.rows.length + 1,
        outcome,
        ...(!doesCount(outcome, sheet.options) && { passed: true }),
        points: outcome.points,
        items: outcome.items,
      };
      return { ...sheet, rows: [...sheet.rows, row] };
    },
    rows: (sheet) => ({ rows: sheet.rows, totals: totalsOf(sheet) }),
    standing(sheet) {
      const over = next(sheet) === undefined;
      const totals = totalsOf(sheet);
      const winner = over ? leaderOf(totals) : undefined;
      return { over, totals, ...(winner !== undefined && { winner }) };
    },
  };
}
