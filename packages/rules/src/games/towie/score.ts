import { type BareContract, type Doubling, tricksNeeded } from '../../auction/contract.ts';
import type { Strain } from '../../cards/card.ts';
import { overtrickPoints, type ScoreItem, type ScoreReason, type Stakes } from '../../scores/score.ts';

/** Odd tricks: 35 each at notrump, 20 and 30 in the suits (RULES 13.3). */
const TRICK: { readonly [S in Strain]: number } = { C: 20, D: 20, H: 30, S: 30, N: 35 };
const OVERTRICK = 50;
/** The bonus for a player's first game, which makes them vulnerable, and for the second, which ends the rubber. */
const GAME = 500;
const RUBBER = 1000;

const towieTricks = ({ level, strain, doubling }: BareContract): number =>
  TRICK[strain] * level * 2 ** doubling;

/** True if the contract is played: only games are, at 100 points or more, including a double (R-TOW-3). */
export const isPlayed = (contract: BareContract): boolean => towieTricks(contract) >= 100;

/**
 * Returns the points for all undertricks. Doubled: 100 for each of the first two, 200 for the next two, then 400;
 * vulnerable 200, then 400.
 */
function towieUndertricks(count: number, doubling: Doubling, vulnerable: boolean): number {
  if (doubling === 0) return vulnerable ? 200 * count - 100 : 50 * count;
  const doubled = vulnerable
    ? 400 * count - 200
    : 100 * Math.min(count, 2) + 200 * Math.min(Math.max(count - 2, 0), 2) + 400 * Math.max(count - 4, 0);
  // R-TOW-2: redoubled twice as much
  return doubled * doubling;
}

/**
 * Scores a played contract between declarer and one of the others (RULES 13.3). Slams are those of contract bridge.
 * @param tricks declarer's, 0 to 13
 */
export function towieItems(
  { declaring, defending, vulnerable }: Stakes,
  contract: BareContract,
  tricks: number,
): readonly ScoreItem[] {
  const { level, strain, doubling } = contract;
  const over = tricks - tricksNeeded(contract);
  const above = (reason: ScoreReason, points: number, party = declaring): ScoreItem => ({
    reason,
    party,
    points,
    line: 'above',
  });
  if (over < 0) return [above('undertricks', towieUndertricks(-over, doubling, vulnerable), defending)];
  const each = doubling === 0 ? OVERTRICK : overtrickPoints(strain, doubling, vulnerable);
  const items: readonly ScoreItem[] = [
    { reason: 'tricks', party: declaring, points: towieTricks(contract), line: 'below' },
    above('overtricks', over * each),
    ...(level === 6 ? [above('smallSlam', vulnerable ? 750 : 500)] : []),
    ...(level === 7 ? [above('grandSlam', vulnerable ? 1500 : 1000)] : []),
    ...(doubling > 0 ? [above('insult', vulnerable ? 100 : 50)] : []),
    vulnerable ? above('rubber', RUBBER) : above('game', GAME),
  ];
  return items.filter(({ points }) => points > 0);
}
