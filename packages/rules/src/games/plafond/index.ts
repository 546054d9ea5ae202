import { CONTRACT_AUCTION } from '../../auction/auction.ts';
import { SEATS, SIDES } from '../../cards/seat.ts';
import { type AuctionGameState, auctionGame } from '../../families/dummy/auctionGame.ts';
import { sideHands } from '../../families/dummy/partnership.ts';
import type { Game } from '../../game.ts';
import { askAuctionHonours } from '../../pad/honours.ts';
import { auctionGoal, auctionHonours, auctionItems } from '../../scores/auctionScore.ts';
import { honourItems, sideStakes } from '../../scores/score.ts';
import { rules } from './rules.ts';

export type PlafondOptions = Readonly<Record<never, never>>;
export type PlafondState = AuctionGameState<PlafondOptions>;

/** Plafond (RULES 6.5; R-AB-4). */
export const plafond: Game<PlafondState, PlafondOptions> = {
  id: 'plafond',
  name: 'Plafond',
  summary: 'The French game between auction and contract: only tricks that were bid count towards game.',
  group: 'ancestors',
  players: 4,
  seats: SEATS,
  matches: ['auction-rubber', 'boards'],
  boardScale: 'plafond',
  vulnerability: 'none',
  options: {},
  rules,
  gameGoal: () => auctionGoal('plafond'),
  ...auctionGame<PlafondOptions>({
    id: 'plafond',
    options: {},
    auction: () => CONTRACT_AUCTION,
    honours: (deal, _, contract) => auctionHonours(sideHands(deal), contract, 'plafond'),
    askHonours: (_, __, contract) => askAuctionHonours(SIDES, contract, 'plafond'),
    result: (_, contract, tricks, honours) => ({
      scale: 'plafond',
      items: [
        ...auctionItems(sideStakes(contract, 'none'), contract, tricks, 'plafond'),
        ...honourItems(honours),
      ],
    }),
  }),
};
