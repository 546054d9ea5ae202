import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { isTeam } from '@overtrick/rules/views/view';
import type { MadeCall } from './bidding/situation.ts';
import { madeIn, situationOf } from './bidding/table.ts';

/**
 * The points of a natural notrump opening, the suit of a transfer, Stayman, the strength of a natural opening of two.
 */
type Announcement =
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'stayman' }
  | { readonly kind: 'two'; readonly strength: 'weak' | 'strong' };

/**
 * The place whose rules say what is alerted and announced: `online` everything artificial is alerted; else the ACBL's
 * Alert Procedures (2021), the EBU's Blue Book (section 4), the WBF's Alerting Policy.
 */
export type AlertPlace = 'online' | 'acbl' | 'ebu' | 'wbf';

/** The highest level of a natural notrump opening. */
const HIGHEST = 2;

/**
 * Returns the announcements that the sides' systems require for the calls so far, by the number of the call from 0, as
 * the place has them. Players without a partner announce nothing.
 */
export function announcementsOf(
  game: AnyGame,
  view: View,
  place: AlertPlace = 'online',
): Readonly<Record<number, Announcement>> {
  const opening = view.calls.findIndex(({ call }) => isBid(call));
  // every announcement is of an opening at the two level or follows a notrump bid: most auctions need not be read
  const first = view.calls[opening]?.call;
  const isTwo = place === 'ebu' && first !== undefined && isBid(first) && levelOf(first) === 2;
  const hasNotrump = view.calls.some(
    ({ call }) => isBid(call) && strainOf(call) === 'N' && levelOf(call) <= HIGHEST,
  );
  if (place === 'wbf' || (!isTwo && !hasNotrump)) return {};
  const hasPartner = ({ seat }: MadeCall): boolean =>
    game.seats.some((other) => other !== seat && isTeam(view, seat, other));
  const made = madeIn(game, situationOf(game, view, view.terms.dealer));
  const said = made.flatMap((call, index) => {
    const announced = hasPartner(call)
      ? index === opening
        ? openingOf(call, place)
        : answerOf(call, place)
      : undefined;
    return announced === undefined ? [] : [[index, announced] as const];
  });
  return Object.fromEntries(said);
}

const openingOf = (made: MadeCall, place: AlertPlace): Announcement | undefined =>
  place === 'ebu' ? (twoOf(made) ?? (isAt(made, 1) ? rangeOf(made) : undefined)) : rangeOf(made);

const answerOf = (made: MadeCall, place: AlertPlace): Announcement | undefined =>
  place === 'ebu' && made.meaning.tag === 'stayman' ? { kind: 'stayman' } : suitOf(made);

const isAt = ({ call }: MadeCall, level: number): boolean => isBid(call) && levelOf(call) === level;

/** Returns the strength of a natural opening of two of a suit. */
function twoOf(made: MadeCall): Announcement | undefined {
  const { call, meaning } = made;
  if (!isAt(made, 2) || meaning.isArtificial || (isBid(call) && strainOf(call) === 'N')) return undefined;
  return { kind: 'two', strength: meaning.tag === 'preempt' ? 'weak' : 'strong' };
}

/**
 * Lists the numbers of the artificial calls that are not alerted at that place: those that are announced, Stayman in
 * the ACBL, and high calls late in the auction.
 */
export function unalertedOf(game: AnyGame, view: View, place: AlertPlace): ReadonlySet<number> {
  if (place === 'online' || view.calls.length === 0) return new Set();
  const announced = announcementsOf(game, view, place);
  const opening = view.calls.findIndex(({ call }) => isBid(call));
  const made = madeIn(game, situationOf(game, view, view.terms.dealer));
  return new Set(
    made.flatMap((one, index) =>
      announced[index] !== undefined || isQuiet(one, index - opening, place) ? [index] : [],
    ),
  );
}

/** True if the call is not alerted, so many calls after the opening. */
function isQuiet({ call, meaning: { tag } }: MadeCall, after: number, place: AlertPlace): boolean {
  const level = isBid(call) ? levelOf(call) : 0;
  switch (place) {
    case 'acbl':
      // Stayman; from opener's second turn on all calls above three notrump
      return tag === 'stayman' || (level > 3 && after >= TURNS);
    case 'ebu':
      return level > 3 && after > 0;
    case 'wbf':
      return level > 3 && after >= TURNS;
    default:
      return false;
  }
}

/** The number of calls from a player's turn to their next. */
const TURNS = 4;

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
