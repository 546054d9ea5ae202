import { playAction } from '../../action.ts';
import type { Card } from '../../cards/card.ts';
import { SEATS } from '../../cards/seat.ts';
import { dealOfOrder } from '../../deals/setup.ts';
import type { Random } from '../../random.ts';
import { fillRow, imagineHands } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { apply, OWNERS, type SoloWhistOptions, type SoloWhistState, start } from './state.ts';

/**
 * Imagines a layout, uniformly among those in which both hands followed suit as they did; there is only one if all
 * cards lay open before the play.
 */
export function imagineSoloWhist(view: View, random: Random): SoloWhistState {
  const order = imagineOrder(view.memory?.order ?? [], view, random);
  const options: SoloWhistOptions = {
    trumps: view.options.trumps === 'rotation' ? 'rotation' : 'lastCard',
    inspection: view.options.inspection === 'dummies' ? 'dummies' : 'all',
  };
  let state = start({ ...view.terms, deal: dealOfOrder(order), order }, options);
  if (options.inspection === 'all')
    state = {
      ...state,
      ready: OWNERS.players.filter((seat) => view.phase !== 'peek' || !view.toAct.includes(seat)),
    };
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = apply(state, view.controls[seat], playAction(card));
  if (view.claim === undefined) return state;
  return apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}

function imagineOrder(places: readonly (Card | null)[], view: View, random: Random): readonly Card[] {
  if (places.every((card) => card !== null)) return places;
  const deal = imagineHands(view, random, OWNERS.players);
  return SEATS.flatMap((seat, i) => fillRow(places.slice(i * 13, i * 13 + 13), deal[seat], random));
}
