import { CONTRACT_AUCTION } from '../../auction.ts';
import { type AuctionGameState, auctionGame } from '../../families/dummy/auctionGame.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { isLeadMade } from '../../play.ts';
import { duplicateItems, honourPoints } from '../../score.ts';
import { partner, SEATS } from '../../seat.ts';
import { rules } from './rules.ts';

export type BridgeOptions = {
  /** R 1.5: may dummy's player see declarer's hand during the play? */
  readonly dummySeesDeclarer: boolean;
};

export type BridgeState = AuctionGameState<BridgeOptions>;

const options: OptionsSpec<BridgeOptions> = {
  dummySeesDeclarer: {
    kind: 'flag',
    default: false,
    help: "Dummy's player sees declarer's hand during the play.",
  },
};

export const bridge: Game<BridgeState, BridgeOptions> = {
  id: 'bridge',
  name: 'Contract bridge',
  summary: 'Four players in two partnerships bid for the contract, then play it out.',
  players: 4,
  seats: SEATS,
  matches: ['chicago', 'rubber', 'boards'],
  options,
  rules,
  hasPar: true,
  ...auctionGame<BridgeOptions>({
    id: 'bridge',
    options,
    auction: () => CONTRACT_AUCTION,
    isVulnerable: () => true,
    sees: (state, viewer, hand) =>
      state.options.dummySeesDeclarer &&
      state.contract?.declarer === hand &&
      viewer === partner(hand) &&
      isLeadMade(state.play),
    result: ({ setup: { deal, vul } }, contract, tricks) => ({
      items: duplicateItems(contract, tricks, vul),
      honours: honourPoints(deal, contract.strain),
    }),
  }),
};
