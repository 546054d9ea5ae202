import { defined } from '../../assert.ts';
import { type BareContract, tricksNeeded } from '../../auction/contract.ts';
import type { SheetRow } from '../../match.ts';
import type { DealFact } from '../../pad/form.ts';
import { impsOf } from '../../scores/imps.ts';
import { isPartyVulnerable, type Outcome, type Party, type Points, stakesOf } from '../../scores/outcome.ts';
import {
  contractItemsAt,
  duplicateItemsAt,
  honourItems,
  linesOf,
  type ScoreItem,
  sumItems,
} from '../../scores/score.ts';
import type { ChicagoOptions, ChicagoSheet } from './index.ts';
import { compensationTarget, russianTarget } from './targets.ts';

/** The points that a deal brings to the sheet. */
interface Scored {
  readonly row: Omit<SheetRow, 'deal' | 'outcome'>;
  /** Points below the line towards the next game, for the deals to come. */
  readonly partScores: Points;
}

type Scorer = (sheet: ChicagoSheet, outcome: Outcome, contract: BareContract | undefined) => Scored;

const SCORERS: { readonly [S in ChicagoOptions['scoring']]: Scorer } = {
  standard,
  duplicate,
  russian: byTarget,
  compensation: byTarget,
};

const hasTarget = ({ scoring }: ChicagoOptions): boolean => SCORERS[scoring] === byTarget;

/** Lists the facts of a deal that the scoring counts. */
export function factsOf({ scoring, honours }: ChicagoOptions): readonly DealFact[] {
  if (scoring === 'standard') return honours ? ['honours'] : [];
  if (scoring === 'compensation') return ['points', 'fit'];
  return scoring === 'russian' ? ['points'] : [];
}

/** True if a passed-out deal counts as one of the four (R-CH-3). */
export const countsPassedOut = (options: ChicagoOptions): boolean =>
  options.passedOut === 'score0' && hasTarget(options);

export const scoreDeal = (sheet: ChicagoSheet, outcome: Outcome): Scored =>
  SCORERS[sheet.options.scoring](sheet, outcome, outcome.contract);

/** Records a deal that is thrown in and dealt again. */
export function redealt({ options, parties, partScores }: ChicagoSheet): Scored {
  const zeros =
    options.scoring === 'standard'
      ? linesOf([], parties)
      : { score: 0, ...(hasTarget(options) && { target: 0, imps: 0 }) };
  return { row: { passed: true, ...zeros, items: [] }, partScores };
}

/** Returns the totals: points, or against a target the IMPs that one party wins and the other loses. */
export function totalsOf({ options, parties, rows }: ChicagoSheet): Points {
  if (!hasTarget(options))
    return sumItems(
      rows.flatMap((row) => row.items),
      parties,
    );
  const net = rows.reduce((sum, { imps = 0 }) => sum + imps, 0);
  return Object.fromEntries(parties.map((party, i) => [party, i === 0 || net === 0 ? net : -net]));
}

/**
 * Scores a deal as in RULES 3.2: a game is 300 or 500 at once; a part score counts towards a later game, and is 100 on
 * the fourth deal.
 */
function standard(sheet: ChicagoSheet, outcome: Outcome, contract: BareContract | undefined): Scored {
  const { parties, options, partScores, played } = sheet;
  const { declaring, ...stakes } = stakesOf(outcome, parties);
  const bid = defined(contract, 'a played deal');
  const items: ScoreItem[] = contractItemsAt({ declaring, ...stakes }, bid, outcome.tricks);
  const { below } = linesOf(items, parties);
  const towards = Object.fromEntries(
    parties.map((party) => [party, (partScores[party] ?? 0) + (below[party] ?? 0)]),
  );
  const isGame = (towards[declaring] ?? 0) >= 100;
  const isLast = played % 4 === 3;
  if (isGame) {
    items.push({ reason: 'game', party: declaring, points: stakes.vulnerable ? 500 : 300, line: 'above' });
  } else if (isLast && outcome.tricks >= tricksNeeded(bid)) {
    items.push({ reason: 'partScore', party: declaring, points: 100, line: 'above' });
  }
  if (options.honours) items.push(...honourItems(outcome.honours));
  return {
    row: { ...linesOf(items, parties), ...(isGame && { game: declaring }), items },
    partScores: isGame || isLast ? sumItems([], parties) : towards,
  };
}

/** Scores a deal as in RULES 3.3: as duplicate, without honours. */
function duplicate(
  { parties, partScores }: ChicagoSheet,
  outcome: Outcome,
  contract: BareContract | undefined,
): Scored {
  const items =
    contract === undefined ? [] : duplicateItemsAt(stakesOf(outcome, parties), contract, outcome.tricks);
  return { row: { score: netOf(items, parties), items }, partScores };
}

/**
 * Scores a deal as in RULES 3.4 and 3.5: the duplicate score minus the target of the side with more points, in IMPs.
 */
function byTarget(sheet: ChicagoSheet, outcome: Outcome, contract: BareContract | undefined): Scored {
  const { row, partScores } = duplicate(sheet, outcome, contract);
  const { score = 0 } = row;
  const target = targetOf(sheet, outcome);
  return { row: { ...row, target, imps: impsOf(score - target) }, partScores };
}

/** Returns the target from the first party's side; 0 in games that do not count the points of hands. */
function targetOf({ options, parties, dealers }: ChicagoSheet, outcome: Outcome): number {
  const { hcp = {}, fits = {}, terms } = outcome;
  const dealing = dealers.indexOf(terms.dealer) % parties.length;
  const [party = '', points = 0] =
    Object.entries(hcp).find(
      ([some, held]) => held > 20 || (held === 20 && parties.indexOf(some) === dealing),
    ) ?? [];
  if (points === 0) return 0;
  const vulnerable = isPartyVulnerable(terms, parties, party);
  const target =
    options.scoring === 'russian'
      ? russianTarget(points, vulnerable)
      : compensationTarget(points, fits[party] ?? 'none', vulnerable);
  return parties.indexOf(party) === 0 || target === 0 ? target : -target;
}

function netOf(items: readonly ScoreItem[], parties: readonly Party[]): number {
  const [first = 0, second = 0] = Object.values(sumItems(items, parties));
  return first - second;
}
