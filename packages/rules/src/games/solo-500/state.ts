import { type Action, callAction, foreign, playAction, type Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import { type Card, SUITS, type Suit, trumpOf } from '../../cards/card.ts';
import { type CardSet, cardsOf, EMPTY, minus, setOf, size, union } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import { endsOf, isRowSeat, type Rows } from '../../families/twoHanded/endCards.ts';
import { DUMMY_AT_RIGHT, handsOf, otherPlayer, sidesOf } from '../../families/twoHanded/owners.ts';
import { dummyOf } from '../../families/twoHanded/twoHanded.ts';
import type { StepCode } from '../../game.ts';
import {
  addCard,
  CLOCKWISE,
  type Claim,
  cardError,
  isLeadMade,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
  tricksOf,
} from '../../play/play.ts';
import type { RankedPlay } from '../../play/position.ts';
import { type Bid, bidOfAction, bidsOver, isMisere, makeBidAction, strainOf } from './bids.ts';
import { cardsIn, dealCards, height, JOKER, type Ranking, suitIn, winnerOf } from './cards.ts';

export type Solo500Options = {
  /** The cards that lie open while the players bid (R-SW-2, as in Solo Whist). */
  readonly inspection: 'all' | 'dummies';
  /** R-SW-4: true if the jacks of trumps' colour are the highest trumps after the joker. */
  readonly bowers: boolean;
};

export interface Solo500State {
  readonly setup: Setup;
  readonly options: Solo500Options;
  /** The dummies in dealt order. */
  readonly rows: Rows;
  /** The cards held before the play; after the bidding the bidder has the kitty. */
  readonly hands: Deal;
  /** Bids and passes. */
  readonly bids: readonly Step[];
  /** The seat that bids next. */
  readonly turn: Seat;
  readonly contract?: Contract500;
  /** The three cards that the bidder put away. */
  readonly discards?: CardSet;
  readonly play?: Play;
  /** The suit that the joker asked for when it was led at notrump. */
  readonly named?: Suit;
  readonly claim?: Claim;
}

export interface Contract500 {
  readonly bidder: Seat;
  readonly bid: Bid;
}

export const OWNERS = DUMMY_AT_RIGHT;

export const rankingOf = ({ options: { bowers }, contract }: Solo500State): Ranking => ({
  strain: contract === undefined ? 'N' : strainOf(contract.bid),
  bowers,
});

/** Returns the hand that takes no part: at misère the bidder's dummy (R-SW-5). */
export const asideOf = ({ contract }: Solo500State): Seat | undefined =>
  contract !== undefined && isMisere(contract.bid) ? dummyOf(OWNERS, contract.bidder) : undefined;

function playRules(state: Solo500State): PlayRules {
  const ranking = rankingOf(state);
  const aside = asideOf(state);
  return {
    next: (seat) => (CLOCKWISE.next(seat) === aside ? CLOCKWISE.next(aside) : CLOCKWISE.next(seat)),
    size: aside === undefined ? 4 : 3,
    playable: ({ hands }, seat) => (isRowSeat(seat) ? endsOf(state.rows[seat], hands[seat]) : hands[seat]),
    following({ trick }, cards) {
      const [lead] = trick;
      const led = lead && (suitIn(ranking, lead.card) ?? state.named);
      return led === undefined ? EMPTY : cardsIn(ranking, cards, led);
    },
    winner: (_play, trick) => winnerOf(ranking, trick),
  };
}

/** Returns the play in the form that a search by the order of the cards needs. */
export function rankedPlay(state: Solo500State): RankedPlay | undefined {
  const { play, rows, contract, named } = state;
  if (play === undefined || contract === undefined || isOver(state)) return undefined;
  const ranking = rankingOf(state);
  const aside = asideOf(state);
  return {
    play,
    sides: sidesOf(OWNERS),
    rows: { E: rows.E, W: rows.W },
    ...(aside !== undefined && { aside }),
    suitOf: (card) => suitIn(ranking, card),
    heightOf: (card) => height(ranking, card),
    // a suit that an earlier joker asked for is not asked for any more
    ...(named !== undefined && play.trick[0]?.card === JOKER && { named }),
    isNaming: isNaming(state, ranking),
    ...(isMisere(contract.bid) && { avoiding: handsOf(OWNERS, contract.bidder) }),
  };
}

/** True if the joker was led at notrump and has not asked for a suit yet. */
export const isNaming = ({ play, named }: Solo500State, ranking: Ranking): boolean =>
  named === undefined &&
  play?.trick.length === 1 &&
  play.trick[0]?.card === JOKER &&
  suitIn(ranking, JOKER) === undefined;

const isPass = ({ action }: Step): boolean => action.kind === 'call';

export function isOver(state: Solo500State): boolean {
  const { bids, contract, play, claim } = state;
  if (claim !== undefined) return true;
  if (contract === undefined) return bids.length === 2 && bids.every(isPass);
  if (play === undefined) return false;
  // a misère is lost with the first trick (R-SW-5)
  return (
    isPlayOver(play) ||
    (isMisere(contract.bid) && tricksOf(play, (hand) => OWNERS.of[hand] === contract.bidder) > 0)
  );
}

/** Returns the number of tricks not yet finished; a dummy laid aside keeps its cards. */
export const leftIn = ({ hands, trick, turn }: Play): number => {
  const [lead] = trick;
  return lead === undefined ? size(hands[turn]) : size(hands[lead.seat]) + 1;
};

export function start(setup: Setup, given: Solo500Options): Solo500State {
  const { rows, hands } = dealCards(setup);
  return { setup, options: given, rows, hands, bids: [], turn: OWNERS.of[setup.dealer] };
}

export function toAct(state: Solo500State): readonly Seat[] {
  if (isOver(state)) return [];
  const { contract, play, turn } = state;
  if (contract === undefined) return [turn];
  if (play === undefined) return [contract.bidder];
  const naming = isNaming(state, rankingOf(state)) ? play.trick[0]?.seat : undefined;
  return [OWNERS.of[naming ?? play.turn]];
}

export function legalActions(state: Solo500State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { contract, hands, play } = state;
  if (contract === undefined) return [callAction('P'), ...bidsOver(lastBid(state)?.bid).map(makeBidAction)];
  if (play === undefined)
    return discardsFrom(cardsOf(hands[contract.bidder])).map((cards) => ({
      kind: 'put',
      put: 'discard',
      cards,
    }));
  if (isNaming(state, rankingOf(state))) return SUITS.map((strain) => ({ kind: 'declare', strain }));
  return cardsOf(legalCards(playRules(state), play)).map(playAction);
}

/** Lists all ways to take three of the cards, each ascending. */
const discardsFrom = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c): readonly Card[] => [a, b, c])),
  );

function lastBid({ bids }: Solo500State): Contract500 | undefined {
  const step = bids.findLast((some) => !isPass(some));
  const bid = step && bidOfAction(step.action);
  return bid && { bidder: step.seat, bid };
}

export function apply(state: Solo500State, seat: Seat, action: Action): Solo500State {
  if (state.contract === undefined) return afterBid(state, { seat, action });
  switch (action.kind) {
    case 'put':
      return afterDiscard(state, state.contract, setOf(action.cards));
    case 'play': {
      const play = defined(state.play, 'cards are played after the discards');
      return { ...state, play: addCard(playRules(state), play, action.card) };
    }
    case 'declare':
      return { ...state, named: defined(trumpOf(action.strain), 'the joker asks for a suit') };
    case 'claim':
      return { ...state, claim: { seat, tricks: action.tricks } };
    default:
      return foreign(action);
  }
}

/**
 * Returns the state after a bid. One pass ends the bidding; the bidder takes the kitty into their own hand (R-SW-2).
 */
function afterBid(state: Solo500State, step: Step): Solo500State {
  const next = { ...state, bids: [...state.bids, step], turn: otherPlayer(OWNERS, step.seat) };
  const contract = lastBid(next);
  if (contract === undefined || !isPass(step)) return next;
  const { bidder } = contract;
  const hand = union(state.hands[bidder], setOf(dealCards(state.setup).kitty));
  return { ...next, contract, hands: { ...state.hands, [bidder]: hand } };
}

/** Starts the play after the discards: the bidder leads, as in 500 (R-SW-6). */
function afterDiscard(state: Solo500State, { bidder, bid }: Contract500, discards: CardSet): Solo500State {
  const hands = { ...state.hands, [bidder]: minus(state.hands[bidder], discards) };
  return { ...state, hands, discards, play: startPlay(hands, bidder, trumpOf(strainOf(bid))) };
}

export function claimable(state: Solo500State, seat: Seat): number | undefined {
  const { play } = state;
  if (
    play === undefined ||
    !isLeadMade(play) ||
    isOver(state) ||
    isNaming(state, rankingOf(state)) ||
    !OWNERS.players.includes(seat)
  )
    return undefined;
  return leftIn(play);
}

export function explain(state: Solo500State, _seat: Seat, action: Action): StepCode | undefined {
  if (action.kind === 'bid' || action.kind === 'choose')
    return state.contract === undefined && bidOfAction(action) ? 'ERR_INSUFFICIENT_BID' : undefined;
  if (action.kind !== 'play' || state.play === undefined || isNaming(state, rankingOf(state)))
    return undefined;
  return cardError(playRules(state), state.play, action.card);
}
