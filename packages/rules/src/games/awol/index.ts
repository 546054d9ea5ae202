import { type Action, callAction, chooseAction, foreign, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import {
  type Auction,
  addCall,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import { trumpOf } from '../../cards/card.ts';
import { cardsOf, size } from '../../cards/cardSet.ts';
import { bySeat, type Seat, sideOf } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { termsOf } from '../../deals/setup.ts';
import { type Game, playerAt } from '../../game.ts';
import type { PadSteps } from '../../pad/form.ts';
import { askContract, askOneOf, askTricks, passedOutcome } from '../../pad/parts.ts';
import {
  addCard,
  CLOCKWISE,
  cardError,
  isLeadMade,
  isPlayOver,
  legalCards,
  startPlay,
  tricksLeft,
  tricksOf,
} from '../../play/play.ts';
import { bridgePosition } from '../../play/position.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { makeView } from '../../views/makeView.ts';
import type { Phase, View } from '../../views/view.ts';
import { imagineAwol } from './imagine.ts';
import { rules } from './rules.ts';
import { awolItems, OPENED, type Opened, vulOf } from './score.ts';
import { AWOL_AUCTION, type AwolExtra, type AwolState } from './state.ts';

/** Players sit South, West and East; North is the dummy, South's (RULES 8.1). */
export const AWOL_SEATS = ['S', 'W', 'E'] as const;

export type AwolOptions = Readonly<Record<never, never>>;

export const awol: Game<AwolState, AwolOptions> = {
  id: 'awol',
  name: 'AWOL Bridge',
  summary: 'Three players: the dealer has the dummy, and risks more the sooner it is opened.',
  players: 3,
  seats: AWOL_SEATS,
  matches: ['rounds'],
  boardScale: 'awol',
  dealers: AWOL_SEATS,
  // five-card suits, weak twos and a notrump of 12 to 14 points, as the inventor's description has it
  system: 'weak-notrump',
  options: {},
  rules,

  start: (setup) => ({ setup, auction: startAuction('W') }),
  setupOf: (state) => state.setup,

  toAct(state) {
    if (isOver(state)) return [];
    if (isDeciding(state)) return ['S'];
    return [state.play === undefined ? state.auction.turn : controlOf(state.play.turn)];
  },

  legalActions(state, seat) {
    if (!awol.toAct(state).includes(seat)) return [];
    if (isDeciding(state)) return DECISIONS;
    if (state.play !== undefined) return cardsOf(legalCards(CLOCKWISE, state.play)).map(playAction);
    return legalCalls(AWOL_AUCTION, state.auction).map(callAction);
  },

  apply(state, seat, action) {
    switch (action.kind) {
      case 'choose':
        return { ...state, decision: decisionOf(state, action) };
      case 'call':
        return afterCall(state, addCall(AWOL_AUCTION, state.auction, action.call));
      case 'play':
        return { ...state, play: addCard(CLOCKWISE, defined(state.play, 'the play is on'), action.card) };
      case 'claim':
        return { ...state, claim: { seat, tricks: action.tricks } };
      default:
        return foreign(action);
    }
  },

  claimable(state) {
    return isOver(state) || state.play === undefined || !isLeadMade(state.play)
      ? undefined
      : tricksLeft(state.play);
  },

  explain(state, _seat, action) {
    if (action.kind === 'call' && !isDeciding(state))
      return callError(AWOL_AUCTION, state.auction, action.call);
    if (action.kind === 'play' && state.play !== undefined)
      return cardError(CLOCKWISE, state.play, action.card);
    return undefined;
  },

  view: viewOf,
  imagine: imagineAwol,

  outcome(state) {
    if (!isOver(state)) return undefined;
    const opened = openedOf(state) ?? 'never';
    const terms = { ...termsOf(state.setup), vul: vulOf(opened) };
    const { contract, play } = state;
    if (contract === undefined || play === undefined) return passedOutcome(terms, partiesOn(terms));
    const tricks = tricksOf(play, (hand) => sideOf(hand) === sideOf(contract.declarer), state.claim);
    return playedOutcome(terms, opened, contract, tricks);
  },

  *pad({ terms: given }): PadSteps<Outcome> {
    const opened = yield* askOneOf('opened', OPENED);
    const terms = { ...given, vul: vulOf(opened) };
    const contract = yield* askContract({ declarers: AWOL_SEATS, canPass: true });
    if (contract === undefined) return passedOutcome(terms, partiesOn(terms));
    return playedOutcome(terms, opened, contract, yield* askTricks(contract));
  },

  partyOf: (seat, terms) => playerAt(AWOL_SEATS, controlOf(seat), terms),
  positionAt: ({ setup }, strain, declarer) =>
    declarer === 'S' ? bridgePosition(startPlay(setup.deal, 'W', trumpOf(strain))) : undefined,
  position: (state) => (state.play === undefined || isOver(state) ? undefined : bridgePosition(state.play)),
};

const partiesOn = (terms: DealTerms): readonly Party[] =>
  AWOL_SEATS.map((seat) => awol.partyOf(seat, terms)).sort();

function playedOutcome(terms: DealTerms, opened: Opened, contract: Contract, tricks: number): Outcome {
  const items = awolItems(contract, tricks, opened, (seat) => awol.partyOf(seat, terms));
  return {
    terms,
    contract,
    declaring: awol.partyOf(contract.declarer, terms),
    tricks,
    points: sumItems(items, partiesOn(terms)),
    items,
  };
}

const DECISIONS: readonly Action[] = [chooseAction('open'), chooseAction('closed')];

/**
 * True if South decides now: before any call, and again before their own first call while the dummy is closed
 * (R-AWOL-6).
 */
const isDeciding = ({ decision, auction, contract }: AwolState): boolean =>
  decision === undefined ||
  (decision === 'closed' && contract === undefined && auction.turn === 'S' && auction.calls.length === 2);

function decisionOf(
  { decision }: AwolState,
  { choice }: Extract<Action, { kind: 'choose' }>,
): 'closed' | Opened {
  if (decision === undefined) return choice === 'open' ? 'first' : 'closed';
  return choice === 'open' ? 'second' : 'never';
}

const openedOf = ({ decision }: AwolState): Opened | undefined =>
  decision === 'closed' ? undefined : decision;

function afterCall(state: AwolState, auction: Auction): AwolState {
  const contract = isAuctionOver(AWOL_AUCTION, auction) ? contractOf(AWOL_AUCTION, auction) : undefined;
  if (contract === undefined) return { ...state, auction };
  // West always leads (RULES 8.3)
  return { ...state, auction, contract, play: startPlay(state.setup.deal, 'W', trumpOf(contract.strain)) };
}

const isOver = ({ auction, play, claim }: AwolState): boolean =>
  claim !== undefined || (play === undefined ? isAuctionOver(AWOL_AUCTION, auction) : isPlayOver(play));

const controlOf = (seat: Seat): Seat => (seat === 'N' ? 'S' : seat);

/**
 * True if all see North's hand: once it is opened, or after West's lead. While it is closed, nobody sees it (RULES
 * 8.8).
 */
function isNorthOpen(state: AwolState): boolean {
  const opened = openedOf(state);
  return opened === 'first' || opened === 'second' || isLeadMade(state.play);
}

const phaseOf = (state: AwolState): Phase =>
  isOver(state) ? 'over' : isDeciding(state) ? 'decide' : state.play === undefined ? 'auction' : 'play';

/** Nobody knows who is vulnerable before South has opened the dummy, or the auction is over (RULES 8.4). */
const UNSETTLED = { vul: 'none', isVulOpen: true } as const;

function viewOf(state: AwolState, viewer?: Seat): View {
  const { setup, auction, contract, play } = state;
  const hands = play?.hands ?? setup.deal;
  const opened = openedOf(state);
  const extra: AwolExtra = { ...(opened !== undefined && { opened }) };
  const sees = (hand: Seat) => isOver(state) || viewer === hand || (hand === 'N' && isNorthOpen(state));
  return makeView<AwolState>(awol, state, viewer, {
    terms: { ...termsOf(setup), ...(opened === undefined ? UNSETTLED : { vul: vulOf(opened) }) },
    phase: phaseOf(state),
    hand: (seat) => ({ count: size(hands[seat]), ...(sees(seat) && { cards: hands[seat] }) }),
    controls: bySeat(controlOf),
    teams: [
      ['N', 'S'],
      ['E', 'W'],
    ],
    calls: auction.calls,
    ...(contract !== undefined && { contract }),
    dummy: 'N',
    extra,
  });
}
