import { type Action, makeStep, parseStep, type Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { AuctionRules } from '../../auction.ts';
import type { Card } from '../../card.ts';
import type { Contract } from '../../contract.ts';
import type { Deal } from '../../deal.ts';
import type { AllMemories } from '../../facts.ts';
import type { Game, StepCode } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { Play, PlayRules } from '../../play.ts';
import type { Seat } from '../../seat.ts';
import type { Setup } from '../../setup.ts';
import type { Phase, View } from '../../view.ts';
import { FACE_TO_FACE, otherPlayer } from '../twoHanded/owners.ts';
import {
  beginPlay,
  type DuelRules,
  type DuelState,
  duel,
  retrace,
  startDuel,
} from '../twoHanded/twoHanded.ts';

/**
 * Deals in two halves between two players without dummies: in one half, which scores nothing, they collect their hands; in the
 * other they play them. The auction comes between the two, or first of all (RULES 7.1, 7.2, 7.6, 7.7).
 */
export interface HalvesState<Options extends OptionValues = OptionValues> extends DuelState<Options> {
  /** What was done in the half that does not score. */
  readonly steps: readonly Step[];
}

/** The half that does not score. */
export interface FirstHalf<State> {
  readonly phase: Phase;
  /** Who acts next; `undefined` when it is over. */
  readonly toAct: (state: State) => Seat | undefined;
  readonly legal: (state: State) => readonly Action[];
  /** The state after one of them; its `deal` is what the players hold. */
  readonly apply: (state: State, action: Action) => State;
  readonly explain?: (state: State, action: Action) => StepCode | undefined;
  /** Its tricks, where it has any. */
  readonly tricks?: (state: State) => Pick<View, 'trick' | 'tricks' | 'taken' | 'turn'>;
  /** Its tricks as a play, for those who look ahead. */
  readonly playOf?: (state: State) => Play | undefined;
  readonly stock?: (state: State, viewer?: Seat) => View['stock'];
  /** The pack in dealt order as far as a player knows it, each hand from its lowest card; a spectator has no seat. All of it when the deal is over. */
  readonly known: (state: State, viewer: Seat | undefined, isOver: boolean) => readonly (Card | null)[];
}

export interface HalvesRules<State extends HalvesState> {
  readonly id: string;
  readonly half: FirstHalf<State>;
  readonly auction: AuctionRules | ((state: State) => AuctionRules);
  readonly leader: (state: State, contract: Contract) => Seat;
  /** Is the auction on the cards as dealt, and the half that does not score after it? What begins then. */
  readonly afterAuction?: (state: State) => State;
  readonly redeals: (state: State) => boolean;
}

/** Tricks of two cards, the suit led to be followed. */
export const TWO_HANDS: PlayRules = { next: (seat) => otherPlayer(FACE_TO_FACE, seat), size: 2 };

export const TRICKS = 13;

/** `View.memory`: the pack in dealt order as far as the viewer knows it, and the steps of the half that does not score. */
type HalvesMemory = AllMemories;

type HalvesFunctions<State> = Pick<
  Required<Game<State, unknown>>,
  | 'setupOf'
  | 'playOf'
  | 'position'
  | 'positionAt'
  | 'toAct'
  | 'legalActions'
  | 'apply'
  | 'claimable'
  | 'explain'
  | 'view'
  | 'outcome'
  | 'partyOf'
  | 'dealt'
>;

/** The functions of a game that differs from others by `rules` alone. */
export function halves<State extends HalvesState>(rules: HalvesRules<State>): HalvesFunctions<State> {
  const { half, auction } = rules;
  const isHalfOver = (state: State): boolean => half.toAct(state) === undefined;
  const duelRules: DuelRules<State> = {
    id: rules.id,
    owners: FACE_TO_FACE,
    auction: typeof auction === 'function' ? auction : () => auction,
    play: () => TWO_HANDS,
    leader: rules.leader,
    isHeldUp: (state) => !isHalfOver(state),
    sees: (_, viewer, hand) => viewer === hand || !FACE_TO_FACE.players.includes(hand),
    isOwned: (_, hand) => FACE_TO_FACE.players.includes(hand),
    redeals: rules.redeals,
    memory: (state, viewer) => memoryIn(state, viewer),
  };
  const played = duel(duelRules);

  const memoryIn = (state: State, viewer: Seat | undefined): HalvesMemory => {
    const order = half.known(state, viewer, played.toAct(state).length === 0);
    return { order, steps: state.steps.map(makeStep) };
  };

  /** Who acts in the half that does not score, while it is on. */
  const actorOf = (state: State): Seat | undefined =>
    rules.afterAuction !== undefined && state.contract === undefined ? undefined : half.toAct(state);

  const toAct = (state: State): readonly Seat[] => {
    const actor = actorOf(state);
    return actor === undefined ? played.toAct(state) : [actor];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    const actor = actorOf(state);
    if (actor === undefined) return played.legalActions(state, seat);
    return actor === seat ? half.legal(state) : [];
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    if (actorOf(state) === undefined) {
      const next = played.apply(state, seat, action);
      const isSettled = state.contract === undefined && next.contract !== undefined;
      return isSettled && rules.afterAuction !== undefined ? rules.afterAuction(next) : next;
    }
    const next = { ...half.apply(state, action), steps: [...state.steps, { seat, action }] };
    return next.contract !== undefined && isHalfOver(next) ? beginPlay(duelRules, next) : next;
  };

  const explain = (state: State, seat: Seat, action: Action): StepCode | undefined =>
    actorOf(state) === undefined ? played.explain(state, seat, action) : half.explain?.(state, action);

  const view = (state: State, viewer?: Seat): View => {
    const seen = played.view(state, viewer);
    const stock = half.stock?.(state, viewer);
    const over = seen.phase === 'over';
    return {
      ...seen,
      ...(actorOf(state) !== undefined && {
        phase: half.phase,
        toAct: toAct(state),
        legal: viewer === undefined ? [] : legalActions(state, viewer),
        ...half.tricks?.(state),
      }),
      ...(stock !== undefined && !over && { stock }),
      ...(over && { deal: state.deal }),
    };
  };

  return {
    ...played,
    playOf: (state) => state.play ?? half.playOf?.(state),
    // the hands are not there before they are collected
    positionAt: () => undefined,
    toAct,
    legalActions,
    apply,
    explain,
    view,
    dealt: ({ deal }) => deal,
  };
}

/** A deal before its first action, with the hands that the players hold then. */
export const startHalves = <Options extends OptionValues>(
  setup: Setup,
  options: Options,
  hands: Deal,
): HalvesState<Options> => ({ ...startDuel(FACE_TO_FACE, setup, options), deal: hands, steps: [] });

/** Reads a view's memory. */
export const orderIn = ({ memory }: View): readonly (Card | undefined)[] =>
  (memory?.order ?? []).map((card) => card ?? undefined);

export const stepsIn = ({ memory }: View): readonly Step[] =>
  (memory?.steps ?? []).map((text) => defined(parseStep(text), 'a step'));

/** The state that a view's history leads to from a start that is imagined. */
export function retraceHalves<State extends HalvesState>(
  functions: HalvesFunctions<State>,
  start: State,
  view: View,
): State {
  const first = stepsIn(view);
  const isPlayed = view.contract !== undefined && (view.phase === 'play' || view.phase === 'over');
  const cards = isPlayed ? view : { ...view, tricks: [], trick: [] };
  const { claim: _, ...calls } = { ...view, tricks: [], trick: [] };
  const steps = (state: State): State =>
    first.reduce((so, { seat, action }) => functions.apply(so, seat, action), state);
  const isBidFirst = functions.toAct(start).some((seat) => isCalling(functions.legalActions(start, seat)));
  if (!isBidFirst) return retrace(functions, steps(start), cards);
  return retrace(functions, steps(retrace(functions, start, calls)), { ...cards, calls: [] });
}

const isCalling = (actions: readonly Action[]): boolean => actions.some(({ kind }) => kind === 'call');
