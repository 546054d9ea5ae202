import type { SeatCall } from '@overtrick/rules/auction/auction';
import type { Call } from '@overtrick/rules/auction/call';
import {
  bySeat,
  partner,
  SEATS,
  type Seat,
  type Side,
  sideOf,
  turn,
  type Vul,
} from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import type { AnyGame } from '@overtrick/rules/game';
import { present } from '@overtrick/rules/present';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Meaning } from './meaning.ts';
import { type BiddingTable, readAuction, readCall } from './read.ts';
import type { MadeCall, Situation } from './situation.ts';
import { findSystem, isSystemName, type SystemName, usualSystem } from './system/list.ts';

/** The system of each seat; where left out, the one that the deal's terms announce, else the usual one of the game. */
export type Systems = { readonly [S in Seat]?: SystemName };

/**
 * Returns the seats, partners and systems of a view; a partner is the other player whose tricks count with one's own.
 */
function tableOf(game: AnyGame, view: View, systems: Systems): BiddingTable {
  const partnerOf = (seat: Seat) => game.seats.find((other) => other !== seat && isTeam(view, seat, other));
  const partners = bySeat((seat) => (game.seats.includes(seat) ? partnerOf(seat) : undefined));
  return {
    partners,
    vul: view.terms.vul,
    ...present({
      below: view.terms.below,
      goal: game.gameGoal?.(view.options),
      opened: openedIn(game, view, partners),
    }),
    systems: bySeat((seat) => findSystem(systems[seat] ?? systemIn(game, view.terms, sideOf(seat)))),
  };
}

/** Returns who opened their dummy during the auction, and when; `undefined` if nobody did. */
function openedIn(
  { seats }: AnyGame,
  view: View,
  partners: BiddingTable['partners'],
): BiddingTable['opened'] {
  const opened = view.extra?.opened;
  const by = seats.find((seat) => partners[seat] === undefined);
  return opened === undefined || opened === 'never' || by === undefined
    ? undefined
    : { by, isFirst: opened === 'first' };
}

/** Returns the system of a side: the one that the deal's terms announce, or the usual one of the game. */
export function systemIn(game: AnyGame, { systems }: Pick<DealTerms, 'systems'>, side: Side): SystemName {
  const announced = systems?.[side];
  return isSystemName(announced) ? announced : usualSystem(game);
}

/**
 * Reads the view's auction as everyone at the table understands it, when `next` calls next. A seat without a player
 * passes wherever its turn would be, so that partners who call one after the other are understood as at bridge.
 */
export function situationOf(game: AnyGame, view: View, next: Seat, systems: Systems = {}): Situation {
  const table = tableOf(game, view, systems);
  return readAuction(table, withAbsent(game, table, view.calls, next), next);
}

/** Adds the passes of seats without a player, where some of the others are partners. */
function withAbsent(
  { seats }: AnyGame,
  { partners }: BiddingTable,
  calls: readonly SeatCall[],
  next: Seat,
): readonly SeatCall[] {
  if (SEATS.every((seat) => partners[seat] === undefined || seats.length === SEATS.length)) return calls;
  return calls.flatMap((made, i) => {
    const passes: SeatCall[] = [];
    const following = calls[i + 1]?.seat ?? next;
    for (let seat = turn(made.seat, 1); seat !== following && !seats.includes(seat); seat = turn(seat, 1))
      passes.push({ seat, call: 'P' });
    return [made, ...passes];
  });
}

/** Returns the calls that were really made, with their meanings, in order. */
export const madeIn = (game: AnyGame, { made }: Situation): readonly MadeCall[] =>
  made.filter(({ seat }) => game.seats.includes(seat));

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
