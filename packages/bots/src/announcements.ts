import { isBid, levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';
import { isTeam } from '@overtrick/rules/view';
import type { MadeCall } from './bidding/situation.ts';
import { situationOf } from './bidding/table.ts';

/** The points that a natural opening in notrump shows, or the suit that a transfer does. */
type Announcement =
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  | { readonly kind: 'suit'; readonly suit: Suit };

/** Natural openings in notrump are of one or two. */
const HIGHEST = 2;

/**
 * The announcements of the calls made so far by their sides’ systems, by the number of the call from 0: the range of a
 * natural opening in notrump, and the suit of a transfer. Nothing of players who inform nobody.
 */
export function announcementsOf(game: AnyGame, view: View): Readonly<Record<number, Announcement>> {
  const opening = view.calls.findIndex(({ call }) => isBid(call));
  // what is announced begins with a notrump: most auctions are not read at all
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
