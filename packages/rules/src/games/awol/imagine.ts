import { addCall, startAuction } from '../../auction/auction.ts';
import { trumpOf } from '../../cards/card.ts';
import { addCard, CLOCKWISE, startPlay } from '../../play/play.ts';
import type { Random } from '../../random.ts';
import { extraOf } from '../../views/facts.ts';
import { imagineHands } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { AWOL_AUCTION, type AwolExtra, type AwolState } from './state.ts';

/**
 * Imagines a state: deals the hidden hands anew, uniformly over the layouts in which every hand followed suit as it
 * did.
 */
export function imagineAwol(view: View, random: Random): AwolState {
  const deal = view.deal ?? imagineHands(view, random);
  const { opened } = extraOf<AwolExtra>(view);
  const isAsked = view.calls.length === 0 && view.phase === 'decide';
  const decision = opened ?? (isAsked ? undefined : 'closed');
  const state: AwolState = {
    setup: { ...view.terms, deal },
    ...(decision !== undefined && { decision }),
    auction: view.calls.reduce((so, { call }) => addCall(AWOL_AUCTION, so, call), startAuction('W')),
    ...(view.claim !== undefined && { claim: view.claim }),
  };
  if (view.contract === undefined) return state;
  let play = startPlay(deal, 'W', trumpOf(view.contract.strain));
  for (const { card } of [...view.tricks, view.trick].flat()) play = addCard(CLOCKWISE, play, card);
  return { ...state, contract: view.contract, play };
}
