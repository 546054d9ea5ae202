import { CONTRACT_AUCTION } from '../../auction/auction.ts';
import { partner, SEATS, SIDES } from '../../cards/seat.ts';
import { type AuctionGameState, auctionGame } from '../../families/dummy/auctionGame.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { askContractHonours } from '../../pad/parts.ts';
import { isLeadMade } from '../../play/play.ts';
import { duplicateItems, honourPoints } from '../../scores/score.ts';
import { rules } from './rules.ts';

export type BridgeOptions = {
  /** R 1.5: true if dummy's player may see declarer's hand during the play. */
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

/** Honours count for one side or the other. */
const ONE_SIDE = SIDES.map((side) => [side]);

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
    honours: (deal, _, { strain }) => honourPoints(deal, strain),
    askHonours: (counts, _, contract) => askContractHonours(counts, ONE_SIDE, contract),
    result: ({ terms: { vul } }, contract, tricks, honours) => ({
      items: duplicateItems(contract, tricks, vul),
      honours,
    }),
  }),
};
