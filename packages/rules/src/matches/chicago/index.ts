import { assert, defined } from '../../assert.ts';
import { isSide, SEATS, type Seat, sideOf, type Vul } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { belowTheLine, dealersOf, leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Party, Points } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { countsPassedOut, factsOf, redealt, scoreDeal, totalsOf } from './score.ts';
import { COMPENSATION_SOURCE } from './targets.ts';

const SCORINGS = ['standard', 'duplicate', 'russian', 'compensation'] as const;

export type ChicagoOptions = {
  /** The number of times that four deals are played. */
  readonly chukkas: number;
  /**
   * `standard`: part scores carry over (RULES 3.2); `duplicate`: each deal on its own (RULES 3.3); `russian`,
   * `compensation`: IMPs against the target of the side with more points (RULES 3.4, 3.5).
   */
  readonly scoring: (typeof SCORINGS)[number];
  /** On deals 2 and 3 the non-dealing side is vulnerable, or originally the dealing side (RULES 3.1). */
  readonly chicagoVul: 'modern' | 'original';
  /** R-CH-1: honours count, in standard scoring only. */
  readonly honours: boolean;
  /** R-CH-3: a passed-out deal is dealt again, or is a score of 0 against the target. */
  readonly passedOut: 'redeal' | 'score0';
};

export interface ChicagoSheet {
  readonly options: ChicagoOptions;
  readonly parties: readonly Party[];
  readonly dealers: readonly Seat[];
  readonly rows: readonly SheetRow[];
  /** The number of deals that counted, without those thrown in and dealt again. */
  readonly played: number;
  /** Points below the line since the last game of this chukka. */
  readonly partScores: Points;
}

const options: OptionsSpec<ChicagoOptions> = {
  chukkas: {
    kind: 'number',
    default: 1,
    min: 1,
    max: 250,
    help: 'How many rounds of four deals are played.',
  },
  scoring: {
    kind: 'choice',
    default: 'standard',
    values: SCORINGS,
    help: `Standard: part scores carry over. Duplicate: each deal on its own. Russian, compensation (${COMPENSATION_SOURCE}): IMPs against what the cards are worth.`,
  },
  chicagoVul: {
    kind: 'choice',
    default: 'modern',
    values: ['modern', 'original'],
    help: 'Vulnerable on deals 2 and 3: the side that does not deal (modern) or the side that deals (original).',
  },
  honours: {
    kind: 'flag',
    default: true,
    help: 'In standard scoring, four or five top trumps or four aces at notrump in one hand score extra.',
  },
  passedOut: {
    kind: 'choice',
    default: 'redeal',
    values: ['redeal', 'score0'],
    help: 'A passed-out deal is dealt again, or, in Russian and compensation scoring, counted as a score of 0.',
  },
};

/**
 * Returns the vulnerability: none on the first deal of a chukka, both on the last; on those between, the dealing side
 * or the other (RULES 3.1).
 */
function vulOf(deal: number, dealer: Seat, chicagoVul: ChicagoOptions['chicagoVul']): Vul {
  if (deal === 0) return 'none';
  if (deal === 3) return 'both';
  return isNorthSouth(dealer) === (chicagoVul === 'original') ? 'ns' : 'ew';
}

const isNorthSouth = (seat: Seat): boolean => sideOf(seat) === 'NS';

export const chicago: Match<ChicagoSheet, ChicagoOptions> = {
  id: 'chicago',
  name: 'Chicago',
  pbnScoring: 'Chicago',
  summary: 'Four deals, each player deals once; the deal decides the vulnerability.',
  options,
  counts: (given, isThrownIn) => (isThrownIn && !countsPassedOut(given) ? [] : factsOf(given)),
  fit: (given, deals) => ({ ...given, chukkas: Math.ceil(deals / 4) }),
  start: (given, parties, dealers = dealersOf(parties)) => ({
    options: given,
    parties,
    // the table of RULES 3.1 names the dealer of each deal; two players draw for the first (RULES 7)
    dealers: parties.every(isSide) ? SEATS : dealers,
    rows: [],
    played: 0,
    partScores: sumItems([], parties),
  }),
  next: (sheet) => (sheet.played < sheet.options.chukkas * 4 ? termsOf(sheet) : undefined),
  add(sheet, outcome) {
    assert(chicago.next(sheet) !== undefined, 'a deal to play');
    const isRedealt = outcome.contract === undefined && !countsPassedOut(sheet.options);
    const scored = isRedealt ? redealt(sheet) : scoreDeal(sheet, outcome);
    return {
      ...sheet,
      rows: [...sheet.rows, { deal: sheet.rows.length + 1, outcome, ...scored.row }],
      played: sheet.played + (isRedealt ? 0 : 1),
      partScores: scored.partScores,
    };
  },
  rows(sheet) {
    const notes =
      sheet.options.scoring === 'compensation'
        ? [`The targets are those of the compensation table, ${COMPENSATION_SOURCE}.`]
        : undefined;
    return { rows: sheet.rows, totals: totalsOf(sheet), ...(notes && { notes }) };
  },
  standing(sheet) {
    const totals = totalsOf(sheet);
    const over = chicago.next(sheet) === undefined;
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

/**
 * Returns the terms of the next deal. A passed-out deal is dealt again by the same dealer, so only played deals count
 * (RULES 3.1).
 */
function termsOf({ options: { chicagoVul }, dealers, played, partScores }: ChicagoSheet): DealTerms {
  const deal = played % 4;
  const dealer = defined(dealers[deal % dealers.length], 'someone deals');
  return {
    dealer,
    vul: vulOf(deal, dealer, chicagoVul),
    ...belowTheLine(partScores),
  };
}
