import { parseStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { Card } from '../../cards/card.ts';
import { cardsOf, EMPTY, setOf } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { barredInSpades } from '../../families/spades/spadesPlay.ts';
import { layoutOf } from '../../families/trickBids/layout.ts';
import { trustOptions } from '../../options.ts';
import { type Random, shuffled } from '../../random.ts';
import { extraOf, memoryOf } from '../../views/facts.ts';
import { fillRow } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { DUMMY, PLAYERS } from './bids.ts';
import { options as spec } from './options.ts';
import { apply, type DummySpadesState, isLooking, lookCount, start } from './state.ts';
import type { DummySpadesExtra, DummySpadesMemory } from './view.ts';

/**
 * Imagines a layout, uniformly among those in which every card was legal, with the dummy's cards that the viewer has
 * seen in their places; it also draws the cards that others looked at. In mirror every hand has its announced number of
 * spades.
 */
export function imagineDummySpades(view: View, random: Random): DummySpadesState {
  const options = trustOptions(spec, view.options);
  const row = memoryOf<DummySpadesMemory>(view).row ?? [];
  const seen = setOf(row.filter((card) => card !== null));
  const isOpen = view.hands[DUMMY].cards !== undefined;
  const { spades: counts } = extraOf<DummySpadesExtra>(view);
  const deal =
    view.deal ??
    layoutOf(view, random, {
      barred: barredInSpades(view),
      lengths: { suit: 'S', of: (seat) => counts?.[seat] },
      held: (seat) => (seat === DUMMY && !isOpen ? seen : EMPTY),
    });
  const places = row.length > 0 ? row : cardsOf(deal[DUMMY]).map(() => null);
  const order = SEATS.flatMap((seat) =>
    seat === DUMMY ? fillRow(places, deal[DUMMY], random) : cardsOf(deal[seat]),
  );
  return replayed(view, start({ ...view.terms, deal, order }, options), places, random);
}

/** Replays everything that the view shows, and imagines the looks at the dummy that only another player knows. */
function replayed(
  view: View,
  begun: DummySpadesState,
  places: readonly (Card | null)[],
  random: Random,
): DummySpadesState {
  let state = begun;
  if (isLooking(state)) {
    for (const seat of PLAYERS) {
      const looked = looksOf(view, state, seat, places, random);
      if (looked !== undefined) state = apply(state, seat, { kind: 'pick', pick: 'peek', places: looked });
      if (!isAsked(view, seat)) state = apply(state, seat, { kind: 'choose', choice: 'ready' });
    }
  }
  for (const text of extraOf<DummySpadesExtra>(view).flips ?? []) {
    const step = defined(parseStep(text), 'a step');
    state = apply(state, step.seat, step.action);
  }
  for (const { seat, tricks, nils } of (view.trickBids ?? []).slice(state.bids.length))
    state = apply(state, seat, { kind: 'bid', tricks, ...(nils && { nils }) });
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = apply(state, view.controls[seat], playAction(card));
  const { claim } = view;
  return claim === undefined ? state : apply(state, claim.seat, { kind: 'claim', tricks: claim.tricks });
}

/** True if that player is still looking. */
const isAsked = ({ phase, toAct }: View, seat: Seat): boolean => phase === 'peek' && toAct.includes(seat);

/**
 * Returns the places at which a player looked: the viewer's own as they saw them, another's at random once they are
 * ready.
 */
function looksOf(
  view: View,
  { options }: DummySpadesState,
  seat: Seat,
  places: readonly (Card | null)[],
  random: Random,
): readonly number[] | undefined {
  if (seat === view.seat) {
    const own = places.flatMap((card, i) => (card === null ? [] : [i + 1]));
    return own.length > 0 ? own : undefined;
  }
  if (isAsked(view, seat)) return undefined;
  const all = places.map((_, i) => i + 1);
  return shuffled(random, all)
    .slice(0, lookCount(options))
    .sort((a, b) => a - b);
}
