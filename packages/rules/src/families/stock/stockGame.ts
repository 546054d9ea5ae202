import { type Action, makeStep, parseStep, type Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { AuctionRules } from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import type { Card } from '../../cards/card.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import type { Game, StepCode } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { PadForm } from '../../pad/form.ts';
import type { Play, PlayRules } from '../../play/play.ts';
import type { AllMemories } from '../../views/facts.ts';
import type { Phase, View } from '../../views/view.ts';
import { FACE_TO_FACE, otherPlayer } from '../twoHanded/owners.ts';
import { twoHandedPad } from '../twoHanded/pad.ts';
import {
  beginPlay,
  retrace,
  startTwoHanded,
  type TwoHandedRules,
  type TwoHandedState,
  twoHanded,
} from '../twoHanded/twoHanded.ts';

/**
 * Deals of two players without dummies, in two phases: first they collect their hands, which scores nothing, then they
 * play them. The auction comes between the phases, or first of all (RULES 7.1, 7.2, 7.6, 7.7).
 */
export interface StockGameState<Options extends OptionValues = OptionValues> extends TwoHandedState<Options> {
  /** The steps of the phase in which the hands are collected. */
  readonly steps: readonly Step[];
}

/** The phase in which the players collect their hands. */
export interface CollectingPhase<State> {
  readonly phase: Phase;
  /** The seat that acts next; `undefined` if the phase is over. */
  readonly toAct: (state: State) => Seat | undefined;
  readonly legal: (state: State) => readonly Action[];
  /** The state after one of the legal actions; its `deal` is the players' current hands. */
  readonly apply: (state: State, action: Action) => State;
  readonly explain?: (state: State, action: Action) => StepCode | undefined;
  /** The tricks of the phase, if it has any. */
  readonly tricks?: (state: State) => Pick<View, 'trick' | 'tricks' | 'taken' | 'turn'>;
  /** The tricks as a play, for bots that look ahead. */
  readonly playOf?: (state: State) => Play | undefined;
  readonly stock?: (state: State, viewer?: Seat) => View['stock'];
  /**
   * The pack in dealt order as far as a player knows it, each hand from its lowest card; a spectator has no
   * seat. All of it when the deal is over.
   */
  readonly known: (state: State, viewer: Seat | undefined, isOver: boolean) => readonly (Card | null)[];
}

export interface StockGameRules<State extends StockGameState> {
  readonly id: string;
  readonly collecting: CollectingPhase<State>;
  readonly auction: AuctionRules | ((state: Pick<State, 'options'>) => AuctionRules);
  readonly leader: (state: State, contract: Contract) => Seat;
  /** The state in which the collecting begins after the auction, in games that bid on the cards as dealt. */
  readonly afterAuction?: (state: State) => State;
  readonly redeals: (state: Pick<State, 'options'>) => boolean;
}

/** Tricks of two cards, the suit led to be followed. */
export const TWO_HANDS: PlayRules = { next: (seat) => otherPlayer(FACE_TO_FACE, seat), size: 2 };

export const TRICKS = 13;

/** `View.memory`: the pack in dealt order as far as the viewer knows it, and the steps of the collecting phase. */
type StockGameMemory = AllMemories;

type StockGameFunctions<State extends StockGameState> = Pick<
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
> & { readonly pad: PadForm<State['options']> };

/** Builds the functions of a game with a stock from `rules`, which hold all that is special to it. */
export function stockGame<State extends StockGameState>(
  rules: StockGameRules<State>,
): StockGameFunctions<State> {
  const { collecting, auction } = rules;
  const isCollected = (state: State): boolean => collecting.toAct(state) === undefined;
  const playedRules: TwoHandedRules<State> = {
    id: rules.id,
    owners: FACE_TO_FACE,
    auction: typeof auction === 'function' ? auction : () => auction,
    play: () => TWO_HANDS,
    leader: rules.leader,
    isHeldUp: (state) => !isCollected(state),
    sees: (_, viewer, hand) => viewer === hand || !FACE_TO_FACE.players.includes(hand),
    isOwned: (_, hand) => FACE_TO_FACE.players.includes(hand),
    redeals: rules.redeals,
    memory: (state, viewer) => memoryIn(state, viewer),
  };
  const played = twoHanded(playedRules);

  const memoryIn = (state: State, viewer: Seat | undefined): StockGameMemory => {
    const order = collecting.known(state, viewer, played.toAct(state).length === 0);
    return { order, steps: state.steps.map(makeStep) };
  };

  /** Returns the seat that acts in the collecting phase; `undefined` outside it. */
  const actorOf = (state: State): Seat | undefined =>
    rules.afterAuction !== undefined && state.contract === undefined ? undefined : collecting.toAct(state);

  const toAct = (state: State): readonly Seat[] => {
    const actor = actorOf(state);
    return actor === undefined ? played.toAct(state) : [actor];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    const actor = actorOf(state);
    if (actor === undefined) return played.legalActions(state, seat);
    return actor === seat ? collecting.legal(state) : [];
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    if (actorOf(state) === undefined) {
      const next = played.apply(state, seat, action);
      const isSettled = state.contract === undefined && next.contract !== undefined;
      return isSettled && rules.afterAuction !== undefined ? rules.afterAuction(next) : next;
    }
    const next = { ...collecting.apply(state, action), steps: [...state.steps, { seat, action }] };
    return next.contract !== undefined && isCollected(next) ? beginPlay(playedRules, next) : next;
  };

  const explain = (state: State, seat: Seat, action: Action): StepCode | undefined =>
    actorOf(state) === undefined ? played.explain(state, seat, action) : collecting.explain?.(state, action);

  const view = (state: State, viewer?: Seat): View => {
    const seen = played.view(state, viewer);
    const stock = collecting.stock?.(state, viewer);
    const over = seen.phase === 'over';
    return {
      ...seen,
      ...(actorOf(state) !== undefined && {
        phase: collecting.phase,
        toAct: toAct(state),
        legal: viewer === undefined ? [] : legalActions(state, viewer),
        ...collecting.tricks?.(state),
      }),
      ...(stock !== undefined && !over && { stock }),
      ...(over && { deal: state.deal }),
    };
  };

  return {
    ...played,
    playOf: (state) => state.play ?? collecting.playOf?.(state),
    pad: (deal) => twoHandedPad(deal, FACE_TO_FACE, playedRules.auction(deal), rules.redeals(deal), false),
    // the hands do not exist before they are collected
    positionAt: () => undefined,
    toAct,
    legalActions,
    apply,
    explain,
    view,
    dealt: ({ deal }) => deal,
  };
}

/** Starts a deal, with the hands that the players hold before its first action. */
export const startStockGame = <Options extends OptionValues>(
  setup: Setup,
  options: Options,
  hands: Deal,
): StockGameState<Options> => ({ ...startTwoHanded(FACE_TO_FACE, setup, options), deal: hands, steps: [] });

/** Reads a view's memory. */
export const orderIn = ({ memory }: View): readonly (Card | undefined)[] =>
  (memory?.order ?? []).map((card) => card ?? undefined);

export const stepsIn = ({ memory }: View): readonly Step[] =>
  (memory?.steps ?? []).map((text) => defined(parseStep(text), 'a step'));

/** Replays a view's history from an imagined start. */
export function retraceStockGame<State extends StockGameState>(
  functions: StockGameFunctions<State>,
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
