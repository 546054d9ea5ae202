import { type Action, chooseAction, foreign, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { TrickBid } from '../../auction/trickBid.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import { type Seat, seatsFrom } from '../../cards/seat.ts';
import type { Setup } from '../../deals/setup.ts';
import { aroundOf } from '../../families/dummy/threeHands.ts';
import { SPADES_PLAY } from '../../families/spades/spadesPlay.ts';
import type { StepCode } from '../../game.ts';
import {
  addCard,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
  tricksLeft,
} from '../../play/play.ts';
import { inTurnFrom } from '../../views/view.ts';
import {
  biddersOf,
  bidsFor,
  countingNils,
  DUMMY,
  type DummySpadesOptions,
  declarerOf as declarerIn,
  makeBid,
  mirrorBids,
  PLAYERS,
} from './bids.ts';

/** Places of the dummy's cards on the table, counted from 1, that a player chose. */
export type Places = readonly number[];

export interface DummySpadesState {
  readonly setup: Setup;
  readonly options: DummySpadesOptions;
  /** The places that each player looked at alone. */
  readonly looks: { readonly [S in Seat]?: Places };
  /** The seats that have seen enough, clockwise. */
  readonly ready: readonly Seat[];
  /** The cards turned up for all to see, by one player after the other. */
  readonly flips: readonly { readonly seat: Seat; readonly places: Places }[];
  readonly bids: readonly TrickBid[];
  /** Absent until all have bid. */
  readonly play?: Play;
  /** An agreed claim (R-GEN-9). */
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

const PLACES = 13;
const LOOKS = { three: 3, four: 4 } as const;
const FLIPS = { flip1: 1, flip2: 2, flip3: 3, flip4: 4 } as const;

/** Returns the number of cards of the dummy that each player looks at alone, and the number that they turn for all. */
export const lookCount = ({ peek }: DummySpadesOptions): number =>
  peek === 'three' || peek === 'four' ? LOOKS[peek] : 0;
const flipCount = ({ peek }: DummySpadesOptions): number =>
  peek === 'none' || peek === 'three' || peek === 'four' ? 0 : FLIPS[peek];

export function start(setup: Setup, options: DummySpadesOptions): DummySpadesState {
  const state = { setup, options, looks: {}, ready: [], flips: [], bids: [] };
  return options.bidding === 'mirror' ? withBids(state, mirrorBids(setup)) : state;
}

function withBids(state: DummySpadesState, bids: readonly TrickBid[]): DummySpadesState {
  if (bids.length < PLAYERS.length) return { ...state, bids };
  const leader = defined(biddersOf(state.setup)[0], 'somebody leads');
  return { ...state, bids, play: startPlay(state.setup.deal, leader, 'S') };
}

export const declarerOf = ({ setup, options, bids }: DummySpadesState): Seat | undefined =>
  declarerIn(setup, options, bids);

export const isOver = ({ play, claim }: DummySpadesState): boolean =>
  claim !== undefined || (play !== undefined && isPlayOver(play));

/** True if the dummy is open: the opening card has been played (R-DHS-10). */
export const isDummyOpen = ({ play }: DummySpadesState): boolean =>
  play !== undefined && play.tricks.length + play.trick.length > 0;

export const isLooking = ({ options, play, ready }: DummySpadesState): boolean =>
  play === undefined && lookCount(options) > 0 && ready.length < PLAYERS.length;
export const isFlipping = ({ options, play, flips }: DummySpadesState): boolean =>
  play === undefined && flipCount(options) > 0 && flips.length < PLAYERS.length;

export const controlOf = (state: DummySpadesState, hand: Seat): Seat =>
  hand === DUMMY ? (declarerOf(state) ?? hand) : hand;

/** Returns the rules of play: clockwise around the table, with the rules of Spades on leads. */
const playRules = (declarer: Seat): PlayRules => {
  const around = aroundOf(declarer);
  return { ...SPADES_PLAY, next: (seat) => defined(inTurnFrom({ around }, seat)[1], 'four hands') };
};

const rulesOf = (state: DummySpadesState): PlayRules =>
  playRules(defined(declarerOf(state), 'a declarer plays'));

export function toAct(state: DummySpadesState): readonly Seat[] {
  if (isOver(state)) return [];
  if (state.play !== undefined) return [controlOf(state, state.play.turn)];
  const bidders = biddersOf(state.setup);
  if (isLooking(state)) return bidders.filter((seat) => !state.ready.includes(seat));
  const at = isFlipping(state) ? state.flips.length : state.bids.length;
  return [defined(bidders[at], 'somebody turns cards or bids')];
}

export function legalActions(state: DummySpadesState, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { options, play } = state;
  if (play !== undefined) return cardsOf(legalCards(rulesOf(state), play)).map(playAction);
  if (isLooking(state)) {
    if (state.looks[seat] !== undefined) return [chooseAction('ready')];
    return choicesOf(ALL_PLACES, lookCount(options)).map((places) => ({
      kind: 'pick',
      pick: 'peek',
      places,
    }));
  }
  if (isFlipping(state)) {
    const turned = state.flips.flatMap(({ places }) => places);
    const hidden = ALL_PLACES.filter((place) => !turned.includes(place));
    return choicesOf(hidden, flipCount(options)).map((places) => ({ kind: 'pick', pick: 'flip', places }));
  }
  return bidsFor(options.bidding, seat).map(({ tricks, nils }) => ({
    kind: 'bid',
    tricks,
    ...(nils && { nils }),
  }));
}

const ALL_PLACES: Places = Array.from({ length: PLACES }, (_, i) => i + 1);

/** Lists all choices of `count` places, each ascending. */
function choicesOf(places: Places, count: number): readonly Places[] {
  if (count === 0) return [[]];
  return places.flatMap((place, i) =>
    choicesOf(places.slice(i + 1), count - 1).map((rest) => [place, ...rest]),
  );
}

export function apply(state: DummySpadesState, seat: Seat, action: Action): DummySpadesState {
  const { play } = state;
  switch (action.kind) {
    case 'pick':
      return action.pick === 'peek'
        ? { ...state, looks: { ...state.looks, [seat]: action.places } }
        : { ...state, flips: [...state.flips, { seat, places: action.places }] };
    case 'choose':
      return { ...state, ready: seatsFrom('N').filter((one) => one === seat || state.ready.includes(one)) };
    case 'bid':
      return withBids(state, [...state.bids, makeBid(seat, action.tricks, action.nils)]);
    case 'play':
      return { ...state, play: addCard(rulesOf(state), defined(play, 'the play is on'), action.card) };
    case 'claim':
      return { ...state, claim: { seat, tricks: action.tricks } };
    default:
      return foreign(action);
  }
}

/**
 * Returns the tricks that may be claimed, once the dummy is open and no counting nil can still be made: then it does
 * not matter which hand of a side takes a trick.
 */
export function claimable(state: DummySpadesState, seat: Seat): number | undefined {
  const { play, bids } = state;
  const declarer = declarerOf(state);
  if (play === undefined || declarer === undefined || isOver(state) || !isDummyOpen(state)) return undefined;
  if (seat === DUMMY) return undefined;
  const isNilOpen = bids.some((bid) => countingNils(bid, declarer).some((hand) => play.taken[hand] === 0));
  return isNilOpen ? undefined : tricksLeft(play);
}

export const explain = (state: DummySpadesState, _: Seat, action: Action): StepCode | undefined =>
  action.kind === 'play' && state.play !== undefined
    ? cardError(rulesOf(state), state.play, action.card)
    : undefined;
