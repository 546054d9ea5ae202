import { type Action, chooseAction, foreign, makeStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { TrickBid } from '../../auction/trickBid.ts';
import { CARDS, rankIndex, type Strain, type Suit, suitOf, trumpOf } from '../../cards/card.ts';
import { type CardSet, cardsOf, isEmpty, setOf, size } from '../../cards/cardSet.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { type Setup, termsOf } from '../../deals/setup.ts';
import type { Game, StepCode } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
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
import type { Trick } from '../../play/trick.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { type ScoreItem, type ScoreReason, sumItems } from '../../scores/score.ts';
import type { SharedFacts } from '../../views/facts.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { Phase, View } from '../../views/view.ts';
import {
  type BlindRules,
  type BlindState,
  DECISIONS,
  type Gift,
  giftsFrom,
  giversOf,
  handsAfter,
  isBlind,
  isUndecided,
} from './blindNil.ts';

/**
 * Hands that each bid a number of tricks, with trumps or without: the part that Spades and its relatives share (RULES
 * 12).
 */
export interface TrickBidState<Options extends OptionValues = OptionValues> extends BlindState {
  readonly setup: Setup;
  readonly options: Options;
  readonly bids: readonly TrickBid[];
  /** Absent until all have bid. */
  readonly play?: Play;
  /** An agreed claim (R-GEN-9). */
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

/** The rules by which one of these games differs from another. */
export interface TrickBidRules<State extends TrickBidState> {
  readonly id: string;
  /** The bidders, in order; the first leads. */
  readonly bidders: (setup: Setup) => readonly Seat[];
  /** The numbers that this bidder may choose from, from the lowest. */
  readonly choices: (state: State, seat: Seat) => readonly number[];
  /** The trumps of the deal, or notrump: settled before the first bid. */
  readonly strain: (state: Dealt<State>) => Strain;
  /** The hands as dealt, if they are not those of the setup. */
  readonly dealt?: (state: Dealt<State>) => Deal;
  /** The fields of a view that only this game has: a card that was turned up. */
  readonly told?: (state: State, viewer: Seat | undefined) => Partial<Pick<View, 'stock'>>;
  /** Nil may be bid blind. */
  readonly blind?: BlindRules<State>;
  readonly play: (state: State) => PlayRules;
  /** True if the play goes to the right. */
  readonly counterClockwise?: true;
  readonly partyOf: (seat: Seat) => Party;
  readonly parties: readonly Party[];
  /**
   * True if a player may claim all tricks that are left, because it does not matter who gets the others; never if left
   * out.
   */
  readonly isClaimable?: (state: State) => boolean;
  /**
   * Scores a deal.
   * @param taken tricks by hand; those of a claim count for the claimant and the hand at their left
   */
  readonly score: (
    state: State,
    taken: BySeat<number>,
  ) => { readonly items: readonly ScoreItem[] } & Pick<Outcome, 'bags'>;
  /** The hidden cards that a hand cannot hold, by its bid and its cards. */
  readonly barred: (view: View) => BySeat<CardSet>;
  /** The number of cards of one suit that a hand was dealt, where its bid shows it. */
  readonly lengths?: { readonly suit: Suit; readonly of: (view: View, seat: Seat) => number | undefined };
}

/** The part of a state that exists before the first action. */
type Dealt<State extends TrickBidState> = Pick<State, 'setup' | 'options'>;

type TrickBidFunctions<State> = Pick<
  Required<Game<State, unknown>>,
  | 'setupOf'
  | 'playOf'
  | 'toAct'
  | 'legalActions'
  | 'apply'
  | 'claimable'
  | 'explain'
  | 'view'
  | 'outcome'
  | 'partyOf'
>;

/** Builds the functions of a game of trick bids from `rules`, which hold all that is special to it. */
export function trickBidGame<State extends TrickBidState>(
  rules: TrickBidRules<State>,
): TrickBidFunctions<State> {
  const decidersOf = (state: State): readonly Seat[] =>
    rules.bidders(state.setup).filter((seat) => rules.blind?.isOffered(state, seat) === true);

  /** Returns the seat that passes cards on now. */
  const giverOf = ({ setup, bids, gifts = [] }: State): Seat | undefined =>
    bids.length < rules.bidders(setup).length
      ? undefined
      : giversOf(bids, rules.blind?.partnerOf)[gifts.length];

  const phaseOf = (state: State): Phase => {
    if (isOver(state)) return 'over';
    if (state.play !== undefined) return 'play';
    if ((state.decisions ?? []).length < decidersOf(state).length) return 'decide';
    return giverOf(state) === undefined ? 'bids' : 'exchange';
  };

  const toAct = (state: State): readonly Seat[] => {
    const { play, setup, bids, decisions = [] } = state;
    if (isOver(state)) return [];
    const seat =
      play?.turn ??
      decidersOf(state)[decisions.length] ??
      giverOf(state) ??
      rules.bidders(setup)[bids.length];
    return [defined(seat, 'somebody decides, bids or plays')];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    if (!toAct(state).includes(seat)) return [];
    if (state.play !== undefined) return cardsOf(legalCards(rules.play(state), state.play)).map(playAction);
    const phase = phaseOf(state);
    if (phase === 'decide') return DECISIONS;
    if (phase === 'exchange') return giftsFrom(heldIn(rules, state)[seat]);
    return rules.choices(state, seat).map((tricks) => ({ kind: 'bid', tricks }));
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    const { play, bids, decisions = [], gifts = [] } = state;
    switch (action.kind) {
      case 'claim':
        return { ...state, claim: { seat, tricks: action.tricks } };
      case 'choose': {
        const decided = [...decisions, { seat, isBlind: action.choice === 'blind' }];
        const next = { ...state, decisions: decided };
        return decided.length < decidersOf(state).length ? next : withBids(rules, next, bids);
      }
      case 'bid':
        return withBids(rules, state, [...bids, { seat, tricks: action.tricks }]);
      case 'put': {
        const to = defined(rules.blind?.partnerOf, 'cards are passed on')(seat);
        return withPlay(rules, { ...state, gifts: [...gifts, { seat, to, cards: action.cards }] });
      }
      case 'play':
        return {
          ...state,
          play: addCard(rules.play(state), defined(play, 'the play is on'), action.card),
        };
      default:
        return foreign(action);
    }
  };

  const claimable = (state: State, seat: Seat): number | undefined => {
    const { play } = state;
    if (play === undefined || isOver(state) || !rules.bidders(state.setup).includes(seat)) return undefined;
    if (play.tricks.length + play.trick.length === 0 || rules.isClaimable?.(state) !== true) return undefined;
    return tricksLeft(play);
  };

  const explain = (state: State, _: Seat, action: Action): StepCode | undefined =>
    action.kind === 'play' && state.play !== undefined
      ? cardError(rules.play(state), state.play, action.card)
      : undefined;

  const outcome = (state: State): Outcome | undefined => outcomeOf(rules, state);

  const viewed: ViewedGame<State> = { id: rules.id, toAct, legalActions, claimable, outcome };

  const view = (state: State, viewer?: Seat): View => {
    const { setup, play, bids } = state;
    const over = isOver(state);
    const begun = heldIn(rules, state);
    const held = play?.hands ?? begun;
    const deciders = over ? [] : decidersOf(state);
    return makeView(viewed, state, viewer, {
      phase: phaseOf(state),
      hand: (seat) => ({
        count: size(held[seat]),
        ...((over || isEmpty(begun[seat]) || (viewer === seat && !isUndecided(state, deciders, seat))) && {
          cards: held[seat],
        }),
      }),
      ...(rules.counterClockwise && { counterClockwise: true as const }),
      teams: teamsBy(rules),
      trickBids: bids,
      strain: rules.strain(state),
      deal: rules.dealt?.(state) ?? setup.deal,
      ...rules.told?.(state, viewer),
      ...blindView(state, viewer, over),
    });
  };

  return {
    setupOf: (state) => state.setup,
    playOf: (state) => state.play,
    toAct,
    legalActions,
    apply,
    claimable,
    explain,
    view,
    outcome,
    partyOf: (seat) => rules.partyOf(seat),
  };
}

const isOver = ({ play, claim }: TrickBidState): boolean =>
  claim !== undefined || (play !== undefined && isPlayOver(play));

function outcomeOf<State extends TrickBidState>(
  rules: TrickBidRules<State>,
  state: State,
): Outcome | undefined {
  if (!isOver(state) || state.play === undefined) return undefined;
  const scored = rules.score(state, takenAfter(rules, state, state.play));
  return {
    terms: termsOf(state.setup),
    strain: rules.strain(state),
    tricks: 0,
    ...scored,
    points: sumItems(scored.items, rules.parties),
  };
}

/** Returns the state with these bids, and adds the blind nils when it is their turn. */
export function withBids<State extends TrickBidState>(
  rules: TrickBidRules<State>,
  state: State,
  bids: readonly TrickBid[],
): State {
  const next = rules.bidders(state.setup)[bids.length];
  if (next === undefined) return withPlay(rules, { ...state, bids });
  if (isBlind(state, next)) return withBids(rules, state, [...bids, { seat: next, tricks: 0, blind: true }]);
  return { ...state, bids };
}

/** Starts the play once all players have bid and given. */
function withPlay<State extends TrickBidState>(rules: TrickBidRules<State>, state: State): State {
  const { setup, bids, gifts = [] } = state;
  if (gifts.length < giversOf(bids, rules.blind?.partnerOf).length) return state;
  const leader = defined(rules.bidders(setup)[0], 'somebody leads');
  return { ...state, play: startPlay(heldIn(rules, state), leader, trumpOf(rules.strain(state))) };
}

/** Returns the hands before the first card. */
const heldIn = <State extends TrickBidState>({ dealt }: TrickBidRules<State>, state: State): Deal =>
  handsAfter(dealt?.(state) ?? state.setup.deal, state.gifts ?? []);

/** `View.extra` where blind nil was offered: each player's decision, as steps. */
type BlindExtra = SharedFacts<'decisions'>;

/** `View.memory` where cards were passed on: the gifts that the viewer gave or received, as steps. */
export type GiftMemory = { readonly gifts: readonly string[] };

/**
 * Returns the parts of a view about blind nils: everybody hears the choices, but only the two players concerned know a
 * gift.
 */
function blindView(
  { decisions = [], gifts = [] }: BlindState,
  viewer: Seat | undefined,
  over: boolean,
): Pick<View, 'extra' | 'memory'> {
  const seen = gifts.filter(({ seat, to }) => over || seat === viewer || to === viewer);
  const extra: BlindExtra = {
    decisions: decisions.map(({ seat, isBlind: blind }) =>
      makeStep({ seat, action: chooseAction(blind ? 'blind' : 'look') }),
    ),
  };
  const memory: GiftMemory = { gifts: seen.map(makeGift) };
  return { ...(decisions.length > 0 && { extra }), ...(seen.length > 0 && { memory }) };
}

const makeGift = ({ seat, cards }: Gift): string =>
  makeStep({ seat, action: { kind: 'put', put: 'give', cards } });

const teamsBy = ({ parties, partyOf }: Pick<TrickBidRules<never>, 'parties' | 'partyOf'>) =>
  parties.map((party) => SEATS.filter((seat) => partyOf(seat) === party));

/** Returns the tricks of each hand; the tricks that a claim gives to a side go to one of its hands. */
function takenAfter<State extends TrickBidState>(
  { partyOf }: TrickBidRules<State>,
  { claim }: State,
  play: Play,
): BySeat<number> {
  if (claim === undefined) return play.taken;
  const other = defined(
    SEATS.find((seat) => partyOf(seat) !== partyOf(claim.seat)),
    'another side',
  );
  const rest = tricksLeft(play) - claim.tricks;
  return bySeat(
    (seat) => play.taken[seat] + (seat === claim.seat ? claim.tricks : seat === other ? rest : 0),
  );
}

/** Builds a score item of these games, whose sheet has no line. */
export const itemFor = (reason: ScoreReason, party: Party, points: number): ScoreItem => ({
  reason,
  party,
  points,
  line: 'above',
});

export const bidOf = (bids: readonly TrickBid[], seat: Seat): number =>
  defined(
    bids.find((bid) => bid.seat === seat),
    'everybody bids',
  ).tricks;

/** Lists all numbers from the first to the last. */
export const numbersTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns the cards of a suit above a rank. */
export const cardsAbove = (suit: Suit, rank: number): CardSet =>
  setOf(CARDS.filter((card) => suitOf(card) === suit && rankIndex(card) > rank));

/** Returns the rank of the highest card of a suit in a trick; −1 if there is none. */
export const topOf = (trick: Trick, suit: Suit): number =>
  Math.max(-1, ...trick.flatMap(({ card }) => (suitOf(card) === suit ? [rankIndex(card)] : [])));
