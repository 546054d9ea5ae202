import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { isVulnerable, otherSide, type Side, sideOf, type Vul } from '@overtrick/rules/cards/seat';
import { impsOf } from '@overtrick/rules/scores/imps';
import type { Points } from '@overtrick/rules/scores/outcome';
import { contractItems, duplicateScore, sumItems } from '@overtrick/rules/scores/score';
import type { Aim } from '../../bot.ts';
import { isGameFor } from './game.ts';
import type { Chances } from './tricks.ts';

/** The scoring of a deal. */
export interface Scoring {
  readonly aim: Aim;
  readonly vul: Vul;
  /** The points below the line that count towards a game; absent where each deal stands alone. */
  readonly below?: Points;
}

/** The possible results of a contract. */
export interface Prospect {
  readonly contract: Contract | undefined;
  readonly chances: Chances;
  /** True if opponents who have bid will double it, where it fails by much. */
  readonly mayDouble: boolean;
}

const TRICKS = Array.from({ length: 14 }, (_, k) => k);
/** The share of contracts that opponents who have bid double, by undertricks, from the level of three up. */
const DOUBLED_AT_THREE = [0, 0.05, 0.25, 0.5];
const DOUBLED_ABOVE = [0, 0.1, 0.5, 0.8];

/** The value of a part score for the deals to come. */
const PART_SCORE = 50;

/** Returns the points for North–South: as duplicate, or with the points below the line. */
function pointsOf(contract: Contract, tricks: number, { vul, below }: Scoring): number {
  if (below === undefined) return duplicateScore(contract, tricks, vul);
  const { NS, EW } = sumItems(contractItems(contract, tricks, vul));
  if (tricks < tricksNeeded(contract)) return NS - EW;
  const side = sideOf(contract.declarer);
  // a game ends the other side's part score
  const lost = (below[otherSide(side)] ?? 0) > 0 ? PART_SCORE : 0;
  const bonus = isGameFor(side, contract, below) ? (isVulnerable(vul, side) ? 500 : 300) + lost : PART_SCORE;
  return NS - EW + (side === 'NS' ? bonus : -bonus);
}

/** Returns the score for each number of tricks, from the side's view. */
function scoresOf({ contract, mayDouble }: Prospect, side: Side, scoring: Scoring): readonly number[] {
  if (contract === undefined) return TRICKS.map(() => 0);
  const sign = side === 'NS' ? 1 : -1;
  return TRICKS.map((tricks) => {
    const plain = sign * pointsOf(contract, tricks, scoring);
    const down = tricksNeeded(contract) - tricks;
    if (!mayDouble || contract.doubling > 0 || down < 1 || contract.level < 3) return plain;
    const shares = contract.level === 3 ? DOUBLED_AT_THREE : DOUBLED_ABOVE;
    const share = shares[Math.min(3, down)] ?? 0;
    return (1 - share) * plain + share * sign * pointsOf({ ...contract, doubling: 1 }, tricks, scoring);
  });
}

/** The points that are worth about an IMP. */
const POINTS = 40;
/** The IMPs that a board won at matchpoints is worth about. */
const BOARD = 6;

const gainOf = (aim: Aim, difference: number): number =>
  aim === 'imps'
    ? impsOf(difference)
    : aim === 'points'
      ? difference / POINTS
      : BOARD * Math.sign(difference);

/** Returns the side's average gain from one contract over the other, in IMPs or their equivalent. */
export function gainBy(one: Prospect, other: Prospect, side: Side, scoring: Scoring): number {
  const { aim } = scoring;
  const [a, b] = [one.contract, other.contract];
  const mine = scoresOf(one, side, scoring);
  const yours = scoresOf(other, side, scoring);
  // the same play gives as many tricks
  if (
    a !== undefined &&
    b !== undefined &&
    a.strain === b.strain &&
    sideOf(a.declarer) === sideOf(b.declarer)
  )
    return one.chances.reduce(
      (sum, chance, k) =>
        chance < 1e-4 ? sum : sum + chance * gainOf(aim, (mine[k] ?? 0) - (yours[k] ?? 0)),
      0,
    );
  let sum = 0;
  for (const [k, chance] of one.chances.entries()) {
    if (chance < 1e-3) continue;
    for (const [l, other_] of other.chances.entries())
      if (other_ >= 1e-3) sum += chance * other_ * gainOf(aim, (mine[k] ?? 0) - (yours[l] ?? 0));
  }
  return sum;
}
