import { defined } from '../../assert.ts';
import { addCall, CONTRACT_AUCTION, startAuction } from '../../auction.ts';
import { trumpOf } from '../../card.ts';
import { add, EMPTY, FULL, minus, suitSet, union } from '../../cardSet.ts';
import type { Deal } from '../../deal.ts';
import { addCard, CLOCKWISE, startPlay, voidsShown } from '../../play.ts';
import type { Random } from '../../random.ts';
import { bySeat, lho, SEATS } from '../../seat.ts';
import { dealUnseen } from '../../unseen.ts';
import type { View } from '../../view.ts';
import type { BridgeOptions, BridgeState } from './index.ts';

/** A state with the hidden hands dealt anew: uniform over the layouts in which every hand follows suit as it did. */
export function imagineBridge(view: View, random: Random): BridgeState {
  const deal = view.deal ?? imagineDeal(view, random);
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

function imagineDeal(view: View, random: Random): Deal {
  const all = [...view.tricks, view.trick];
  const played = bySeat((seat) =>
    all.flat().reduce((set, p) => (p.seat === seat ? add(set, p.card) : set), EMPTY),
  );
  const known = SEATS.map((seat) => union(played[seat], view.hands[seat].cards ?? EMPTY));
  const unseen = known.reduce((rest, some) => minus(rest, some), FULL);
  const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined);
  const voids = voidsShown(all);
  const places = hidden.map((seat) => ({
    count: view.hands[seat].count,
    allowed: voids[seat].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
  }));
  const dealt = dealUnseen(unseen, places, random);
  return bySeat((seat) => {
    const at = hidden.indexOf(seat);
    const held = at < 0 ? view.hands[seat].cards : dealt[at];
    return union(played[seat], defined(held, 'every hand is seen or dealt'));
  });
}
