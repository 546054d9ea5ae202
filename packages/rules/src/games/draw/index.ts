import { dealOfOrder } from '../../deals/setup.ts';
import { imaginePack } from '../../families/stock/imaginePack.ts';
import { retraceStockGame, startStockGame, stockGame, TWO_HANDS } from '../../families/stock/stockGame.ts';
import {
  firstHands,
  type StockTricksState,
  startExchange,
  stockTricks,
} from '../../families/stock/stockTricks.ts';
import { callInTurn, FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';
import { DUMMY_OPTIONS, HONEYMOON_MATCHES } from '../../families/twoHanded/twoDummies.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { rules } from './rules.ts';

export type DrawOptions = {
  /** `must` if players must follow suit while cards are drawn. */
  readonly drawFollow: 'must' | 'free';
  /** `exposed` if the top card of the stock lies face up. */
  readonly stockTop: 'hidden' | 'exposed';
  /** R-HB-1: who deals when a deal is passed out. */
  readonly redealBy: 'sameDealer' | 'nextDealer';
};

export type DrawState = StockTricksState<DrawOptions>;

const ID = 'draw';

const options: OptionsSpec<DrawOptions> = {
  drawFollow: {
    kind: 'choice',
    default: 'must',
    values: ['must', 'free'],
    help: 'While cards are drawn, players must follow suit, or may play any card.',
  },
  stockTop: {
    kind: 'choice',
    default: 'hidden',
    values: ['hidden', 'exposed'],
    help: 'The stock lies face down, or its top card lies face up, so that the winner of a trick knows what they will draw.',
  },
  redealBy: DUMMY_OPTIONS.redealBy,
};

/** Starts the deal: the non-dealer leads to the first trick (RULES 7.1.2). */
const start: Game<DrawState, DrawOptions>['start'] = (setup, given) =>
  startExchange(
    startStockGame(setup, given, firstHands(setup)),
    otherPlayer(FACE_TO_FACE, FACE_TO_FACE.of[setup.dealer]),
  );

const functions = stockGame<DrawState>({
  id: ID,
  collecting: stockTricks({
    phase: 'draw',
    play: (state) =>
      state.options.drawFollow === 'must' ? TWO_HANDS : { ...TWO_HANDS, following: (_, cards) => cards },
    isOpen: (state) => state.options.stockTop === 'exposed',
  }),
  auction: callInTurn(FACE_TO_FACE, 1),
  leader: (_, { declarer }) => otherPlayer(FACE_TO_FACE, declarer),
  redeals: (state) => state.options.redealBy === 'sameDealer',
});

/** Two players draw their hands from a stock, trick by trick, then bid and play them (RULES 7.1). */
export const drawBridge: Game<DrawState, DrawOptions> = {
  id: ID,
  name: 'Draw bridge',
  summary:
    'Two players improve their hands from a stock in thirteen tricks that do not count, then bid and play.',
  players: 2,
  seats: FACE_TO_FACE.players,
  matches: HONEYMOON_MATCHES,
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
    const order = imaginePack(view, random, given.drawFollow === 'must');
    return retraceStockGame(
      functions,
      start({ ...view.terms, deal: dealOfOrder(order), order }, given),
      view,
    );
  },
};
