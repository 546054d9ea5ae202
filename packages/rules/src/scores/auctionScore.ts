import { type Bid, isRoyal, levelOf, strainOf } from '../auction/call.ts';
import { type BareContract, tricksNeeded } from '../auction/contract.ts';
import type { Strain } from '../cards/card.ts';
import type { GameGoal } from '../game.ts';
import { chicanes, type HandsOf, type HonourScale, oldHonours } from './oldHonours.ts';
import type { Party, Points } from './outcome.ts';
import type { ScoreItem, ScoreReason, Stakes } from './score.ts';

/** The scoring tables: of the 1920s, of the laws of 1912–13, and of plafond (RULES 6.1, 6.2, 6.5). */
export const AUCTION_SCALES = ['1920s', '1913', 'plafond'] as const;
export type AuctionScale = (typeof AUCTION_SCALES)[number];

/** Points that make a game; the first to win two games wins (RULES 6.1). */
export const AUCTION_GAME = 30;
export const AUCTION_RUBBER = 250;

const TRICK: { readonly [S in Strain]: number } = { C: 6, D: 7, H: 8, S: 9, N: 10 };
/** By the laws of 1912–13, the value of a trick in plain spades: the lowest suit. */
const LOW_SPADE = 2;

const SLAMS: { readonly [S in AuctionScale]: readonly [little: number, grand: number] } = {
  '1920s': [50, 100],
  '1913': [20, 40],
  plafond: [100, 200],
};

/** Returns the value of an odd trick, undoubled. */
export const auctionTrick = (
  scale: AuctionScale,
  { strain, royal }: Pick<BareContract, 'strain' | 'royal'>,
): number => (scale === '1913' && strain === 'S' && !royal ? LOW_SPADE : TRICK[strain]);

/**
 * Returns the rank function of value calling: the bid worth more points is higher; of equals, the bid of more tricks
 * (RULES 6.1, 6.2).
 */
export const valueRank =
  (scale: AuctionScale) =>
  (bid: Bid): number =>
    levelOf(bid) * auctionTrick(scale, { strain: strainOf(bid), ...(isRoyal(bid) && { royal: true }) }) * 10 +
    levelOf(bid);

/**
 * Scores a played contract. Below the line: the odd tricks, or in plafond those bid. Above it: a doubled contract made,
 * its overtricks, and slams; or the undertricks. A slam goes to the party that wins the tricks, bid or not (R-AB-1).
 * @param tricks won by the declaring party, 0 to 13
 */
export function auctionItems(
  { declaring, defending }: Pick<Stakes, 'declaring' | 'defending'>,
  contract: BareContract,
  tricks: number,
  scale: AuctionScale,
): ScoreItem[] {
  const times = 2 ** contract.doubling;
  const over = tricks - tricksNeeded(contract);
  const counted = scale === 'plafond' ? contract.level : tricks - 6;
  const each = overtrick(contract, scale);
  const items: ScoreItem[] = [];
  const above = (reason: ScoreReason, party: Party, points: number) => {
    if (points > 0) items.push({ reason, party, points, line: 'above' });
  };
  if (over < 0) {
    above('undertricks', defending, undertricks(-over, contract, scale));
  } else {
    const points = counted * auctionTrick(scale, contract) * times;
    items.push({ reason: 'tricks', party: declaring, points, line: 'below' });
    above('overtricks', declaring, over * each);
    above('insult', declaring, contract.doubling * 50);
  }
  const [little, grand] = SLAMS[scale];
  const most = Math.max(tricks, 13 - tricks);
  const winner = tricks > 6 ? declaring : defending;
  if (most === 12) above('smallSlam', winner, little);
  if (most === 13) above('grandSlam', winner, grand);
  return items;
}

/** Returns what makes a game by a scale: in plafond only tricks that were bid count (RULES 6.1, 6.5). */
export const auctionGoal = (scale: AuctionScale): GameGoal => ({
  at: AUCTION_GAME,
  points: (contract) => contract.level * auctionTrick(scale, contract) * 2 ** contract.doubling,
  ...(scale !== 'plafond' && { countsMade: true }),
});

/** The points for a game on a numbered board, where there is no rubber (R-AB-9). */
const BOARD_GAME = 125;

/** Adds the points for a game to the items of a numbered board: to a side that has 30 below the line (R-AB-9). */
export function auctionBoardItems(items: readonly ScoreItem[]): readonly ScoreItem[] {
  const below = items.find(({ line }) => line === 'below');
  return below === undefined || below.points < AUCTION_GAME
    ? items
    : [...items, { reason: 'game', party: below.party, points: BOARD_GAME, line: 'above' }];
}

/**
 * Returns the points above the line for an overtrick. Undoubled it is nothing, since the tricks themselves count, or 50
 * in plafond; doubled in plafond 100, redoubled 200 (R-AB-4).
 */
function overtrick({ doubling }: BareContract, scale: AuctionScale): number {
  return scale === 'plafond' ? 50 * 2 ** doubling : 50 * doubling;
}

/**
 * Returns the points for undertricks: 50 each, doubled 100, redoubled 200. By the laws of 1912–13 the dealer must bid,
 * so a contract of one spade is their opening: it loses 100 at most, unless redoubled.
 */
function undertricks(
  count: number,
  { level, strain, doubling, royal }: BareContract,
  scale: AuctionScale,
): number {
  const points = count * 50 * 2 ** doubling;
  const isForced = scale === '1913' && level === 1 && strain === 'S' && !royal;
  return isForced && doubling < 2 ? Math.min(100, points) : points;
}

const TABLE_OF_TENS: HonourScale = { unit: 10, three: 3, fourAndOne: 9, aces: [30, 40, 100] };

/**
 * Returns the honours above the line, for either side. By the laws of 1912–13 they count in trick values; a hand
 * without trumps (chicane) counts as three honours, both hands of a side as four: more for a side that scores honours,
 * else less for the others (RULES 6.2).
 */
export function auctionHonours(
  hands: HandsOf,
  contract: Pick<BareContract, 'strain' | 'royal'>,
  scale: AuctionScale,
): Points {
  const { strain } = contract;
  const honours = oldHonours(hands, strain, auctionHonourScale(contract, scale));
  return scale === '1913' ? withChicanes(honours, chicanes(hands, strain), contract) : honours;
}

/** Returns the scale by which that table values honours. */
export const auctionHonourScale = (
  contract: Pick<BareContract, 'strain' | 'royal'>,
  scale: AuctionScale,
): HonourScale =>
  scale === '1913' ? { ...TABLE_OF_TENS, unit: auctionTrick(scale, contract), three: 2 } : TABLE_OF_TENS;

/** Adds the hands without trumps to the honours, by the laws of 1912–13 (RULES 6.2). */
export function withChicanes(
  honours: Points,
  voids: Points,
  contract: Pick<BareContract, 'strain' | 'royal'>,
): Points {
  const unit = auctionTrick('1913', contract);
  const worth = (party: Party) => unit * ([0, 2, 4][voids[party] ?? 0] ?? 0);
  const parties = Object.keys(honours);
  return Object.fromEntries(
    parties.map((party) => {
      const own = honours[party] ?? 0;
      if (own === 0) return [party, 0];
      const theirs = parties.filter((other) => other !== party).reduce((sum, other) => sum + worth(other), 0);
      return [party, own + worth(party) - theirs];
    }),
  );
}
