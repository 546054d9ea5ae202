import type { AuctionRules } from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import { trumpOf } from '../../cards/card.ts';
import { dealOfOrder } from '../../deals/setup.ts';
import { imaginePack } from '../../families/stock/imaginePack.ts';
import { retraceStockGame, startStockGame, stockGame, TWO_HANDS } from '../../families/stock/stockGame.ts';
import {
  firstHands,
  lastLoser,
  type StockTricksState,
  startExchange,
  stockTricks,
} from '../../families/stock/stockTricks.ts';
import { callInTurn, FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { rules } from './rules.ts';

export type BidFirstOptions = {
  /** `contract` if the contract's trumps count in the exchange too. */
  readonly exchangeTrumps: 'contract' | 'none';
  readonly doubling: 'off' | 'on';
};

export type BidFirstState = StockTricksState<BidFirstOptions>;

const ID = 'bid-first';

const options: OptionsSpec<BidFirstOptions> = {
  exchangeTrumps: {
    kind: 'choice',
    default: 'contract',
    values: ['contract', 'none'],
    help: 'During the exchange the trumps of the contract count, or there are no trumps.',
  },
  doubling: {
    kind: 'choice',
    default: 'off',
    values: ['off', 'on'],
    help: 'Whether bids may be doubled and redoubled.',
  },
};

const DOUBLED = callInTurn(FACE_TO_FACE, 1);
const UNDOUBLED: AuctionRules = { ...DOUBLED, undoubled: true };

const start: Game<BidFirstState, BidFirstOptions>['start'] = (setup, given) =>
  startStockGame(setup, given, firstHands(setup));

const exchangeTrump = (given: BidFirstOptions, { strain }: Contract) =>
  given.exchangeTrumps === 'contract' ? trumpOf(strain) : undefined;

const functions = stockGame<BidFirstState>({
  id: ID,
  collecting: stockTricks({ phase: 'exchange', play: () => TWO_HANDS, isOpen: () => true }),
  auction: ({ options: { doubling } }) => (doubling === 'on' ? DOUBLED : UNDOUBLED),
  // declarer leads to the first trick of the exchange (RULES 7.7.2)
  afterAuction: (state) =>
    state.contract === undefined
      ? state
      : startExchange(state, state.contract.declarer, exchangeTrump(state.options, state.contract)),
  // the loser of its last trick leads to the first that counts (RULES 7.7.3)
  leader: (state, { declarer }) => lastLoser(state) ?? otherPlayer(FACE_TO_FACE, declarer),
  redeals: () => false,
});

/** Two players bid on their first 13 cards, then improve them for the contract, then play it (RULES 7.7). */
export const bidFirst: Game<BidFirstState, BidFirstOptions> = {
  id: ID,
  name: 'Bid-first honeymoon',
  summary: 'Two players bid on 13 cards, improve their hands in 13 tricks, and then play the contract.',
  players: 2,
  seats: FACE_TO_FACE.players,
  matches: ['deals', 'target', 'rubber', 'chicago', 'boards'],
  matchDefaults: { deals: 4, vulnerable: 'none' },
  matchSummaries: { target: 'Until a player reaches the target.' },
  options,
  rules,
  ordered: true,
  inOrder: ['E', 'W'],
  start,
  ...functions,

  /**
   * Imagines a pack, uniformly among those in which each player had the cards that they played, and none of a suit that
   * they did not follow.
   */
  imagine(view, random) {
    const given = trustOptions(options, view.options);
    const order = imaginePack(view, random, true, view.contract && exchangeTrump(given, view.contract));
    return retraceStockGame(
      functions,
      start({ ...view.terms, deal: dealOfOrder(order), order }, given),
      view,
    );
  },
};
