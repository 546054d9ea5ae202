import { type Action, foreign, playAction } from './action.ts';
import { defined } from './assert.ts';
import { layoutOf } from './bidLayout.ts';
import { CARDS, rankIndex, type Suit, suitOf } from './card.ts';
import { type CardSet, cardsOf, setOf, size } from './cardSet.ts';
import type { Game, StepCode } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome, Party } from './outcome.ts';
import {
  addCard,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
  tricksLeft,
} from './play.ts';
import type { Random } from './random.ts';
import { type ScoreItem, type ScoreReason, sumItems } from './score.ts';
import { type BySeat, bySeat, SEATS, type Seat } from './seat.ts';
import { type Setup, termsOf } from './setup.ts';
import type { Trick } from './trick.ts';
import type { TrickBid } from './trickBid.ts';
import type { View } from './view.ts';

/** Four hands, spades trumps, a number of tricks bid by each: what Spades and its relatives share (RULES 12). */
export interface TrickBidState<Options extends OptionValues = OptionValues> {
  readonly setup: Setup;
  readonly options: Options;
  readonly bids: readonly TrickBid[];
  /** Absent until all have bid. */
  readonly play?: Play;
  /** An agreed claim (R-GEN-9). */
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

/** How one of these games differs from another. */
export interface TrickBidRules<State extends TrickBidState> {
  readonly id: string;
  /** Those who bid, in their order; the first leads. */
  readonly bidders: (setup: Setup) => readonly Seat[];
  /** The numbers that this bidder may choose from, from the lowest. */
  readonly choices: (state: State, seat: Seat) => readonly number[];
  readonly play: (state: State) => PlayRules;
  /** The play goes to the right. */
  readonly counterClockwise?: true;
  readonly partyOf: (seat: Seat) => Party;
  readonly parties: readonly Party[];
  /** The most tricks that may be claimed is what is left, where it does not matter who gets the others; never when left out. */
  readonly isClaimable?: (state: State) => boolean;
  /** How a deal is scored. @param taken tricks by hand, of a claim by the claimant and the hand at his left */
  readonly score: (
    state: State,
    taken: BySeat<number>,
  ) => { readonly items: readonly ScoreItem[] } & Pick<Outcome, 'bags'>;
  /** Of cards that nobody sees: those that the hand has shown not to hold, by what it bid and played. */
  readonly barred: (view: View) => BySeat<CardSet>;
  /** How many spades a hand was dealt, where its bid tells. */
  readonly spades?: (view: View, seat: Seat) => number | undefined;
}

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
  const isOver = ({ play, claim }: State): boolean =>
    claim !== undefined || (play !== undefined && isPlayOver(play));

  const toAct = (state: State): readonly Seat[] => {
    if (isOver(state)) return [];
    const seat = state.play?.turn ?? rules.bidders(state.setup)[state.bids.length];
    return [defined(seat, 'somebody bids or plays')];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    if (!toAct(state).includes(seat)) return [];
    if (state.play !== undefined) return cardsOf(legalCards(rules.play(state), state.play)).map(playAction);
    return rules.choices(state, seat).map((tricks) => ({ kind: 'bid', tricks }));
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    const { play } = state;
    if (action.kind === 'claim') return { ...state, claim: { seat, tricks: action.tricks } };
    if (action.kind === 'bid')
      return withBids(rules, state, [...state.bids, { seat, tricks: action.tricks }]);
    if (action.kind !== 'play' || play === undefined) return foreign(action);
    return { ...state, play: addCard(rules.play(state), play, action.card) };
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

  const outcome = (state: State): Outcome | undefined => {
    if (!isOver(state) || state.play === undefined) return undefined;
    const scored = rules.score(state, takenAfter(rules, state, state.play));
    return {
      terms: termsOf(state.setup),
      strain: 'S',
      tricks: 0,
      ...scored,
      points: sumItems(scored.items, rules.parties),
    };
  };

  const view = (state: State, viewer?: Seat): View => {
    const { setup, play, claim, bids } = state;
    const over = isOver(state);
    const held = play?.hands ?? setup.deal;
    const most = viewer && claimable(state, viewer);
    const ended = outcome(state);
    return {
      game: rules.id,
      options: state.options,
      ...(viewer !== undefined && { seat: viewer }),
      terms: termsOf(setup),
      phase: over ? 'over' : play === undefined ? 'bids' : 'play',
      toAct: toAct(state),
      legal: viewer === undefined ? [] : legalActions(state, viewer),
      ...(most !== undefined && { claimable: most }),
      hands: bySeat((seat) => ({
        count: size(held[seat]),
        ...((over || viewer === seat) && { cards: held[seat] }),
      })),
      ...(rules.counterClockwise && { counterClockwise: true as const }),
      controls: bySeat((seat) => seat),
      teams: teamsBy(rules),
      calls: [],
      trickBids: bids,
      strain: 'S',
      ...(play !== undefined && !over && { turn: play.turn }),
      trick: play?.trick ?? [],
      tricks: play?.tricks ?? [],
      taken: play?.taken ?? bySeat(() => 0),
      ...(claim !== undefined && { claim }),
      ...(ended !== undefined && { outcome: ended }),
      ...(over && { deal: setup.deal }),
    };
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

/** The state with these bids; the play begins when all have bid. */
export function withBids<State extends TrickBidState>(
  rules: TrickBidRules<State>,
  state: State,
  bids: readonly TrickBid[],
): State {
  const bidders = rules.bidders(state.setup);
  if (bids.length < bidders.length) return { ...state, bids };
  const leader = defined(bidders[0], 'somebody leads');
  return { ...state, bids, play: startPlay(state.setup.deal, leader, 'S') };
}

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

/** Has a spade been played to a trick that another suit was led to (RULES 12.1)? */
export const isBroken = (tricks: readonly Trick[]): boolean =>
  tricks.some(([lead, ...rest]) => {
    return lead !== undefined && suitOf(lead.card) !== 'S' && rest.some(({ card }) => suitOf(card) === 'S');
  });

/** A state that the view cannot tell from the real one, uniform over all layouts in which bids and cards were legal. */
export function imagineTrickBids<State extends TrickBidState>(
  rules: TrickBidRules<State>,
  game: Pick<Game<State, never>, 'apply'>,
  start: (setup: Setup) => State,
  view: View,
  random: Random,
): State {
  const deal =
    view.deal ??
    layoutOf(view, random, { barred: rules.barred(view), spades: (seat) => rules.spades?.(view, seat) });
  let state = start({ ...view.terms, deal });
  for (const { seat, tricks } of (view.trickBids ?? []).slice(state.bids.length))
    state = game.apply(state, seat, { kind: 'bid', tricks });
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = game.apply(state, seat, playAction(card));
  return view.claim === undefined
    ? state
    : game.apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}
