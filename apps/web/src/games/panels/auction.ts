import { isBid, isRoyal, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { AUCTION_SCALES, auctionTrick } from '@overtrick/rules/scores/auctionScore';
import type { GamePanel } from '../panel.ts';

/**
 * Shows under a bid the points that it is for: where points rank the bids, players must see them (RULES 6.1, 6.2, 6.5).
 */
export const auctionPanel = (fixed?: 'plafond'): GamePanel => ({
  worth({ options }, action) {
    if (action.kind !== 'call' || !isBid(action.call)) return undefined;
    const { call } = action;
    const scale = fixed ?? AUCTION_SCALES.find((one) => one === options.laws) ?? '1920s';
    return (
      levelOf(call) * auctionTrick(scale, { strain: strainOf(call), ...(isRoyal(call) && { royal: true }) })
    );
  },
});
