import type { Card } from '../../cards/card.ts';
import { cardsOf, equals, has } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { rowOf } from '../../deals/setup.ts';
import { DUMMY_OPPOSITE } from '../../families/twoHanded/owners.ts';
import {
  DUMMY_OPTIONS,
  type DummyOptions,
  dummyOptionsOf,
  HONEYMOON_MATCHES,
  TWO_DUMMIES,
} from '../../families/twoHanded/twoDummies.ts';
import {
  retrace,
  startTwoHanded,
  type TwoHandedState,
  twoHanded,
} from '../../families/twoHanded/twoHanded.ts';
import type { Game } from '../../game.ts';
import { CLOCKWISE } from '../../play/play.ts';
import type { Trick } from '../../play/trick.ts';
import { memoryOf } from '../../views/facts.ts';
import { fillRow, imagineHands } from '../../views/hidden.ts';
import { faceUp, makeColumns, type Pile, pilesOf } from './layout.ts';
import { rules } from './rules.ts';

export interface SemiExposedState extends TwoHandedState<DummyOptions> {
  readonly piles: { readonly [S in Dummy]: readonly Pile[] };
}

/**
 * `View.extra` of this game: the seven columns of each dummy as they were dealt, from left to right, as
 * `parseColumns` reads them.
 */
export type SemiExposedExtra = { readonly columns: { readonly [S in Dummy]: string } };

/** `View.memory`: each dummy's 13 cards in dealt order, `null` where nobody has seen the card yet. */
type SemiExposedMemory = { readonly [S in Dummy]: readonly (Card | null)[] };

type Dummy = 'N' | 'E';
const isDummy = (seat: Seat): seat is Dummy => seat === 'N' || seat === 'E';
const HANDS = DUMMY_OPPOSITE.players;

const ID = 'semi-exposed';

const start: Game<SemiExposedState, DummyOptions>['start'] = (setup, options) => ({
  ...startTwoHanded(DUMMY_OPPOSITE, setup, options),
  piles: { N: pilesOf(rowOf(setup, 'N')), E: pilesOf(rowOf(setup, 'E')) },
});

const heldBy = (state: SemiExposedState, seat: Seat) => (state.play?.hands ?? state.deal)[seat];
const trickOf = (state: SemiExposedState): Trick => state.play?.trick ?? [];
const upOf = (state: SemiExposedState, seat: Dummy) =>
  faceUp(state.piles[seat], heldBy(state, seat), trickOf(state));

const functions = twoHanded<SemiExposedState>({
  id: ID,
  ...TWO_DUMMIES,
  play: ({ piles }) => ({
    ...CLOCKWISE,
    playable: ({ hands, trick }, seat) =>
      isDummy(seat) ? faceUp(piles[seat], hands[seat], trick) : hands[seat],
  }),
  sees: (state, viewer, hand) =>
    viewer === hand || (isDummy(hand) && equals(upOf(state, hand), heldBy(state, hand))),
  // until all cards are turned up, no player knows all the cards that they play
  rows: (state) =>
    (['N', 'E'] as const).every((seat) => equals(upOf(state, seat), heldBy(state, seat))) ? {} : undefined,
  parts(state, hand) {
    if (!isDummy(hand)) return {};
    const up = upOf(state, hand);
    return { shown: up, playable: up };
  },
  laid: (setup) => ({ N: rowOf(setup, 'N'), E: rowOf(setup, 'E') }),
  extra: (state): SemiExposedExtra => ({ columns: { N: columnsOf(state, 'N'), E: columnsOf(state, 'E') } }),
  memory: (state): SemiExposedMemory => ({ N: seenOf(state, 'N'), E: seenOf(state, 'E') }),
});

const columnsOf = (state: SemiExposedState, seat: Dummy): string =>
  makeColumns(state.piles[seat], heldBy(state, seat), trickOf(state));

function seenOf(state: SemiExposedState, seat: Dummy): readonly (Card | null)[] {
  const held = heldBy(state, seat);
  const up = upOf(state, seat);
  const isOver = functions.toAct(state).length === 0;
  return rowOf(state.setup, seat).map((card) => (isOver || !has(held, card) || has(up, card) ? card : null));
}

/** Two players, each with a dummy whose lower half lies face down under the upper half (RULES 7.5). */
export const semiExposed: Game<SemiExposedState, DummyOptions> = {
  id: ID,
  name: 'Bridge with semi-exposed dummies',
  summary:
    'Two players; seven cards of each dummy lie open, and the six under them turn up as those are played.',
  players: 2,
  seats: HANDS,
  matches: HONEYMOON_MATCHES,
  options: DUMMY_OPTIONS,
  rules,
  ordered: true,
  inOrder: ['N', 'E'],
  start,
  ...functions,

  /** Imagines a layout, uniformly among those in which the players' own hands followed suit as they did. */
  imagine(view, random) {
    const deal = view.deal ?? imagineHands(view, random, HANDS);
    const order = SEATS.flatMap((seat) =>
      isDummy(seat)
        ? fillRow(memoryOf<SemiExposedMemory>(view)[seat] ?? [], deal[seat], random)
        : cardsOf(deal[seat]),
    );
    const setup = { ...view.terms, deal, order };
    return retrace(functions, start(setup, dummyOptionsOf(view)), view);
  },
};
