import { type Action, foreign, playAction, type Step } from '../../action.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Setup } from '../../deals/setup.ts';
import type { Game, StepCode } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
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
  tricksLeft,
  tricksOf,
} from '../../play/play.ts';
import type { Position } from '../../play/position.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, Phase, View } from '../../views/view.ts';

/**
 * A deal of four hands, one of which is declarer's dummy: the part that such games share, with any stages before the
 * play and any seating.
 */
export interface DummyState<Options extends OptionValues = OptionValues> {
  readonly setup: Setup;
  readonly options: Options;
  /** Absent before the play. */
  readonly play?: Play;
  readonly claim?: Claim;
}

/** A stage before the play: the seat that acts, and the actions that it may take, listed when they are needed. */
export interface Stage {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly actions: () => readonly Action[];
}

/** The part that each game writes itself: the stages before the play, and the result. */
export interface DummyStages<State extends DummyState> {
  readonly id: string;
  /** The current stage before the play; `undefined` during the play, and when the deal is thrown in. */
  readonly stage: (state: State) => Stage | undefined;
  /** The state after an action of the stage. It begins the play when everything is settled. */
  readonly decide: (state: State, seat: Seat, action: Action) => State;
  /** The fields that the game settles before the play, as far as that viewer may know them. */
  readonly told: (
    state: State,
    viewer: Seat | undefined,
  ) => Partial<Pick<View, 'calls' | 'bids' | 'trickBids' | 'contract' | 'strain' | 'extra'>>;
  readonly explain?: (state: State, action: Action) => StepCode | undefined;
  /** The result of a deal: if it was played, with the tricks of declarer's side; if it was thrown in, without. */
  readonly result: (state: State, tricks: number | undefined) => Omit<Outcome, 'terms' | 'points'>;
}

/** The seating: the partners, and the hands that each player sees. */
export interface DummySeats<State extends DummyState> {
  readonly playRules?: (state: State) => PlayRules;
  /** The seat that plays the dummy too, as soon as that is settled. */
  readonly declarer: (state: State) => Seat | undefined;
  readonly dummyOf: (declarer: Seat) => Seat;
  readonly terms: (state: State) => DealTerms;
  readonly hand: (state: State, viewer: Seat | undefined, hand: Seat, isOver: boolean) => HandView;
  readonly teams: (state: State) => View['teams'];
  /** The order of play, where that is not clockwise. */
  readonly around?: (declarer: Seat) => readonly Seat[];
  /** The outcome of a deal that is over: the game's result, with all that follows from the seats. */
  readonly outcome: (state: State, result: Omit<Outcome, 'terms' | 'points'>) => Omit<Outcome, 'terms'>;
}

export type DummyFunctions<State> = Pick<
  Required<Game<State, unknown>>,
  'setupOf' | 'position' | 'toAct' | 'legalActions' | 'apply' | 'claimable' | 'explain' | 'view' | 'outcome'
>;

/** Builds the functions of a game from its stages, `rules`, and its seating, `seats`. */
export function dummyGame<State extends DummyState>(
  rules: DummyStages<State>,
  seats: DummySeats<State>,
): DummyFunctions<State> {
  const playRules = seats.playRules ?? (() => CLOCKWISE);

  const isOver = (state: State): boolean =>
    state.claim !== undefined ||
    (state.play === undefined ? rules.stage(state) === undefined : isPlayOver(state.play));

  const dummyIn = (state: State): Seat | undefined => {
    const declarer = seats.declarer(state);
    return declarer && seats.dummyOf(declarer);
  };

  /** Returns the seat that plays a hand: declarer plays dummy's cards as well as their own (Law 45). */
  const controlOf = (state: State, seat: Seat): Seat =>
    seat === dummyIn(state) ? (seats.declarer(state) ?? seat) : seat;

  const stageOf = (state: State): Stage | undefined => {
    const { play } = state;
    if (state.claim !== undefined) return undefined;
    if (play === undefined) return rules.stage(state);
    if (isPlayOver(play)) return undefined;
    const actions = () => cardsOf(legalCards(playRules(state), play)).map(playAction);
    return { phase: 'play', seat: controlOf(state, play.turn), actions };
  };

  const toAct = (state: State): readonly Seat[] => {
    const stage = stageOf(state);
    return stage === undefined ? [] : [stage.seat];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    const stage = stageOf(state);
    return stage?.seat === seat ? stage.actions() : [];
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    const { play } = state;
    if (action.kind === 'claim') return { ...state, claim: { seat, tricks: action.tricks } };
    if (play === undefined) return rules.decide(state, seat, action);
    return action.kind === 'play'
      ? { ...state, play: addCard(playRules(state), play, action.card) }
      : foreign(action);
  };

  const claimable = (state: State, seat: Seat): number | undefined => {
    const { play } = state;
    if (play === undefined || !isLeadMade(play) || isOver(state)) return undefined;
    return seat === dummyIn(state) ? undefined : tricksLeft(play);
  };

  const explain = (state: State, _: Seat, action: Action): StepCode | undefined =>
    action.kind === 'play' && state.play !== undefined
      ? cardError(playRules(state), state.play, action.card)
      : rules.explain?.(state, action);

  const outcome = (state: State): Outcome | undefined => {
    if (!isOver(state)) return undefined;
    const { play, claim } = state;
    const declarer = seats.declarer(state);
    const side = [declarer, dummyIn(state)];
    const tricks = play && declarer && tricksOf(play, (hand) => side.includes(hand), claim);
    return { terms: seats.terms(state), ...seats.outcome(state, rules.result(state, tricks)) };
  };

  const viewed: ViewedGame<State> = { id: rules.id, toAct, legalActions, claimable, outcome };

  const view = (state: State, viewer?: Seat): View => {
    const dummy = dummyIn(state);
    const declarer = seats.declarer(state);
    const around = declarer && seats.around?.(declarer);
    return makeView(viewed, state, viewer, {
      terms: seats.terms(state),
      phase: stageOf(state)?.phase ?? 'over',
      hand: (seat) => seats.hand(state, viewer, seat, isOver(state)),
      controls: bySeat((seat) => controlOf(state, seat)),
      ...(around && { around }),
      teams: seats.teams(state),
      ...rules.told(state, viewer),
      ...(dummy !== undefined && { dummy }),
    });
  };

  const position = (state: State): Position | undefined => {
    const { play } = state;
    const declarer = seats.declarer(state);
    const dummy = dummyIn(state);
    if (play === undefined || declarer === undefined || dummy === undefined || isOver(state))
      return undefined;
    const defenders = SEATS.filter((seat) => seat !== declarer && seat !== dummy);
    return { kind: 'hands', rules: playRules(state), play, sides: [[declarer, dummy], defenders] };
  };

  return {
    setupOf: (state) => state.setup,
    position,
    toAct,
    legalActions,
    apply,
    claimable,
    explain,
    view,
    outcome,
  };
}

/** Returns the state after the given steps from an imagined start, then the cards and the claim of a view. */
export function retrace<State>(
  { apply }: Pick<DummyFunctions<State>, 'apply'>,
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
