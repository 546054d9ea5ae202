import { type BareContract, type Contract, type Doubling, tricksNeeded } from '../auction/contract.ts';
import { type Card, cardOf, type Rank, type Strain, SUITS } from '../cards/card.ts';
import { has } from '../cards/cardSet.ts';
import {
  type BySide,
  isVulnerable,
  otherSide,
  SEATS,
  type Seat,
  SIDES,
  type Side,
  sideOf,
  type Vul,
} from '../cards/seat.ts';
import type { Deal } from '../deals/deal.ts';
import type { Party, Points } from './outcome.ts';

/** The reasons for points; a score sheet prints one line for each. */
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
  | 'chicane'
  | 'rubber'
  | 'unfinishedGame'
  | 'unfinishedPartScore'
  | 'made' // a number of tricks that was bid and taken
  | 'set' // the same lost, with a minus
  | 'bags' // tricks more than bid, where too many of them cost
  | 'bagPenalty'
  | 'nil' // no trick bid and none taken, or lost with a minus
  | 'blindNil'
  | 'bid'; // the value of a bid that was made, or lost with a minus (500)

/** Points for one reason, to one party: a side, or a player where each plays alone (R-GEN-8). */
export interface ScoreItem<P extends Party = Party> {
  readonly reason: ScoreReason;
  readonly party: P;
  readonly points: number;
  /** Rubber and Chicago: tricks bid and made count below the line, everything else above it. */
  readonly line: 'below' | 'above';
}

/** Returns the points for the tricks bid and made (T1). */
export const trickPoints = (level: number, strain: Strain, doubling: Doubling): number =>
  ((strain === 'C' || strain === 'D' ? 20 : 30) * level + (strain === 'N' ? 10 : 0)) * 2 ** doubling;

/** True if the contract is a game: worth 100 or more (Law 77). */
export const isGame = ({ level, strain, doubling }: BareContract): boolean =>
  trickPoints(level, strain, doubling) >= 100;

/** Returns the points for each overtrick (T2). */
export const overtrickPoints = (strain: Strain, doubling: Doubling, vulnerable: boolean): number =>
  doubling === 0 ? (strain === 'C' || strain === 'D' ? 20 : 30) : 50 * 2 ** doubling * (vulnerable ? 2 : 1);

/** Figures that the laws changed in 1987 (duplicate) and 1993 (rubber): the old values, for tables that want them. */
export interface ScoreTables {
  /**
   * True if each doubled undertrick after the first costs 200 when not vulnerable, also from the fourth on (T5-old).
   */
  readonly oldPenalties: boolean;
  /** The bonus for making a redoubled contract (T3): 50 before. */
  readonly redoubleInsult: 50 | 100;
}

const TODAY: ScoreTables = { oldPenalties: false, redoubleInsult: 100 };

/** Returns the points for `count` undertricks together (T5). */
export function undertrickPoints(
  count: number,
  doubling: Doubling,
  vulnerable: boolean,
  { oldPenalties }: ScoreTables = TODAY,
): number {
  if (doubling === 0) return count * (vulnerable ? 100 : 50);
  const cheap = count <= 3 || oldPenalties;
  const doubled = vulnerable ? 300 * count - 100 : cheap ? 200 * count - 100 : 300 * count - 400;
  return doubled * doubling;
}

/** The two parties between which a contract is played: two sides, or two players who each play alone. */
export interface Stakes<P extends Party = Party> {
  readonly declaring: P;
  readonly defending: P;
  /** True if the declaring party is vulnerable. */
  readonly vulnerable: boolean;
}

/** Returns the stakes between the two sides. */
export function sideStakes({ declarer }: Contract, vul: Vul): Stakes<Side> {
  const declaring = sideOf(declarer);
  return { declaring, defending: otherSide(declaring), vulnerable: isVulnerable(vul, declaring) };
}

/**
 * Scores a played contract as every form of contract bridge does: tricks, overtricks, insult, slam, undertricks (T1 to
 * T5; Law 77). The match format adds bonuses for games and part scores.
 * @param tricks won by the declaring party, 0 to 13
 */
export function contractItemsAt<P extends Party>(
  { declaring, defending, vulnerable }: Stakes<P>,
  contract: BareContract,
  tricks: number,
  tables: ScoreTables = TODAY,
): ScoreItem<P>[] {
  const { level, strain, doubling } = contract;
  const over = tricks - tricksNeeded(contract);
  const above = (reason: ScoreReason, party: P, points: number): ScoreItem<P> => ({
    reason,
    party,
    points,
    line: 'above',
  });
  if (over < 0)
    return [above('undertricks', defending, undertrickPoints(-over, doubling, vulnerable, tables))];
  const items: ScoreItem<P>[] = [
    { reason: 'tricks', party: declaring, points: trickPoints(level, strain, doubling), line: 'below' },
  ];
  if (over > 0)
    items.push(above('overtricks', declaring, over * overtrickPoints(strain, doubling, vulnerable)));
  if (level === 6) items.push(above('smallSlam', declaring, vulnerable ? 750 : 500));
  if (level === 7) items.push(above('grandSlam', declaring, vulnerable ? 1500 : 1000));
  if (doubling > 0) items.push(above('insult', declaring, doubling === 1 ? 50 : tables.redoubleInsult));
  return items;
}

/** Returns the duplicate score as items (RULES 4.1; Law 77): `contractItemsAt` and the bonus of the deal. */
export function duplicateItemsAt<P extends Party>(
  stakes: Stakes<P>,
  contract: BareContract,
  tricks: number,
): ScoreItem<P>[] {
  const items = contractItemsAt(stakes, contract, tricks);
  if (tricks < tricksNeeded(contract)) return items;
  const party = stakes.declaring;
  const bonus: ScoreItem<P> = isGame(contract)
    ? { reason: 'game', party, points: stakes.vulnerable ? 500 : 300, line: 'above' }
    : { reason: 'partScore', party, points: 50, line: 'above' };
  return [...items, bonus];
}

/** Returns `contractItemsAt` between the two sides. */
export const contractItems = (contract: Contract, tricks: number, vul: Vul): ScoreItem<Side>[] =>
  contractItemsAt(sideStakes(contract, vul), contract, tricks);

/** Returns `duplicateItemsAt` between the two sides. */
export const duplicateItems = (contract: Contract, tricks: number, vul: Vul): ScoreItem<Side>[] =>
  duplicateItemsAt(sideStakes(contract, vul), contract, tricks);

/** Sums the points of each party in the items; for the two sides unless other parties are given. */
export function sumItems(items: readonly ScoreItem[]): BySide<number>;
export function sumItems<P extends Party>(
  items: readonly ScoreItem[],
  parties: readonly P[],
): { [K in P]: number };
export function sumItems(items: readonly ScoreItem[], parties: readonly Party[] = SIDES): Points {
  const sum = (party: Party) => items.reduce((so, item) => so + (item.party === party ? item.points : 0), 0);
  return Object.fromEntries(parties.map((party) => [party, sum(party)]));
}

/** Returns the duplicate score from North-South's side; 0 if passed out. */
export function duplicateScore(contract: Contract | undefined, tricks: number, vul: Vul): number {
  if (contract === undefined) return 0;
  const { NS, EW } = sumItems(duplicateItems(contract, tricks, vul));
  return NS - EW;
}

const HONOUR_RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T'];

/**
 * Returns the points for honours in one hand (RULES 1.6; R-CB-4): 4 of the five top trumps 100, all five 150, four aces
 * at notrump 150.
 */
export function honourPoints(deal: Deal, strain: Strain): BySide<number>;
/** Returns the same for players who each score alone: for any single hand that a player controls (R-HB-9). */
export function honourPoints(
  deal: Deal,
  strain: Strain,
  parties: readonly Party[],
  partyOf: (seat: Seat) => Party,
): Points;
export function honourPoints(
  deal: Deal,
  strain: Strain,
  parties: readonly Party[] = SIDES,
  partyOf: (seat: Seat) => Party = sideOf,
): Points {
  const honours: readonly Card[] =
    strain === 'N'
      ? SUITS.map((suit) => cardOf(suit, 'A'))
      : HONOUR_RANKS.map((rank) => cardOf(strain, rank));
  const held = (seat: Seat) => honours.filter((card) => has(deal[seat], card)).length;
  const points = (seat: Seat) => (held(seat) < 4 ? 0 : strain === 'N' || held(seat) === 5 ? 150 : 100);
  const best = (party: Party) => Math.max(0, ...SEATS.filter((seat) => partyOf(seat) === party).map(points));
  return Object.fromEntries(parties.map((party) => [party, best(party)]));
}

/** Returns honours as items above the line. */
export const honourItems = (honours: Points = {}): ScoreItem[] =>
  Object.entries(honours).flatMap(([party, points]): ScoreItem[] =>
    points > 0 ? [{ reason: 'honours', party, points, line: 'above' }] : [],
  );

/** Returns the points of each party in the items, below and above the line. */
export const linesOf = (items: readonly ScoreItem[], parties: readonly Party[]) => {
  const on = (line: ScoreItem['line']): Points =>
    sumItems(
      items.filter((item) => item.line === line),
      parties,
    );
  return { below: on('below'), above: on('above') };
};
