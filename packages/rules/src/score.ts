import { type Card, cardOf, type Rank, type Strain, SUITS } from './card.ts';
import { has } from './cardSet.ts';
import { type BareContract, type Contract, type Doubling, tricksNeeded } from './contract.ts';
import type { Deal } from './deal.ts';
import type { Party, Points } from './outcome.ts';
import { type BySide, isVulnerable, otherSide, SEATS, SIDES, type Side, sideOf, type Vul } from './seat.ts';

/** The reasons for which points are given; a score sheet prints one line for each. */
export type ScoreReason =
  | 'tricks'
  | 'overtricks'
  | 'insult'
  | 'partScore'
  | 'game'
  | 'smallSlam'
  | 'grandSlam'
  | 'undertricks'
  | 'honours'
  | 'rubber';

/** Points for one reason, to one party: a side, or a player where each plays alone (R-GEN-8). */
export interface ScoreItem<P extends Party = Party> {
  readonly reason: ScoreReason;
  readonly party: P;
  readonly points: number;
  /** Rubber and Chicago: tricks bid and made stand below the line, everything else above it. */
  readonly line: 'below' | 'above';
}

/** Points for the tricks bid and made (T1). */
export const trickPoints = (level: number, strain: Strain, doubling: Doubling): number =>
  ((strain === 'C' || strain === 'D' ? 20 : 30) * level + (strain === 'N' ? 10 : 0)) * 2 ** doubling;

/** Is it worth 100 or more, that is a game? (Law 77) */
export const isGame = ({ level, strain, doubling }: BareContract): boolean =>
  trickPoints(level, strain, doubling) >= 100;

/** Each overtrick (T2). */
export const overtrickPoints = (strain: Strain, doubling: Doubling, vulnerable: boolean): number =>
  doubling === 0 ? (strain === 'C' || strain === 'D' ? 20 : 30) : 50 * 2 ** doubling * (vulnerable ? 2 : 1);

/** `count` undertricks together (T5). */
export function undertrickPoints(count: number, doubling: Doubling, vulnerable: boolean): number {
  if (doubling === 0) return count * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * count - 100 : count <= 3 ? 200 * count - 100 : 300 * count - 400;
  return doubled * doubling;
}

/**
 * What every form of contract bridge gives for a played contract: tricks, overtricks, insult, slam, undertricks
 * (T1 to T5; Law 77). Bonuses for games and part scores are the match form's.
 * @param tricks won by the declaring side, 0 to 13
 */
export function contractItems(contract: Contract, tricks: number, vul: Vul): ScoreItem<Side>[] {
  const side = sideOf(contract.declarer);
  const vulnerable = isVulnerable(vul, side);
  const { level, strain, doubling } = contract;
  const over = tricks - tricksNeeded(contract);
  if (over < 0) {
    return [
      {
        reason: 'undertricks',
        party: otherSide(side),
        points: undertrickPoints(-over, doubling, vulnerable),
        line: 'above',
      },
    ];
  }
  const items: ScoreItem<Side>[] = [
    { reason: 'tricks', party: side, points: trickPoints(level, strain, doubling), line: 'below' },
  ];
  if (over > 0)
    items.push({
      reason: 'overtricks',
      party: side,
      points: over * overtrickPoints(strain, doubling, vulnerable),
      line: 'above',
    });
  if (level === 6)
    items.push({ reason: 'smallSlam', party: side, points: vulnerable ? 750 : 500, line: 'above' });
  if (level === 7)
    items.push({ reason: 'grandSlam', party: side, points: vulnerable ? 1500 : 1000, line: 'above' });
  if (doubling > 0) items.push({ reason: 'insult', party: side, points: 50 * doubling, line: 'above' });
  return items;
}

/** The duplicate score with how it is made up (RULES 4.1; Law 77): `contractItems` and the bonus of the deal. */
export function duplicateItems(contract: Contract, tricks: number, vul: Vul): ScoreItem<Side>[] {
  const items = contractItems(contract, tricks, vul);
  if (tricks < tricksNeeded(contract)) return items;
  const side = sideOf(contract.declarer);
  const bonus: ScoreItem<Side> = isGame(contract)
    ? { reason: 'game', party: side, points: isVulnerable(vul, side) ? 500 : 300, line: 'above' }
    : { reason: 'partScore', party: side, points: 50, line: 'above' };
  return [...items, bonus];
}

/** What each party has of the items; the two sides unless others are named. */
export function sumItems(items: readonly ScoreItem[]): BySide<number>;
export function sumItems<P extends Party>(
  items: readonly ScoreItem[],
  parties: readonly P[],
): { [K in P]: number };
export function sumItems(items: readonly ScoreItem[], parties: readonly Party[] = SIDES): Points {
  const sum = (party: Party) => items.reduce((so, item) => so + (item.party === party ? item.points : 0), 0);
  return Object.fromEntries(parties.map((party) => [party, sum(party)]));
}

/** The duplicate score from North-South's side; 0 when passed out. */
export function duplicateScore(contract: Contract | undefined, tricks: number, vul: Vul): number {
  if (contract === undefined) return 0;
  const { NS, EW } = sumItems(duplicateItems(contract, tricks, vul));
  return NS - EW;
}

const HONOUR_RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T'];

/** Honours in one hand (RULES 1.6; R-CB-4): 4 of the five top trumps 100, all five 150, four aces at notrump 150. */
export function honourPoints(deal: Deal, strain: Strain): BySide<number> {
  const honours: readonly Card[] =
    strain === 'N'
      ? SUITS.map((suit) => cardOf(suit, 'A'))
      : HONOUR_RANKS.map((rank) => cardOf(strain, rank));
  const points = { NS: 0, EW: 0 };
  for (const seat of SEATS) {
    const held = honours.filter((card) => has(deal[seat], card)).length;
    if (held >= 4) points[sideOf(seat)] = strain === 'N' || held === 5 ? 150 : 100;
  }
  return points;
}
