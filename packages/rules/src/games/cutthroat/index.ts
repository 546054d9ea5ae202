import { type Action, callAction, foreign, makeStep } from '../../action.ts';
import {
  addCall,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction/auction.ts';
import { LEVELS } from '../../auction/call.ts';
import type { Contract } from '../../auction/contract.ts';
import { makeCard, STRAINS, type Strain, trumpOf } from '../../cards/card.ts';
import { EMPTY } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { termsOf } from '../../deals/setup.ts';
import type { Stage } from '../../families/dummy/dummyGame.ts';
import {
  ALONE_AUCTION,
  DUMMY,
  dealerOf,
  leaderOf,
  PLAYERS,
  partiesOn,
  threeHands,
} from '../../families/dummy/threeHands.ts';
import { honoursAmong, playedOutcome, threePad } from '../../families/dummy/threeScore.ts';
import type { Game } from '../../game.ts';
import { isLeadMade, startPlay } from '../../play/play.ts';
import { itemsAmong } from '../../scores/outcome.ts';
import { duplicateItemsAt } from '../../scores/score.ts';
import { imagineCutthroat } from './imagine.ts';
import { numberStage, numberWinner } from './numbers.ts';
import { rules } from './rules.ts';
import {
  type Announced,
  type CutthroatExtra,
  type CutthroatOptions,
  type CutthroatState,
  foursOf,
  groupOf,
  openCard,
  options,
  shapeOf,
} from './state.ts';

const FACE_UP = {
  closed: 0,
  reveal4: 4,
  reveal6: 6,
  reveal8: 8,
  dealerChooses: 0,
  fullOpen: 13,
  'one+4+4+4': 1,
};

/** Every number of cards that the dealer may open (RULES 13.2, `dealerChooses`). */
const OPENINGS: readonly Action[] = Array.from({ length: 14 }, (_, cards) => ({
  kind: 'pick',
  pick: 'reveal',
  places: [cards],
}));

/** True while the dealer has to say how many cards they open, before they look at their own. */
const isChoosing = ({ options: { dummy }, revealed }: CutthroatState): boolean =>
  dummy === 'dealerChooses' && revealed === undefined;

const isSplit = ({ options: { dummy } }: CutthroatState): boolean => dummy === 'one+4+4+4';

function stageOf(state: CutthroatState): Stage | undefined {
  const { setup, auction, bids } = state;
  const dealer = dealerOf(setup);
  if (isChoosing(state)) return { phase: 'decide', seat: dealer, actions: () => OPENINGS };
  if (!state.options.numberBids) {
    if (isAuctionOver(ALONE_AUCTION, auction)) return undefined;
    const actions = () => legalCalls(ALONE_AUCTION, auction).map(callAction);
    return { phase: 'auction', seat: auction.turn, actions };
  }
  const winner = numberWinner(bids, dealer);
  if (winner === undefined) return numberStage(bids, dealer);
  const actions = () => STRAINS.map((strain): Action => ({ kind: 'declare', strain }));
  return state.contract === undefined ? { phase: 'declare', seat: winner.seat, actions } : undefined;
}

function decide(state: CutthroatState, seat: Seat, action: Action): CutthroatState {
  switch (action.kind) {
    case 'pick':
      return { ...state, revealed: action.places[0] ?? 0 };
    case 'declare':
      return named(state, action.strain);
    case 'bid':
      return { ...state, bids: [...state.bids, { seat, action }] };
    case 'call': {
      if (state.options.numberBids) return { ...state, bids: [...state.bids, { seat, action }] };
      const auction = addCall(ALONE_AUCTION, state.auction, action.call);
      const contract = isAuctionOver(ALONE_AUCTION, auction) ? contractOf(ALONE_AUCTION, auction) : undefined;
      return begun({ ...state, auction }, contract);
    }
    default:
      return foreign(action);
  }
}

/** Returns the state with the contract of the number that won the bidding. */
function named(state: CutthroatState, strain: Strain): CutthroatState {
  const winner = numberWinner(state.bids, dealerOf(state.setup));
  const level = LEVELS.find((some) => some + 6 === winner?.tricks);
  return winner === undefined || level === undefined
    ? state
    : begun(state, { level, strain, doubling: 0, declarer: winner.seat });
}

const begun = (state: CutthroatState, contract: Contract | undefined): CutthroatState =>
  contract === undefined
    ? state
    : { ...state, contract, play: startPlay(state.setup.deal, leaderOf(contract), trumpOf(contract.strain)) };

/**
 * Returns the cards of the dummy that a viewer sees: declarer looks at all of it before naming trumps; where it is
 * split, each player sees their four cards.
 */
function looksOf(state: CutthroatState, viewer: Seat) {
  const { setup, bids, options: given } = state;
  if (given.numberBids && numberWinner(bids, dealerOf(setup))?.seat === viewer) return setup.deal[DUMMY];
  return isSplit(state) ? foursOf(setup, viewer) : EMPTY;
}

function extraOf(state: CutthroatState): CutthroatExtra {
  const { revealed, options: given, bids } = state;
  return {
    ...(revealed !== undefined && { revealed }),
    ...(isSplit(state) && !isLeadMade(state.play) && { announced: announcedIn(state) }),
    ...(given.numberBids && { bids: bids.map(makeStep) }),
  };
}

const announcedIn = ({ setup }: CutthroatState): Announced => ({
  open: makeCard(openCard(setup)),
  shape: shapeOf(setup.deal[DUMMY]),
  points: Object.fromEntries(PLAYERS.map((seat) => [seat, groupOf(setup, seat).points])),
});

const functions = threeHands<CutthroatState>({
  id: 'cutthroat',
  stage: stageOf,
  decide,
  faceUp: ({ options: { dummy }, revealed }) => revealed ?? FACE_UP[dummy],
  looks: looksOf,
  isBlind: (state, viewer) => isChoosing(state) && viewer === dealerOf(state.setup),
  told(state) {
    const extra = extraOf(state);
    const numbers = state.bids.flatMap(({ seat, action }) =>
      action.kind === 'bid' ? [{ seat, tricks: action.tricks }] : [],
    );
    return {
      calls: state.auction.calls,
      ...(state.options.numberBids && { trickBids: numbers }),
      ...(Object.keys(extra).length > 0 && { extra }),
    };
  },
  explain: (state, action) =>
    action.kind === 'call' && !state.options.numberBids && !isChoosing(state)
      ? callError(ALONE_AUCTION, state.auction, action.call)
      : undefined,
  result(state, tricks) {
    const { contract, setup } = state;
    if (contract === undefined || tricks === undefined) return { tricks: 0, items: [] };
    const played = playedOutcome(termsOf(setup), contract, tricks);
    const items = itemsAmong(played, partiesOn(setup), duplicateItemsAt);
    return { contract, tricks, items, honours: honoursAmong(setup, contract) };
  },
});

const start: Game<CutthroatState, CutthroatOptions>['start'] = (setup, given) => ({
  setup,
  options: given,
  auction: startAuction(dealerOf(setup)),
  bids: [],
});

/** Contract bridge for three, each for themselves (RULES 13.1), with a dummy that may be partly known (RULES 13.2). */
export const cutthroat: Game<CutthroatState, CutthroatOptions> = {
  id: 'cutthroat',
  name: 'Cut-throat bridge',
  summary:
    'Three players bid against each other for a hand that nobody has seen; the highest bidder gets it as dummy.',
  players: 3,
  seats: PLAYERS,
  matches: ['rubber', 'rounds'],
  boardScale: 'cutthroat',
  dealers: PLAYERS,
  options,
  rules,
  ordered: true,
  ...functions,
  start,
  pad: (deal) =>
    threePad(deal, { itemsAt: duplicateItemsAt, redeals: false, undoubled: deal.options.numberBids }),
  imagine: (view, random) => imagineCutthroat(functions, start, view, random),
};
