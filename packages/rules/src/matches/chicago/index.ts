import { assert, defined } from '../../assert.ts';
import type { DealTerms } from '../../board.ts';
import { tricksNeeded } from '../../contract.ts';
import { leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Outcome } from '../../outcome.ts';
import { contractItems, duplicateItems, type ScoreItem, sumItems } from '../../score.ts';
import { type BySide, isVulnerable, SEATS, sideOf, type Vul } from '../../seat.ts';

export type ChicagoOptions = {
  /** How many times four deals. */
  readonly chukkas: number;
  /** `standard`: part scores carry over (RULES 3.2); `duplicate`: each deal on its own (RULES 3.3). */
  readonly scoring: 'standard' | 'duplicate';
  /** On deals 2 and 3 the non-dealing side is vulnerable, or originally the dealing side (RULES 3.1). */
  readonly chicagoVul: 'modern' | 'original';
  /** R-CH-1: honours count, in standard scoring only. */
  readonly honours: boolean;
};

export interface ChicagoSheet {
  readonly options: ChicagoOptions;
  readonly rows: readonly SheetRow[];
  /** Deals that counted, passed-out ones apart. */
  readonly played: number;
  /** Points below the line since the last game of this chukka. */
  readonly partScores: BySide<number>;
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
    values: ['standard', 'duplicate'],
    help: 'Standard: part scores carry over to the next deals. Duplicate: each deal is scored on its own.',
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
    help: 'Four or five top trumps, or four aces at notrump, in one hand score extra.',
  },
};

const VUL_OF_DEAL: { readonly [K in ChicagoOptions['chicagoVul']]: readonly Vul[] } = {
  modern: ['none', 'ns', 'ew', 'both'],
  original: ['none', 'ew', 'ns', 'both'],
};

const NOTHING: BySide<number> = { NS: 0, EW: 0 };

export const chicago: Match<ChicagoSheet, ChicagoOptions> = {
  id: 'chicago',
  name: 'Chicago',
  summary: 'Four deals, each player deals once; vulnerability goes by the deal.',
  options,
  fit: (given, deals) => ({ ...given, chukkas: Math.ceil(deals / 4) }),
  start: (given) => ({ options: given, rows: [], played: 0, partScores: NOTHING }),
  next: (sheet) => (sheet.played < sheet.options.chukkas * 4 ? termsOf(sheet) : undefined),
  add(sheet, outcome) {
    assert(chicago.next(sheet) !== undefined, 'a deal to play');
    if (outcome.contract === undefined) {
      const row: SheetRow = {
        deal: sheet.rows.length + 1,
        outcome,
        passed: true,
        items: [],
        ...emptyRow(sheet.options),
      };
      return { ...sheet, rows: [...sheet.rows, row] };
    }
    return sheet.options.scoring === 'duplicate' ? addDuplicate(sheet, outcome) : addStandard(sheet, outcome);
  },
  rows: ({ rows }) => ({ rows, totals: sumItems(rows.flatMap((row) => row.items)) }),
  standing(sheet) {
    const { totals } = chicago.rows(sheet);
    const over = chicago.next(sheet) === undefined;
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

/** A passed-out deal is dealt again by the same dealer, so only played deals count (RULES 3.1). */
function termsOf({ options: { chicagoVul }, played }: ChicagoSheet): DealTerms {
  const deal = played % 4;
  return {
    dealer: defined(SEATS[deal], 'four deals'),
    vul: defined(VUL_OF_DEAL[chicagoVul][deal], 'four deals'),
  };
}

const emptyRow = ({ scoring }: ChicagoOptions): Partial<SheetRow> =>
  scoring === 'duplicate' ? { score: 0 } : { below: NOTHING, above: NOTHING };

function addDuplicate(sheet: ChicagoSheet, outcome: Outcome): ChicagoSheet {
  const items = duplicateItems(defined(outcome.contract, 'a played deal'), outcome.tricks, outcome.terms.vul);
  const { NS, EW } = sumItems(items);
  const row: SheetRow = { deal: sheet.rows.length + 1, outcome, score: NS - EW, items };
  return { ...sheet, rows: [...sheet.rows, row], played: sheet.played + 1 };
}

/** RULES 3.2: a game is 300 or 500 at once; a part score counts towards a later game, and is 100 on the fourth deal. */
function addStandard(sheet: ChicagoSheet, outcome: Outcome): ChicagoSheet {
  const contract = defined(outcome.contract, 'a played deal');
  const side = sideOf(contract.declarer);
  const items: ScoreItem[] = contractItems(contract, outcome.tricks, outcome.terms.vul);
  const below = sumItems(items.filter((item) => item.line === 'below'));
  const towards = { NS: sheet.partScores.NS + below.NS, EW: sheet.partScores.EW + below.EW };
  const game = towards[side] >= 100 ? side : undefined;
  const last = sheet.played % 4 === 3;
  if (game !== undefined) {
    items.push({
      reason: 'game',
      party: side,
      points: isVulnerable(outcome.terms.vul, side) ? 500 : 300,
      line: 'above',
    });
  } else if (last && outcome.tricks >= tricksNeeded(contract)) {
    items.push({ reason: 'partScore', party: side, points: 100, line: 'above' });
  }
  if (sheet.options.honours) items.push(...honourItems(outcome));
  const row: SheetRow = {
    deal: sheet.rows.length + 1,
    outcome,
    below,
    above: sumItems(items.filter((item) => item.line === 'above')),
    ...(game !== undefined && { game }),
    items,
  };
  const partScores = game !== undefined || last ? NOTHING : towards;
  return { ...sheet, rows: [...sheet.rows, row], played: sheet.played + 1, partScores };
}

const honourItems = ({ honours = {} }: Outcome): ScoreItem[] =>
  Object.entries(honours).flatMap(([party, points]): ScoreItem[] =>
    points > 0 ? [{ reason: 'honours', party, points, line: 'above' }] : [],
  );
