import { type Action, chooseAction, foreign, makeStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { CARDS, rankIndex, type Strain, type Suit, suitOf, trumpOf } from '../../card.ts';
import { type CardSet, cardsOf, isEmpty, setOf, size } from '../../cardSet.ts';
import type { Deal } from '../../deal.ts';
import type { SharedFacts } from '../../facts.ts';
import type { Game, StepCode } from '../../game.ts';
import { makeView, type ViewedGame } from '../../makeView.ts';
import type { OptionValues } from '../../options.ts';
import type { Outcome, Party } from '../../outcome.ts';
import {
  addCard,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
  tricksLeft,
} from '../../play.ts';
import { type ScoreItem, type ScoreReason, sumItems } from '../../score.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../seat.ts';
import { type Setup, termsOf } from '../../setup.ts';
import type { Trick } from '../../trick.ts';
import type { TrickBid } from '../../trickBid.ts';
import type { Phase, View } from '../../view.ts';
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
 * Hands for each of which a number of tricks is bid, with trumps or without: what Spades and its relatives
 * share (RULES 12).
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
  /** Those who bid, in their order; the first leads. */
  readonly bidders: (setup: Setup) => readonly Seat[];
  /** The numbers that this bidder may choose from, from the lowest. */
  readonly choices: (state: State, seat: Seat) => readonly number[];
  /** Trumps, or notrump, of the deal: settled before the first bid. */
  readonly strain: (state: Dealt<State>) => Strain;
  /** The hands as dealt, where they are not those of the setup. */
  readonly dealt?: (state: Dealt<State>) => Deal;
  /** The fields of a view that the game alone has: a card that was turned up. */
  readonly told?: (state: State, viewer: Seat | undefined) => Partial<Pick<View, 'stock'>>;
  /** Nil may be bid blind. */
  readonly blind?: BlindRules<State>;
  readonly play: (state: State) => PlayRules;
  /** The play goes to the right. */
  readonly counterClockwise?: true;
  readonly partyOf: (seat: Seat) => Party;
  readonly parties: readonly Party[];
  /**
   * The most tricks that may be claimed is what is left, where it does not matter who gets the others; never
   * when left out.
   */
  readonly isClaimable?: (state: State) => boolean;
  /** Scores a deal. @param taken tricks by hand, of a claim by the claimant and the hand at their left */
  readonly score: (
    state: State,
    taken: BySeat<number>,
  ) => { readonly items: readonly ScoreItem[] } & Pick<Outcome, 'bags'>;
  /** Of cards that nobody sees: those that the hand has shown not to hold, by what it bid and played. */
  readonly barred: (view: View) => BySeat<CardSet>;
  /** The number of cards of one suit that a hand was dealt, where its bid tells. */
  readonly lengths?: { readonly suit: Suit; readonly of: (view: View, seat: Seat) => number | undefined };
}

/** The part of a state that is there before anything is done. */
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

/** The functions of a game that differs from others by `rules` alone. */
export function trickBidGame<State extends TrickBidState>(
  rules: TrickBidRules<State>,
): TrickBidFunctions<State> {
  const decidersOf = (state: State): readonly Seat[] =>
    rules.bidders(state.setup).filter((seat) => rules.blind?.isOffered(state, seat) === true);

  /** The seat that passes cards on now. */
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

/** The state with these bids, nils bid blind among them where it is their turn. */
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

/** The play begins when all have bid and given. */
function withPlay<State extends TrickBidState>(rules: TrickBidRules<State>, state: State): State {
  const { setup, bids, gifts = [] } = state;
  if (gifts.length < giversOf(bids, rules.blind?.partnerOf).length) return state;
  const leader = defined(rules.bidders(setup)[0], 'somebody leads');
  return { ...state, play: startPlay(heldIn(rules, state), leader, trumpOf(rules.strain(state))) };
}

/** The hands before the first card. */
const heldIn = <State extends TrickBidState>({ dealt }: TrickBidRules<State>, state: State): Deal =>
  handsAfter(dealt?.(state) ?? state.setup.deal, state.gifts ?? []);

/** `View.extra` where nil was offered blind: who decided what, as steps. */
type BlindExtra = SharedFacts<'decisions'>;

/** `View.memory` where cards were passed on: the gifts that the viewer made or was given, as steps. */
export type GiftMemory = { readonly gifts: readonly string[] };

/** Choices are heard by all; gifts are known to the two whom it concerns. */
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

/** The tricks of each hand; those that a claim left to either side go to one hand of it. */
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

/** An item of these games, where no line divides the sheet. */
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

/** All numbers from the first to the last. */
export const numbersTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Cards above a rank in a suit. */
export const cardsAbove = (suit: Suit, rank: number): CardSet =>
  setOf(CARDS.filter((card) => suitOf(card) === suit && rankIndex(card) > rank));

/** The rank of the highest card of a suit in a trick, −1 for none. */
export const topOf = (trick: Trick, suit: Suit): number =>
  Math.max(-1, ...trick.flatMap(({ card }) => (suitOf(card) === suit ? [rankIndex(card)] : [])));
