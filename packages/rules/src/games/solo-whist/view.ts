import { type Card, makeCard } from '../../cards/card.ts';
import { has, setOf, size } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { rowOf, type Setup } from '../../deals/setup.ts';
import { endsOf, isRowSeat, type RowsExtra, rowsExtra } from '../../families/twoHanded/endCards.ts';
import { sidesOf } from '../../families/twoHanded/owners.ts';
import type { AllMemories } from '../../views/facts.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, View } from '../../views/view.ts';
import {
  claimable,
  isOver,
  isReady,
  legalActions,
  OWNERS,
  outcomeOf,
  type SoloWhistOptions,
  type SoloWhistState,
  toAct,
  turnedCard,
} from './state.ts';

export const ID = 'solo-whist';

/** `View.extra` of this game: the rows, and the card that was turned up for trumps. */
export type SoloWhistExtra = RowsExtra & { readonly turned: string | null };

/**
 * `View.memory`: the pack, 13 cards to N, E, S, W, as far as all saw it; nobody knows the order within a hand, except
 * that the turned card is its last.
 */
type SoloWhistMemory = Pick<AllMemories, 'order'>;

function memoryOf(setup: Setup, options: SoloWhistOptions, isOver: boolean): SoloWhistMemory {
  const turned = turnedCard(setup, options);
  const isOpen = isOver || options.inspection === 'all';
  const order = SEATS.flatMap((seat): readonly (Card | null)[] => {
    const row = rowOf(setup, seat);
    if (isRowSeat(seat)) return row;
    const isTurned = (card: Card) => card === turned;
    const others = row.filter((card) => !isTurned(card)).toSorted((a, b) => a - b);
    return [...others.map((card) => (isOpen ? card : null)), ...row.filter(isTurned)];
  });
  return { order };
}

/**
 * Returns a hand as the viewer sees it: the dummies are open; the hands until both players are ready, or not at all.
 */
function handOf(state: SoloWhistState, viewer: Seat | undefined, seat: Seat): HandView {
  const { setup, options: given, play } = state;
  const cards = play.hands[seat];
  const count = size(cards);
  if (isOver(state)) return { count, cards };
  if (isRowSeat(seat)) return { count, cards, playable: endsOf(state.rows[seat], cards) };
  if (seat === viewer || !isReady(state)) return { count, cards };
  const turned = turnedCard(setup, given);
  const isShown = given.inspection === 'dummies' && turned !== undefined && has(cards, turned);
  return { count, ...(isShown && { shown: setOf([turned]) }) };
}

export function viewOf(state: SoloWhistState, viewer?: Seat): View {
  const { setup, play } = state;
  const over = isOver(state);
  const turned = turnedCard(setup, state.options);
  const extra: SoloWhistExtra = {
    ...rowsExtra(state.rows, play.hands),
    turned: turned === undefined ? null : makeCard(turned),
  };
  return makeView(VIEWED, state, viewer, {
    phase: over ? 'over' : isReady(state) ? 'play' : 'peek',
    hand: (seat) => handOf(state, viewer, seat),
    isBegun: isReady(state),
    controls: OWNERS.of,
    teams: sidesOf(OWNERS),
    ...(play.trump !== undefined && { strain: play.trump }),
    laid: state.rows,
    extra,
    memory: memoryOf(setup, state.options, over),
  });
}

const VIEWED: ViewedGame<SoloWhistState> = { id: ID, toAct, legalActions, claimable, outcome: outcomeOf };
