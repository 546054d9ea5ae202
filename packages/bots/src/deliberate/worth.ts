import { type Contract, tricksNeeded } from '@overtrick/rules/contract';
import { impsOf } from '@overtrick/rules/imps';
import { duplicateScore } from '@overtrick/rules/score';
import { type Side, sideOf, type Vul } from '@overtrick/rules/seat';
import type { Chances } from './tricks.ts';

/** What counts: IMPs, how many others are beaten, or the points themselves. */
export type Aim = 'imps' | 'matchpoints' | 'points';

/** What a contract may come to. */
export interface Prospect {
  readonly contract: Contract | undefined;
  readonly chances: Chances;
  /** Will opponents who have bid double it, where it fails by much? */
  readonly mayDouble: boolean;
}

const TRICKS = Array.from({ length: 14 }, (_, k) => k);
/** How often opponents who have bid double what goes down by so many, from the level of three up. */
const DOUBLED_AT_THREE = [0, 0.05, 0.25, 0.5];
const DOUBLED_ABOVE = [0, 0.1, 0.5, 0.8];

/** The score of each number of tricks, from the side's view. */
function scoresOf({ contract, mayDouble }: Prospect, side: Side, vul: Vul): readonly number[] {
  if (contract === undefined) return TRICKS.map(() => 0);
  const sign = side === 'NS' ? 1 : -1;
  return TRICKS.map((tricks) => {
    const plain = sign * duplicateScore(contract, tricks, vul);
    const down = tricksNeeded(contract) - tricks;
    if (!mayDouble || contract.doubling > 0 || down < 1 || contract.level < 3) return plain;
    const shares = contract.level === 3 ? DOUBLED_AT_THREE : DOUBLED_ABOVE;
    const share = shares[Math.min(3, down)] ?? 0;
    return (1 - share) * plain + share * sign * duplicateScore({ ...contract, doubling: 1 }, tricks, vul);
  });
}

const SCALE = 1 / 40;
const gainOf = (aim: Aim, difference: number): number =>
  aim === 'imps' ? impsOf(difference) : aim === 'points' ? difference * SCALE : 6 * Math.sign(difference);

/** What the side gains on average by the one instead of the other: in IMPs, or what is worth as much. */
export function gainBy(one: Prospect, other: Prospect, aim: Aim, side: Side, vul: Vul): number {
  const [a, b] = [one.contract, other.contract];
  const mine = scoresOf(one, side, vul);
  const yours = scoresOf(other, side, vul);
  // the same play: as many tricks
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
