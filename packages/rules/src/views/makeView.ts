import { bySeat, type Seat } from '../cards/seat.ts';
import { type Setup, termsOf } from '../deals/setup.ts';
import type { Game } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { Claim, Play } from '../play/play.ts';
import type { HandView, View } from './view.ts';

/** The part of a state from which a view can be made: the field names that all games share. */
export interface ViewedState {
  readonly setup: Setup;
  readonly options?: OptionValues;
  readonly play?: Play;
  readonly claim?: Claim;
}

/** The functions of a game that `makeView` calls. */
export type ViewedGame<State> = Pick<
  Game<State, never>,
  'id' | 'toAct' | 'legalActions' | 'claimable' | 'outcome'
>;

/**
 * The fields that a game settles for itself: its phase, the hands and teams as a viewer sees them, and everything that
 * differs.
 */
export type OwnFields = Pick<View, 'phase' | 'teams'> & {
  readonly hand: (seat: Seat) => HandView;
  /**
   * True once cards may be played, for states that have a play from the start; if left out, true as soon as there is a
   * play.
   */
  readonly isBegun?: boolean;
} & Partial<Omit<View, 'game' | 'seat' | 'hands' | 'phase' | 'teams' | 'turn'>>;

/**
 * Makes the view of a state for a seat or a spectator. Every game makes its views here: viewers get only their own
 * legal actions, no hand is to play after the deal, and the layout is shown (R-GEN-1) once the deal is over and not
 * before.
 */
export function makeView<State extends ViewedState>(
  game: ViewedGame<State>,
  state: State,
  viewer: Seat | undefined,
  { phase, hand, teams, deal = state.setup.deal, laid, trick, isBegun = true, ...own }: OwnFields,
): View {
  const { setup, options = {}, play, claim } = state;
  const isOver = phase === 'over';
  const most = viewer === undefined ? undefined : game.claimable(state, viewer);
  const outcome = game.outcome(state);
  const turn = isOver || !isBegun ? undefined : play?.turn;
  return {
    game: game.id,
    options,
    ...(viewer !== undefined && { seat: viewer }),
    terms: termsOf(setup),
    phase,
    toAct: game.toAct(state),
    legal: viewer === undefined ? [] : game.legalActions(state, viewer),
    ...(most !== undefined && { claimable: most }),
    hands: bySeat(hand),
    controls: bySeat((seat) => seat),
    teams,
    calls: [],
    taken: play?.taken ?? bySeat(() => 0),
    tricks: play?.tricks ?? [],
    ...own,
    trick: trick ?? play?.trick ?? [],
    ...(turn !== undefined && { turn }),
    ...(claim !== undefined && { claim }),
    ...(outcome !== undefined && { outcome }),
    ...(isOver && { deal, ...(laid && { laid }) }),
  };
}
