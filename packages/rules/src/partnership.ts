import { type Action, foreign, playAction, type Step } from './action.ts';
import { cardsOf, size } from './cardSet.ts';
import type { Deal } from './deal.ts';
import type { Game, StepCode } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { addCard, CLOCKWISE, cardError, isPlayOver, legalCards, type Play, tricksLeft } from './play.ts';
import { sumItems } from './score.ts';
import { bySeat, bySide, partner, type Seat, SIDES, type Side, seatsOf, sideOf } from './seat.ts';
import { type Setup, termsOf } from './setup.ts';
import { strengthOf } from './strength.ts';
import type { Phase, View } from './view.ts';

/** Two partnerships of whom one has a dummy: what games of four share, whatever comes before the play. */
export interface PartnershipState<Options extends OptionValues = OptionValues> {
  readonly setup: Setup;
  readonly options: Options;
  /** Absent before the play. */
  readonly play?: Play;
  /** An agreed claim (R-GEN-9). */
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

/** Something to be done before the play: by whom, and what he may do. */
export interface Stage {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** How one of these games differs from another. */
export interface PartnershipRules<State extends PartnershipState> {
  readonly id: string;
  /** What is to be done before the play; nothing during the play, and when the deal is thrown in. */
  readonly stage: (state: State) => Stage | undefined;
  /** The state after an action of the stage. It begins the play when all is settled. */
  readonly decide: (state: State, seat: Seat, action: Action) => State;
  /** Who plays the dummy too, as soon as that is settled. */
  readonly declarer: (state: State) => Seat | undefined;
  /** Is dummy's hand open? From the opening lead when left out. */
  readonly isDummyOpen?: (state: State) => boolean;
  /** Does a player see that hand, beside his own and an open dummy? */
  readonly sees?: (state: State, viewer: Seat, hand: Seat) => boolean;
  /** Does it matter who is vulnerable? Nobody is when left out. */
  readonly isVulnerable?: (state: State) => boolean;
  /** What the game settles before the play, as that viewer may know it. */
  readonly told: (
    state: State,
    viewer: Seat | undefined,
  ) => Partial<Pick<View, 'calls' | 'bids' | 'contract' | 'strain' | 'extra'>>;
  readonly explain?: (state: State, action: Action) => StepCode | undefined;
  /** What came of a deal that was played, with the tricks of declarer's side; of one that was thrown in, without. */
  readonly result: (state: State, tricks: number | undefined) => Omit<Outcome, 'terms' | 'points'>;
}

export type PartnershipFunctions<State> = Pick<
  Required<Game<State, unknown>>,
  'setupOf' | 'toAct' | 'legalActions' | 'apply' | 'claimable' | 'explain' | 'view' | 'outcome' | 'partyOf'
>;

/** The functions of a game that differs from others by `rules` alone. */
export function partnership<State extends PartnershipState>(
  rules: PartnershipRules<State>,
): PartnershipFunctions<State> {
  const isOver = (state: State): boolean =>
    state.claim !== undefined ||
    (state.play === undefined ? rules.stage(state) === undefined : isPlayOver(state.play));

  const dummyOf = (state: State): Seat | undefined => {
    const declarer = rules.declarer(state);
    return declarer && partner(declarer);
  };

  /** Declarer plays dummy's cards as well as his own (Law 45). */
  const controlOf = (state: State, seat: Seat): Seat => (seat === dummyOf(state) ? partner(seat) : seat);

  const stageOf = (state: State): Stage | undefined => {
    const { play } = state;
    if (isOver(state)) return undefined;
    if (play === undefined) return rules.stage(state);
    const actions = cardsOf(legalCards(CLOCKWISE, play)).map(playAction);
    return { phase: 'play', seat: controlOf(state, play.turn), actions };
  };

  const toAct = (state: State): readonly Seat[] => {
    const stage = stageOf(state);
    return stage === undefined ? [] : [stage.seat];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    const stage = stageOf(state);
    return stage?.seat === seat ? stage.actions : [];
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    const { play } = state;
    if (action.kind === 'claim') return { ...state, claim: { seat, tricks: action.tricks } };
    if (play === undefined) return rules.decide(state, seat, action);
    return action.kind === 'play'
      ? { ...state, play: addCard(CLOCKWISE, play, action.card) }
      : foreign(action);
  };

  const claimable = (state: State, seat: Seat): number | undefined => {
    const { play } = state;
    if (play === undefined || !isLeadMade(state) || isOver(state)) return undefined;
    return seat === dummyOf(state) ? undefined : tricksLeft(play);
  };

  const explain = (state: State, _: Seat, action: Action): StepCode | undefined =>
    action.kind === 'play' && state.play !== undefined
      ? cardError(CLOCKWISE, state.play, action.card)
      : rules.explain?.(state, action);

  const terms = (state: State) => ({
    ...termsOf(state.setup),
    ...(!rules.isVulnerable?.(state) && { vul: 'none' as const }),
  });

  const outcome = (state: State): Outcome | undefined => {
    if (!isOver(state)) return undefined;
    const declarer = rules.declarer(state);
    const tricks = state.play && declarer && tricksWon(state, state.play, sideOf(declarer));
    const result = rules.result(state, tricks);
    return {
      terms: terms(state),
      ...strengthOf(sideHands(state.setup.deal)),
      ...result,
      points: sumItems(result.items),
    };
  };

  const sees = (state: State, viewer: Seat | undefined, hand: Seat): boolean => {
    if (viewer === hand || isOver(state)) return true;
    if (hand === dummyOf(state) && (rules.isDummyOpen ?? isLeadMade)(state)) return true;
    return viewer !== undefined && rules.sees?.(state, viewer, hand) === true;
  };

  const view = (state: State, viewer?: Seat): View => {
    const { setup, play, claim } = state;
    const over = isOver(state);
    const dummy = dummyOf(state);
    const held = play?.hands ?? setup.deal;
    const most = viewer && claimable(state, viewer);
    const ended = outcome(state);
    return {
      game: rules.id,
      options: state.options,
      ...(viewer !== undefined && { seat: viewer }),
      terms: terms(state),
      phase: stageOf(state)?.phase ?? 'over',
      toAct: toAct(state),
      legal: viewer === undefined ? [] : legalActions(state, viewer),
      ...(most !== undefined && { claimable: most }),
      hands: bySeat((seat) => ({
        count: size(held[seat]),
        ...(sees(state, viewer, seat) && { cards: held[seat] }),
      })),
      controls: bySeat((seat) => controlOf(state, seat)),
      teams: SIDES.map(seatsOf),
      calls: [],
      ...rules.told(state, viewer),
      ...(dummy !== undefined && { dummy }),
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
    toAct,
    legalActions,
    apply,
    claimable,
    explain,
    view,
    outcome,
    partyOf: sideOf,
  };
}

/** Dummy is spread once the opening lead is faced (Law 41D). */
export const isLeadMade = ({ play }: PartnershipState): boolean =>
  play !== undefined && (play.tricks.length > 0 || play.trick.length > 0);

export const sideHands = (deal: Deal) => bySide((side) => seatsOf(side).map((seat) => deal[seat]));

function tricksWon({ claim }: PartnershipState, play: Play, side: Side): number {
  const won = seatsOf(side).reduce((sum, seat) => sum + play.taken[seat], 0);
  if (claim === undefined) return won;
  return won + (sideOf(claim.seat) === side ? claim.tricks : tricksLeft(play) - claim.tricks);
}

/** The state to which the steps before the play, then a view's cards and claim, lead from an imagined start. */
export function retrace<State>(
  { apply }: Pick<PartnershipFunctions<State>, 'apply'>,
  start: State,
  view: View,
  before: readonly Step[],
): State {
  const played = [...view.tricks, view.trick]
    .flat()
    .map(({ seat, card }): Step => ({ seat: view.controls[seat], action: playAction(card) }));
  const claim: readonly Step[] = view.claim
    ? [{ seat: view.claim.seat, action: { kind: 'claim', tricks: view.claim.tricks } }]
    : [];
  return [...before, ...played, ...claim].reduce(
    (state, { seat, action }) => apply(state, seat, action),
    start,
  );
}
