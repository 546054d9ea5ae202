import { addCall, CONTRACT_AUCTION, startAuction } from '../../auction.ts';
import { trumpOf } from '../../card.ts';
import { imagineHands } from '../../hidden.ts';
import { addCard, CLOCKWISE, startPlay } from '../../play.ts';
import type { Random } from '../../random.ts';
import { lho } from '../../seat.ts';
import type { View } from '../../view.ts';
import type { BridgeOptions, BridgeState } from './index.ts';

/** A state with the hidden hands dealt anew: uniform over the layouts in which every hand follows suit as it did. */
export function imagineBridge(view: View, random: Random): BridgeState {
  const deal = view.deal ?? imagineHands(view, random);
  const { terms, contract } = view;
  const auction = view.calls.reduce(
    (so, { call }) => addCall(CONTRACT_AUCTION, so, call),
    startAuction(terms.dealer),
  );
  const state: BridgeState = {
    setup: { ...terms, deal },
    options: { dummySeesDeclarer: view.options.dummySeesDeclarer === true } satisfies BridgeOptions,
    auction,
    ...(view.claim !== undefined && { claim: view.claim }),
  };
  if (contract === undefined) return state;
  let play = startPlay(deal, lho(contract.declarer), trumpOf(contract.strain));
  for (const { card } of [...view.tricks, view.trick].flat()) play = addCard(CLOCKWISE, play, card);
  return { ...state, contract, play };
}
