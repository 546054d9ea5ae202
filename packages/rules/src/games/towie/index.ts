import { callAction, foreign } from '../../action.ts';
import {
  type Auction,
  addCall,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction/auction.ts';
import { trumpOf } from '../../cards/card.ts';
import { EMPTY } from '../../cards/cardSet.ts';
import { termsOf } from '../../deals/setup.ts';
import { retrace } from '../../families/dummy/dummyGame.ts';
import {
  ALONE_AUCTION,
  DUMMY,
  dealerOf,
  faceUpFirst,
  leaderOf,
  PLAYERS,
  partiesOn,
  type ThreeHandsState,
  threeHands,
} from '../../families/dummy/threeHands.ts';
import { honoursAmong, playedOutcome, threePad } from '../../families/dummy/threeScore.ts';
import type { Game } from '../../game.ts';
import { startPlay } from '../../play/play.ts';
import { itemsAmong } from '../../scores/outcome.ts';
import { imagineTowie } from './imagine.ts';
import { rules } from './rules.ts';
import { isPlayed, towieItems } from './score.ts';

export type TowieOptions = Readonly<Record<never, never>>;

export interface TowieState extends ThreeHandsState<TowieOptions> {
  readonly auction: Auction;
}

/** The number of the dummy's cards that the dealer turns up, at random (RULES 13.3). */
const FACE_UP = 6;

const functions = threeHands<TowieState>({
  id: 'towie',
  stage: ({ auction }) =>
    isAuctionOver(ALONE_AUCTION, auction)
      ? undefined
      : {
          phase: 'auction',
          seat: auction.turn,
          actions: () => legalCalls(ALONE_AUCTION, auction).map(callAction),
        },
  decide(state, _seat, action) {
    if (action.kind !== 'call') return foreign(action);
    const auction = addCall(ALONE_AUCTION, state.auction, action.call);
    const contract = isAuctionOver(ALONE_AUCTION, auction) ? contractOf(ALONE_AUCTION, auction) : undefined;
    // less than a game is not played, nor is a deal that all pass (R-TOW-1)
    if (contract === undefined || !isPlayed(contract)) return { ...state, auction };
    const play = startPlay(state.setup.deal, leaderOf(contract), trumpOf(contract.strain));
    return { ...state, auction, contract, play };
  },
  faceUp: () => FACE_UP,
  told: ({ auction }) => ({ calls: auction.calls }),
  explain: ({ auction }, action) =>
    action.kind === 'call' ? callError(ALONE_AUCTION, auction, action.call) : undefined,
  result({ contract, setup }, tricks) {
    if (contract === undefined || tricks === undefined) return { tricks: 0, items: [], redeal: true };
    const items = itemsAmong(playedOutcome(termsOf(setup), contract, tricks), partiesOn(setup), towieItems);
    return { contract, tricks, items, honours: honoursAmong(setup, contract) };
  },
});

const start: Game<TowieState, TowieOptions>['start'] = (setup, options) => ({
  setup,
  options,
  auction: startAuction(dealerOf(setup)),
});

/** Bridge for three in which only games are played; a goulash follows any deal that does not reach one (RULES 13.3). */
export const towie: Game<TowieState, TowieOptions> = {
  id: 'towie',
  name: 'Towie',
  summary:
    'Three players bid for a dummy with six cards face up; after less than a game the cards are dealt again, as a goulash.',
  players: 3,
  seats: PLAYERS,
  matches: ['towie-rubber'],
  dealers: PLAYERS,
  options: {},
  rules,
  ordered: true,
  ...functions,
  start,
  pad: (deal) => threePad(deal, { itemsAt: towieItems, redeals: true, isPlayed }),
  imagine(view, random) {
    const deal = view.deal ?? imagineTowie(view, random);
    const order = faceUpFirst(deal, view.hands[DUMMY].shown ?? EMPTY, random);
    const calls = view.calls.map(({ seat, call }) => ({ seat, action: callAction(call) }));
    return retrace(functions, start({ ...view.terms, deal, order }, {}), view, calls);
  },
};
