import { makeStep } from '../../action.ts';
import { type Card, makeCard } from '../../cards/card.ts';
import { type CardSet, EMPTY, setOf, size } from '../../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import { rowOf } from '../../deals/setup.ts';
import { aroundOf } from '../../families/dummy/threeHands.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, Phase, View } from '../../views/view.ts';
import { DUMMY, ownSide, PLAYERS, spadesOf } from './bids.ts';
import { outcomeOf } from './outcome.ts';
import {
  claimable,
  controlOf,
  type DummySpadesState,
  declarerOf,
  isDummyOpen,
  isFlipping,
  isLooking,
  isOver,
  legalActions,
  type Places,
  toAct,
} from './state.ts';

/** `View.extra` of this game. */
export type DummySpadesExtra = {
  /** The seat that plays with the dummy, once all have bid. */
  readonly declarer: Seat | null;
  /** The cards turned, as steps: `S flip 3 7`. */
  readonly flips: readonly string[];
  /**
   * The dummy on the table before it is opened, where its cards are looked at or turned: the cards that the viewer
   * sees, or null.
   */
  readonly row: readonly (string | null)[];
  /** Mirror: the number of spades that each hand was dealt. */
  readonly spades: { readonly [S in Seat]: number } | null;
};

/** `View.memory`: the dummy's cards in their places, as far as the viewer has seen them there. */
export type DummySpadesMemory = { readonly row: readonly (Card | null)[] };

export const ID = 'dummy-spades';

const seenIn = (state: DummySpadesState, places: Places): readonly (Card | null)[] =>
  rowOf(state.setup, DUMMY).map((card, i) => (places.includes(i + 1) ? card : null));

const turnedIn = ({ flips }: DummySpadesState): Places => flips.flatMap(({ places }) => places);

/** Returns the places that lie open for the viewer now: those turned, and while they look, those that they chose. */
const openTo = (state: DummySpadesState, viewer: Seat | undefined): Places => {
  const own = viewer !== undefined && !state.ready.includes(viewer) ? (state.looks[viewer] ?? []) : [];
  return [...turnedIn(state), ...own];
};

const setIn = (row: readonly (Card | null)[]): CardSet => setOf(row.filter((card) => card !== null));

function handOf(state: DummySpadesState, viewer: Seat | undefined, seat: Seat): HandView {
  const cards = (state.play?.hands ?? state.setup.deal)[seat];
  const count = size(cards);
  if (isOver(state) || viewer === seat || (seat === DUMMY && isDummyOpen(state))) return { count, cards };
  const shown = seat === DUMMY ? setIn(seenIn(state, openTo(state, viewer))) : EMPTY;
  return size(shown) === 0 ? { count } : { count, shown };
}

function extraOf(state: DummySpadesState, viewer: Seat | undefined): DummySpadesExtra {
  const { setup, options, flips } = state;
  const isRow = (isLooking(state) || options.peek.startsWith('flip')) && !isDummyOpen(state);
  const row = isRow && options.bidding !== 'mirror' ? seenIn(state, openTo(state, viewer)) : [];
  return {
    declarer: declarerOf(state) ?? null,
    flips: flips.map(({ seat, places }) =>
      makeStep({ seat, action: { kind: 'pick', pick: 'flip', places } }),
    ),
    row: row.map((card) => (card === null ? null : makeCard(card))),
    spades: options.bidding === 'mirror' ? bySeat((seat) => spadesOf(setup, seat)) : null,
  };
}

const phaseOf = (state: DummySpadesState): Phase => {
  if (isOver(state)) return 'over';
  if (state.play !== undefined) return 'play';
  return isLooking(state) || isFlipping(state) ? 'peek' : 'bids';
};

export function viewOf(state: DummySpadesState, viewer?: Seat): View {
  const { bids, looks } = state;
  const declarer = declarerOf(state);
  const defender = PLAYERS.find((seat) => seat !== declarer);
  const seen = [...turnedIn(state), ...((viewer && looks[viewer]) ?? [])];
  const memory: DummySpadesMemory | undefined = seen.length > 0 ? { row: seenIn(state, seen) } : undefined;
  return makeView(VIEWED, state, viewer, {
    phase: phaseOf(state),
    hand: (seat) => handOf(state, viewer, seat),
    ...(declarer !== undefined && { around: aroundOf(declarer) }),
    controls: bySeat((seat) => controlOf(state, seat)),
    teams:
      declarer === undefined || defender === undefined
        ? SEATS.map((seat) => [seat])
        : [ownSide(declarer, declarer), ownSide(declarer, defender)],
    trickBids: bids,
    strain: 'S',
    dummy: DUMMY,
    extra: extraOf(state, viewer),
    ...(memory && { memory }),
  });
}

const VIEWED: ViewedGame<DummySpadesState> = { id: ID, toAct, legalActions, claimable, outcome: outcomeOf };
