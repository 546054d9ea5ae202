import { EMPTY, FULL, isEmpty, minus, size, union } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat, seatsFrom } from '@overtrick/rules/cards/seat';
import { type Deal, isFullDeal, makeHand } from '@overtrick/rules/deals/deal';
import type { Hands } from './board.ts';

/** Returns the known hands of a deal: those with a card, and a single missing hand, which gets the rest of the pack. */
export function handsOf(deal: Deal): Hands {
  const dealt = SEATS.reduce((all, seat) => union(all, deal[seat]), EMPTY);
  const [only, ...others] = SEATS.filter((seat) => isEmpty(deal[seat]));
  const isRest = only !== undefined && others.length === 0 && size(dealt) === 39;
  const known = isRest ? { ...deal, [only]: minus(FULL, dealt) } : deal;
  return Object.fromEntries(SEATS.filter((seat) => !isEmpty(known[seat])).map((seat) => [seat, known[seat]]));
}

/**
 * Returns the reason why these hands cannot be part of one deal; an end position, in which no hand has 13 cards, is
 * valid.
 */
export function handsError(hands: Hands): string | undefined {
  const known = SEATS.flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : [{ seat, count: size(hand) }];
  });
  const whole = known.some(({ count }) => count >= 13);
  const wrong = known.find(({ count }) => (whole ? count !== 13 : count > 13));
  return wrong && `${wrong.seat} has ${wrong.count} cards, not 13`;
}

/** Returns the four hands if all are known and complete. */
export function dealOf({ N, E, S, W }: Hands): Deal | undefined {
  if (N === undefined || E === undefined || S === undefined || W === undefined) return undefined;
  const deal = { N, E, S, W };
  return isFullDeal(deal) ? deal : undefined;
}

/** Writes hands like PBN's [Deal]: `N:hand hand - hand`, with a dash for an unknown hand. */
export function makeHands(hands: Hands, first: Seat): string {
  const texts = seatsFrom(first).map((seat) => {
    const hand = hands[seat];
    return hand === undefined ? '-' : makeHand(hand);
  });
  return `${first}:${texts.join(' ')}`;
}
