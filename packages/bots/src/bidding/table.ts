import type { Call } from '@overtrick/rules/auction/call';
import { bySeat, partner, type Seat, type Side, sideOf, turn, type Vul } from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import type { AnyGame } from '@overtrick/rules/game';
import { present } from '@overtrick/rules/present';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Meaning } from './meaning.ts';
import { type BiddingTable, readAuction, readCall } from './read.ts';
import type { Situation } from './situation.ts';
import { findSystem, isSystemName, type SystemName, usualSystem } from './system/list.ts';

/** The system of each seat; where left out, the one that the deal's terms announce, else the usual one of the game. */
export type Systems = { readonly [S in Seat]?: SystemName };

/**
 * Returns the seats, partners and systems of a view; a partner is the other player whose tricks count with one's own.
 */
function tableOf(game: AnyGame, view: View, systems: Systems): BiddingTable {
  const partnerOf = (seat: Seat) => game.seats.find((other) => other !== seat && isTeam(view, seat, other));
  return {
    partners: bySeat((seat) => (game.seats.includes(seat) ? partnerOf(seat) : undefined)),
    vul: view.terms.vul,
    ...present({ below: view.terms.below }),
    systems: bySeat((seat) => findSystem(systems[seat] ?? systemIn(game, view.terms, sideOf(seat)))),
  };
}

/** Returns the system of a side: the one that the deal's terms announce, or the usual one of the game. */
export function systemIn(game: AnyGame, { systems }: Pick<DealTerms, 'systems'>, side: Side): SystemName {
  const announced = systems?.[side];
  return isSystemName(announced) ? announced : usualSystem(game);
}

/** Reads the view's auction as everyone at the table understands it, when `next` calls next. */
export const situationOf = (game: AnyGame, view: View, next: Seat, systems: Systems = {}): Situation =>
  readAuction(tableOf(game, view, systems), view.calls, next);

/** Reads an auction of contract bridge, from dealer and calls, as the table understands it before the next call. */
export const auctionSituation = (
  dealer: Seat,
  vul: Vul,
  calls: readonly Call[],
  systems: Systems = {},
): Situation =>
  readAuction(
    {
      partners: bySeat(partner),
      vul,
      systems: bySeat((seat) => findSystem(systems[seat] ?? 'sayc')),
    },
    calls.map((call, i) => ({ seat: turn(dealer, i), call })),
    turn(dealer, calls.length),
  );

/** Returns the meaning of `call` in the situation. */
export const meaningIn = (situation: Situation, call: Call): Meaning => readCall(situation, call);
