import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS, type Strain, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, EMPTY, size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { estimateAlone } from '../valuation/estimate.ts';

/** The value, in tricks, of a point and of a trump in the dummy beyond the average. */
const POINT = 0.35;
const TRUMP = 0.6;
/** The most tricks that a passing player hopes for. */
const PASSED = 8;

/** Returns the hand that belongs to no player, if there is exactly one: it is the dummy of whoever declares. */
export function freeHand(game: AnyGame): Seat | undefined {
  const [free, ...more] = SEATS.filter((seat) => !game.seats.includes(seat));
  return more.length === 0 ? free : undefined;
}

/**
 * Returns the tricks by which the others' hands fall short of their bids, 0 at best. Each player hopes for the visible
 * cards of the dummy and an average rest.
 * @param isMeant selects whose calls are examined
 */
export function fitsFreeHand(
  view: View,
  free: Seat,
  deal: Deal,
  isMeant: (seat: Seat) => boolean = (seat) => seat !== view.seat,
): number {
  const { cards, shown = EMPTY } = view.hands[free];
  const hope = (seat: Seat, strain: Strain) => hopeOf(deal[seat], cards ?? shown, strain);
  const best = (seat: Seat) => Math.max(...STRAINS.map((strain) => hope(seat, strain)));
  const bids = (view.trickBids ?? []).filter(({ seat }) => isMeant(seat));
  let fit = bids.reduce((so, { seat, tricks }) => so + Math.min(0, best(seat) - tricks + 0.5), 0);
  let isOpened = false;
  for (const { seat, call } of view.calls) {
    if (isBid(call)) isOpened = true;
    if (!isMeant(seat)) continue;
    if (isBid(call)) fit += Math.min(0, hope(seat, strainOf(call)) - (6 + levelOf(call)) + 0.5);
    else if (call === 'P' && !isOpened) fit += Math.min(0, PASSED - best(seat));
  }
  return fit;
}

/** Returns the tricks that a hand can hope for with the visible cards of the dummy and an average rest. */
function hopeOf(hand: CardSet, seen: CardSet, strain: Strain): number {
  const trump = trumpOf(strain);
  const count = size(seen);
  const { tricks } = estimateAlone(hand, strain);
  const points = pointsIn([seen]) - ((40 - pointsIn([hand])) * count) / 39;
  const trumps =
    trump === undefined ? 0 : suitLength(seen, trump) - ((13 - suitLength(hand, trump)) * count) / 39;
  return tricks + POINT * points + TRUMP * trumps;
}
