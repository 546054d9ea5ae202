import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { isTeam } from '@overtrick/rules/views/view';
import type { MadeCall } from './bidding/situation.ts';
import { situationOf } from './bidding/table.ts';

/** The points shown by a natural notrump opening, or the suit shown by a transfer. */
type Announcement =
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  | { readonly kind: 'suit'; readonly suit: Suit };

/** The highest level of a natural notrump opening. */
const HIGHEST = 2;

/**
 * Returns the announcements that the sides' systems require for the calls so far, by the number of the call from 0: the
 * range of a natural notrump opening, and the suit of a transfer. Players without a partner announce nothing.
 */
export function announcementsOf(game: AnyGame, view: View): Readonly<Record<number, Announcement>> {
  const opening = view.calls.findIndex(({ call }) => isBid(call));
  // every announcement follows a notrump bid, so most auctions need not be read
  if (!view.calls.some(({ call }) => isBid(call) && strainOf(call) === 'N' && levelOf(call) <= HIGHEST))
    return {};
  const hasPartner = ({ seat }: MadeCall): boolean =>
    game.seats.some((other) => other !== seat && isTeam(view, seat, other));
  const { made } = situationOf(game, view, view.terms.dealer);
  const said = made.flatMap((call, index) => {
    const announced = hasPartner(call) ? (index === opening ? rangeOf(call) : suitOf(call)) : undefined;
    return announced === undefined ? [] : [[index, announced] as const];
  });
  return Object.fromEntries(said);
}

function rangeOf({ call, meaning: { told, isArtificial } }: MadeCall): Announcement | undefined {
  if (!isBid(call) || strainOf(call) !== 'N' || levelOf(call) > HIGHEST || isArtificial) return undefined;
  const [from, to] = told.high;
  return { kind: 'points', from, to };
}

function suitOf({ call, meaning: { tag } }: MadeCall): Announcement | undefined {
  if (tag !== 'transfer' || !isBid(call)) return undefined;
  const named = strainOf(call);
  const suit = named === 'N' ? undefined : SUITS[SUITS.indexOf(named) + 1];
  return suit === undefined ? undefined : { kind: 'suit', suit };
}
