import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { situationOf } from '../../bidding/table.ts';
import type { Decider } from '../../bot.ts';
import { fitOf } from '../../sampling/auction.ts';
import { freeHand } from '../../sampling/freeHand.ts';
import { holdingsOf } from '../../sampling/signals/plays.ts';
import { roughOutlook, worldsOf } from './hands.ts';
import { bestCall } from './three.ts';

/**
 * True if the player to act is alone against two partners, with a dummy of their own that nobody plays. Then their
 * calls inform nobody, while the others' calls inform them.
 */
export function isLone(game: AnyGame, view: View): boolean {
  const { seat, phase } = view;
  const free = freeHand(game);
  if (seat === undefined || free === undefined || phase !== 'auction' || !isTeam(view, seat, free))
    return false;
  const [a, b, ...more] = game.seats.filter((other) => other !== seat);
  return a !== undefined && b !== undefined && more.length === 0 && isTeam(view, a, b);
}

/** Returns a function for the hand that a declarer plays with: the other one of their side. */
export const partnerIn =
  (view: View) =>
  (declarer: Seat): Seat =>
    SEATS.find((other) => other !== declarer && isTeam(view, other, declarer)) ?? declarer;

/** Weighs a layout by the other players' calls, under their system: above 0, at most 1. */
export function callsFit(game: AnyGame, view: View, seat: Seat): (deal: Deal) => number {
  const { know } = situationOf(game, view, seat);
  const others = game.seats.filter((other) => other !== seat);
  return (deal) => others.reduce((weight, other) => weight * fitOf(holdingsOf(deal[other]), know[other]), 1);
}

/**
 * Bids for a player who is alone against two partners, by the tricks that points and lengths promise with their dummy.
 */
export const decideLone: Decider = (game, view, budget, random) => {
  const { seat } = view;
  if (seat === undefined) return undefined;
  const worlds = worldsOf(game, view, callsFit(game, view, seat), budget, random);
  return bestCall(game, view, seat, roughOutlook(worlds, partnerIn(view)), game.imagine(view, random));
};
