import { type AuctionRules, CONTRACT_AUCTION } from '../../auction/auction.ts';
import { BIDS, ROYAL_BIDS } from '../../auction/call.ts';
import { SEATS, SIDES } from '../../cards/seat.ts';
import { type AuctionGameState, auctionGame } from '../../families/dummy/auctionGame.ts';
import { sideHands } from '../../families/dummy/partnership.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { askAuctionHonours } from '../../pad/honours.ts';
import {
  type AuctionScale,
  auctionGoal,
  auctionHonours,
  auctionItems,
  valueRank,
} from '../../scores/auctionScore.ts';
import { honourItems, sideStakes } from '../../scores/score.ts';
import { rules } from './rules.ts';

export type AuctionOptions = {
  /** The table of the 1920s (RULES 6.1), or the laws of 1912–13 (RULES 6.2). */
  readonly laws: Exclude<AuctionScale, 'plafond'>;
  /** Compares bids: the higher bid has more tricks, or is worth more points. The laws of 1912–13 compare by value. */
  readonly rank: 'majority' | 'value';
  /** True if the dealer may not pass at first, as in the laws of 1912–13. */
  readonly dealerMustBid: boolean;
};

export type AuctionState = AuctionGameState<AuctionOptions>;

const options: OptionsSpec<AuctionOptions> = {
  laws: {
    kind: 'choice',
    default: '1920s',
    values: ['1920s', '1913'],
    help: 'The scores of the 1920s, or the laws of 1912 and 1913: six denominations, ranked by value, and the dealer must bid.',
  },
  rank: {
    kind: 'choice',
    default: 'majority',
    values: ['majority', 'value'],
    help: 'The higher bid is the one for more tricks, or the one worth more points. Under the laws of 1913 it is always value.',
  },
  dealerMustBid: {
    kind: 'flag',
    default: false,
    help: 'The dealer must bid on the first turn. Under the laws of 1913 this is always so.',
  },
};

const BY_MAJORITY = CONTRACT_AUCTION;
const BY_VALUE = byValue('1920s');
/** The auction of RULES 6.2: spades low and royal, so 42 bids. */
const BY_THE_LAWS_OF_1913: AuctionRules = { ...byValue('1913'), mustOpen: true };

function byValue(scale: AuctionScale): AuctionRules {
  const rank = valueRank(scale);
  const bids = scale === '1913' ? [...BIDS, ...ROYAL_BIDS] : BIDS;
  return { ...CONTRACT_AUCTION, rank, bids: bids.toSorted((a, b) => rank(a) - rank(b)) };
}

function auctionRules({ laws, rank, dealerMustBid }: AuctionOptions): AuctionRules {
  if (laws === '1913') return BY_THE_LAWS_OF_1913;
  const rules = rank === 'value' ? BY_VALUE : BY_MAJORITY;
  return dealerMustBid ? { ...rules, mustOpen: true } : rules;
}

/**
 * Auction bridge (RULES 6.1, 6.2; R-AB-5). A bid of spades and one of royal spades name the same trumps, so
 * the first of either declares (R-AB-8).
 */
export const auction: Game<AuctionState, AuctionOptions> = {
  id: 'auction',
  name: 'Auction bridge',
  summary: 'Bridge as it was before contract: every trick made counts towards game, bid or not.',
  group: 'ancestors',
  players: 4,
  seats: SEATS,
  matches: ['auction-rubber', 'boards'],
  boardScale: 'auction',
  vulnerability: 'none',
  options,
  rules,
  gameGoal: ({ laws }) => auctionGoal(laws),
  ...auctionGame<AuctionOptions>({
    id: 'auction',
    options,
    auction: auctionRules,
    honours: (deal, { laws }, contract) => auctionHonours(sideHands(deal), contract, laws),
    askHonours: (_, { laws }, contract) => askAuctionHonours(SIDES, contract, laws),
    result: ({ options: { laws } }, contract, tricks, honours) => ({
      scale: laws,
      items: [...auctionItems(sideStakes(contract, 'none'), contract, tricks, laws), ...honourItems(honours)],
    }),
  }),
};
