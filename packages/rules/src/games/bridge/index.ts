import { callAction, foreign, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction.ts';
import { trumpOf } from '../../card.ts';
import { cardsOf, size } from '../../cardSet.ts';
import type { Contract } from '../../contract.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Outcome } from '../../outcome.ts';
import {
  addCard,
  CLOCKWISE,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  startPlay,
  tricksLeft,
} from '../../play.ts';
import type { Random } from '../../random.ts';
import { duplicateItems, honourPoints, sumItems } from '../../score.ts';
import {
  bySeat,
  bySide,
  lho,
  partner,
  SEATS,
  type Seat,
  SIDES,
  type Side,
  seatsOf,
  sideOf,
} from '../../seat.ts';
import { type Setup, termsOf } from '../../setup.ts';
import { strengthOf } from '../../strength.ts';
import type { View } from '../../view.ts';
import { imagineBridge } from './imagine.ts';
import { rules } from './rules.ts';

export type BridgeOptions = {
  /** R 1.5: may dummy's player see declarer's hand during the play? */
  readonly dummySeesDeclarer: boolean;
};

export interface BridgeState {
  readonly setup: Setup;
  readonly options: BridgeOptions;
  readonly auction: Auction;
  readonly contract?: Contract;
  readonly play?: Play;
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

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

  start: (setup, given) => ({ setup, options: given, auction: startAuction(setup.dealer) }),
  setupOf: (state) => state.setup,

  toAct(state) {
    if (isOver(state)) return [];
    return [state.play === undefined ? state.auction.turn : controlOf(state, state.play.turn)];
  },

  legalActions(state, seat) {
    if (isOver(state)) return [];
    if (state.play === undefined)
      return seat === state.auction.turn ? legalCalls(CONTRACT_AUCTION, state.auction).map(callAction) : [];
    return seat === controlOf(state, state.play.turn)
      ? cardsOf(legalCards(CLOCKWISE, state.play)).map(playAction)
      : [];
  },

  apply(state, seat, action) {
    switch (action.kind) {
      case 'call':
        return afterCall(state, addCall(CONTRACT_AUCTION, state.auction, action.call));
      case 'play':
        return {
          ...state,
          play: addCard(CLOCKWISE, defined(state.play, 'cards are played after the auction'), action.card),
        };
      case 'claim':
        return { ...state, claim: { seat, tricks: action.tricks } };
      default:
        return foreign(action);
    }
  },

  claimable(state, seat) {
    if (isOver(state) || state.play === undefined || !isLeadMade(state.play) || seat === dummyOf(state))
      return undefined;
    return tricksLeft(state.play);
  },

  explain(state, _seat, action) {
    if (action.kind === 'call') return callError(CONTRACT_AUCTION, state.auction, action.call);
    if (action.kind === 'play' && state.play !== undefined)
      return cardError(CLOCKWISE, state.play, action.card);
    return undefined;
  },

  view: viewOf,
  imagine: (view: View, random: Random) => imagineBridge(view, random),

  outcome(state): Outcome | undefined {
    if (!isOver(state)) return undefined;
    const { vul, deal } = state.setup;
    const terms = termsOf(state.setup);
    const { contract, play } = state;
    const strength = strengthOf(bySide((side) => seatsOf(side).map((seat) => deal[seat])));
    if (contract === undefined || play === undefined)
      return { terms, tricks: 0, points: { NS: 0, EW: 0 }, items: [], ...strength };
    const tricks = tricksOf(state, play, sideOf(contract.declarer));
    const items = duplicateItems(contract, tricks, vul);
    return {
      terms,
      contract,
      tricks,
      points: sumItems(items),
      items,
      honours: honourPoints(deal, contract.strain),
      ...strength,
    };
  },

  partyOf: sideOf,
};

function afterCall(state: BridgeState, auction: Auction): BridgeState {
  const next = { ...state, auction };
  if (!isAuctionOver(CONTRACT_AUCTION, auction)) return next;
  const contract = contractOf(CONTRACT_AUCTION, auction);
  if (contract === undefined) return next;
  return {
    ...next,
    contract,
    play: startPlay(state.setup.deal, lho(contract.declarer), trumpOf(contract.strain)),
  };
}

const isOver = (state: BridgeState): boolean =>
  state.claim !== undefined ||
  (state.play === undefined ? isAuctionOver(CONTRACT_AUCTION, state.auction) : isPlayOver(state.play));

const dummyOf = (state: BridgeState): Seat | undefined => state.contract && partner(state.contract.declarer);

/** Declarer plays dummy's cards as well as his own (Law 45). */
const controlOf = (state: BridgeState, seat: Seat): Seat =>
  state.contract !== undefined && seat === partner(state.contract.declarer) ? state.contract.declarer : seat;

/** Dummy is spread once the opening lead is faced (Law 41D). */
const isLeadMade = (play: Play): boolean => play.tricks.length > 0 || play.trick.length > 0;

function tricksOf(state: BridgeState, play: Play, side: Side): number {
  const won = seatsOf(side).reduce((sum, seat) => sum + play.taken[seat], 0);
  if (state.claim === undefined) return won;
  const { seat, tricks } = state.claim;
  return won + (sideOf(seat) === side ? tricks : tricksLeft(play) - tricks);
}

/** What a seat may see of a hand (RULES 1.5). */
function sees(state: BridgeState, viewer: Seat | undefined, hand: Seat): boolean {
  if (isOver(state) || viewer === hand) return true;
  const dummy = dummyOf(state);
  if (state.play === undefined || dummy === undefined || !isLeadMade(state.play)) return false;
  return hand === dummy || (state.options.dummySeesDeclarer && viewer === dummy && hand === partner(dummy));
}

function viewOf(state: BridgeState, viewer?: Seat): View {
  const { setup, auction, contract, play } = state;
  const over = isOver(state);
  const dummy = dummyOf(state);
  const hands = play?.hands ?? setup.deal;
  const claimable = viewer === undefined ? undefined : bridge.claimable(state, viewer);
  const outcome = bridge.outcome(state);
  return {
    game: bridge.id,
    options: state.options,
    ...(viewer !== undefined && { seat: viewer }),
    terms: termsOf(setup),
    phase: over ? 'over' : play === undefined ? 'auction' : 'play',
    toAct: bridge.toAct(state),
    legal: viewer === undefined ? [] : bridge.legalActions(state, viewer),
    ...(claimable !== undefined && { claimable }),
    hands: bySeat((seat) => ({
      count: size(hands[seat]),
      ...(sees(state, viewer, seat) && { cards: hands[seat] }),
    })),
    controls: bySeat((seat) => controlOf(state, seat)),
    teams: SIDES.map(seatsOf),
    calls: auction.calls,
    ...(contract !== undefined && { contract }),
    ...(dummy !== undefined && { dummy }),
    ...(play !== undefined && !over && { turn: play.turn }),
    trick: play?.trick ?? [],
    tricks: play?.tricks ?? [],
    taken: play?.taken ?? bySeat(() => 0),
    ...(state.claim !== undefined && { claim: state.claim }),
    ...(outcome !== undefined && { outcome }),
    ...(over && { deal: setup.deal }),
  };
}
