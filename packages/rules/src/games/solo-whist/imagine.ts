import { playAction } from '../../action.ts';
import { type Card, isCard } from '../../card.ts';
import { isRowSeat } from '../../endCards.ts';
import { fillRow, imagineHands } from '../../hidden.ts';
import type { Random } from '../../random.ts';
import { SEATS } from '../../seat.ts';
import { dealOfOrder, rowOf, type Setup } from '../../setup.ts';
import { fieldOf, type Json, listOf, type View } from '../../view.ts';
import { type SoloWhistOptions, type SoloWhistState, soloWhist, turnedCard } from './index.ts';

/** `View.memory`: the pack, 13 cards to N, E, S, W, as far as all saw it; a hand's own order is nobody's, but the turned card is its last. */
type Memory = { readonly order: readonly (Card | null)[] };

export function memoryOf(setup: Setup, options: SoloWhistOptions, isOver: boolean): Memory {
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

/** Uniform over the layouts in which both hands followed suit as they did; but one when all cards lay open before the play. */
export function imagineSoloWhist(view: View, random: Random): SoloWhistState {
  const order = imagineOrder(listOf(fieldOf(view.memory, 'order')), view, random);
  const options: SoloWhistOptions = {
    trumps: view.options.trumps === 'rotation' ? 'rotation' : 'lastCard',
    inspection: view.options.inspection === 'dummies' ? 'dummies' : 'all',
  };
  let state = soloWhist.start({ ...view.terms, deal: dealOfOrder(order), order }, options);
  if (options.inspection === 'all')
    state = {
      ...state,
      ready: soloWhist.seats.filter((seat) => view.phase !== 'peek' || !view.toAct.includes(seat)),
    };
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = soloWhist.apply(state, view.controls[seat], playAction(card));
  if (view.claim === undefined) return state;
  return soloWhist.apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}

function imagineOrder(places: readonly Json[], view: View, random: Random): readonly Card[] {
  if (places.every(isCard)) return places;
  const deal = imagineHands(view, random, soloWhist.seats);
  return SEATS.flatMap((seat, i) => fillRow(places.slice(i * 13, i * 13 + 13), deal[seat], random));
}
