import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS, type Strain, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { View } from '@overtrick/rules/views/view';
import { tricksByStrength } from '../valuation/tricksByPoints.ts';

/** The tricks that an opener expects: about half a trick more than half of them. */
const OPENING = 7;

/**
 * Returns the fit of a layout to the other player's calls, in tricks: the further below 0, the less likely they would
 * have made those calls. They see their own hand and the open cards, and hope for an average dummy.
 */
export function fitsCalls(view: View, other: Seat, deal: Deal): number {
  const open = SEATS.flatMap((seat) => (seat === view.seat ? [] : (view.hands[seat].cards ?? [])));
  const hope = (strain: Strain) => expectedTricks(deal[other], open, strain);
  let fit = 0;
  for (const { seat, call } of view.calls) {
    if (seat !== other) continue;
    if (isBid(call)) fit = Math.min(fit, hope(strainOf(call)) - (6 + levelOf(call)));
    else if (call === 'P' && !view.calls.some((made) => isBid(made.call)))
      fit = Math.min(fit, OPENING - Math.max(...STRAINS.map(hope)));
  }
  return fit;
}

/** Returns the tricks that a hand can hope for with the better of the open dummy and an average one. */
function expectedTricks(hand: CardSet, open: readonly CardSet[], strain: Strain): number {
  const trump = trumpOf(strain);
  const points = pointsIn([hand]);
  const length = trump === undefined ? 0 : suitLength(hand, trump);
  const average = tricksByStrength(points + (40 - points) / 3, length + (13 - length) / 3, trump);
  const dummies = open.map((dummy) =>
    tricksByStrength(
      points + pointsIn([dummy]),
      length + (trump === undefined ? 0 : suitLength(dummy, trump)),
      trump,
    ),
  );
  return Math.max(average, ...dummies);
}
