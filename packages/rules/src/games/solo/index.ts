import { dealOfOrder } from '../../deals/setup.ts';
import {
  endCardPlay,
  endsOf,
  isRowSeat,
  type Rows,
  type RowsExtra,
  rowsExtra,
  rowsOf,
  seenOrder,
} from '../../families/twoHanded/endCards.ts';
import { callInTurn, DUMMY_AT_RIGHT } from '../../families/twoHanded/owners.ts';
import {
  defenderOf,
  retrace,
  startTwoHanded,
  type TwoHandedState,
  twoHanded,
} from '../../families/twoHanded/twoHanded.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import type { AllMemories } from '../../views/facts.ts';
import { rules } from './rules.ts';

export type SoloOptions = {
  /** R-SOLO-1 */
  readonly auctionEnd: 'twoPasses' | 'onePass';
  /** R-SOLO-3 */
  readonly openHands: boolean;
};

export interface SoloState extends TwoHandedState<SoloOptions> {
  readonly rows: Rows;
}

type SoloExtra = RowsExtra;

/**
 * `View.memory`: the pack as everybody saw it during the bidding, 13 cards to N, E, S, W; nobody knows the order within
 * a hand.
 */
type SoloMemory = Pick<AllMemories, 'order'>;

const ID = 'solo';

const options: OptionsSpec<SoloOptions> = {
  auctionEnd: {
    kind: 'choice',
    default: 'twoPasses',
    values: ['twoPasses', 'onePass'],
    help: 'The bidding ends with two passes in a row, or with the first pass after a bid.',
  },
  openHands: {
    kind: 'flag',
    default: false,
    help: 'Both hands stay face up during the play, so that players see all 52 cards throughout.',
  },
};

const ONE_PASS = callInTurn(DUMMY_AT_RIGHT, 1);
const TWO_PASSES = callInTurn(DUMMY_AT_RIGHT, 2);

/** Starts the deal: on boards too, the owner of the dealer's seat calls first (R-SOLO-2). */
const start: Game<SoloState, SoloOptions>['start'] = (setup, given) => ({
  ...startTwoHanded(DUMMY_AT_RIGHT, setup, given),
  rows: rowsOf(setup),
});

const heldBy = (state: SoloState) => state.play?.hands ?? state.deal;

const functions = twoHanded<SoloState>({
  id: ID,
  owners: DUMMY_AT_RIGHT,
  auction: (state) => (state.options.auctionEnd === 'onePass' ? ONE_PASS : TWO_PASSES),
  play: (state) => endCardPlay(state.rows),
  // declarer's dummy sits at the defender's left, and so plays second as in bridge (RULES 9.5)
  leader: (_state, contract) => defenderOf(DUMMY_AT_RIGHT, contract),
  // R-SOLO-3: the hands are picked up when the bidding is over
  sees: (state, viewer, hand) =>
    viewer === hand || isRowSeat(hand) || state.contract === undefined || state.options.openHands,
  rows: ({ rows }) => ({ rows }),
  parts: (state, hand) =>
    isRowSeat(hand) ? { playable: endsOf(state.rows[hand], heldBy(state)[hand]) } : {},
  laid: rowsOf,
  extra: (state): SoloExtra => rowsExtra(state.rows, heldBy(state)),
  memory: (state): SoloMemory => ({ order: seenOrder(state.setup) }),
});

/** Two players see all 52 cards while they bid; only an end card of a dummy may be played (RULES 9). */
export const solo: Game<SoloState, SoloOptions> = {
  id: ID,
  name: 'Two Handed Solo Bridge',
  summary:
    'Two players bid with all cards face up; each dummy is a row, and only its end cards can be played.',
  players: 2,
  seats: DUMMY_AT_RIGHT.players,
  matches: ['home', 'boards', 'deals', 'rubber'],
  options,
  rules,
  ordered: true,
  inOrder: ['E', 'W'],
  isOrderOpen: true,
  start,
  ...functions,

  /**
   * Imagines the only layout: everything was seen during the bidding (up to the order within a hand, which nobody
   * knows).
   */
  imagine(view) {
    const order = (view.memory?.order ?? []).filter((card) => card !== null);
    const given: SoloOptions = {
      auctionEnd: view.options.auctionEnd === 'onePass' ? 'onePass' : 'twoPasses',
      openHands: view.options.openHands === true,
    };
    return retrace(functions, start({ ...view.terms, deal: dealOfOrder(order), order }, given), view);
  },
};
