import { parseStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { layoutOf } from '../../bidLayout.ts';
import { isCard } from '../../card.ts';
import { cardsOf, EMPTY, setOf } from '../../cardSet.ts';
import { fillRow } from '../../hidden.ts';
import { trustOptions } from '../../options.ts';
import { type Random, shuffled } from '../../random.ts';
import { SEATS, type Seat } from '../../seat.ts';
import { barredInSpades } from '../../spadesPlay.ts';
import { fieldOf, type Json, listOf, type View } from '../../view.ts';
import { DUMMY, PLAYERS } from './bids.ts';
import { options as spec } from './options.ts';
import { apply, type DummySpadesState, isLooking, lookCount, start } from './state.ts';

/**
 * Uniform over the layouts in which every card was legal, the dummy's cards that the viewer has seen in their places; what
 * others looked at is drawn too. In mirror every hand has as many spades as it was said to have.
 */
export function imagineDummySpades(view: View, random: Random): DummySpadesState {
  const options = trustOptions(spec, view.options);
  const row = listOf(fieldOf(view.memory, 'row'));
  const seen = setOf(row.filter(isCard));
  const isOpen = view.hands[DUMMY].cards !== undefined;
  const counts = fieldOf(view.extra, 'spades');
  const deal =
    view.deal ??
    layoutOf(view, random, {
      barred: barredInSpades(view),
      spades: (seat) => numberOf(fieldOf(counts ?? undefined, seat)),
      held: (seat) => (seat === DUMMY && !isOpen ? seen : EMPTY),
    });
  const places = row.length > 0 ? row : cardsOf(deal[DUMMY]).map(() => null);
  const order = SEATS.flatMap((seat) =>
    seat === DUMMY ? fillRow(places, deal[DUMMY], random) : cardsOf(deal[seat]),
  );
  return replayed(view, start({ ...view.terms, deal, order }, options), places, random);
}

const numberOf = (json: Json | undefined): number | undefined =>
  typeof json === 'number' ? json : undefined;

/** All that the view tells was done, and looks at the dummy that nobody else knows. */
function replayed(
  view: View,
  begun: DummySpadesState,
  places: readonly Json[],
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
  for (const text of listOf(fieldOf(view.extra, 'flips'))) {
    const step = defined(parseStep(String(text)), 'a step');
    state = apply(state, step.seat, step.action);
  }
  for (const { seat, tricks, nils } of (view.trickBids ?? []).slice(state.bids.length))
    state = apply(state, seat, { kind: 'bid', tricks, ...(nils && { nils }) });
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = apply(state, view.controls[seat], playAction(card));
  const { claim } = view;
  return claim === undefined ? state : apply(state, claim.seat, { kind: 'claim', tricks: claim.tricks });
}

/** Is that player still looking? */
const isAsked = ({ phase, toAct }: View, seat: Seat): boolean => phase === 'peek' && toAct.includes(seat);

/** The places at which a player looked: the viewer's own as he saw them, another's at random once he is ready. */
function looksOf(
  view: View,
  { options }: DummySpadesState,
  seat: Seat,
  places: readonly Json[],
  random: Random,
): readonly number[] | undefined {
  if (seat === view.seat) {
    const own = places.flatMap((card, i) => (isCard(card) ? [i + 1] : []));
    return own.length > 0 ? own : undefined;
  }
  if (isAsked(view, seat)) return undefined;
  const all = places.map((_, i) => i + 1);
  return shuffled(random, all)
    .slice(0, lookCount(options))
    .sort((a, b) => a - b);
}
