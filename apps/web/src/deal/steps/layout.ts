import { defined } from '@overtrick/rules/assert';
import { size } from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';

/**
 * The viewers of a hand: everybody, its player and perhaps others, nobody; or `part` where only some cards are visible.
 */
type Seen = 'all' | 'own' | 'some' | 'none' | 'part';

/** One place at a table: its player or dummy, the number of cards, and their viewers. */
export interface TablePlace {
  readonly isPlayer: boolean;
  /** The seat that plays the hand, where it is fixed and a different one. */
  readonly owner?: Seat;
  /** The hands whose tricks count with a player's. */
  readonly partner?: Seat;
  readonly count: number;
  readonly seen: Seen;
}

/** A game's table after the deal; `null` at an empty place. */
export interface TableLayout {
  readonly places: BySeat<TablePlace | null>;
  /** The number of cards in the stock, where there is one. */
  readonly stock: number;
}

/** Returns the table as the game deals it, from the view of each player. */
export function layoutOf(game: AnyGame): TableLayout {
  const match = defined(findMatch(game.matches[0] ?? ''), 'a game has a match format');
  const form = trustOptions<OptionValues>(matchOptionsOf(game, match), {});
  const terms = defined(match.next(startMatch(game, match, form)), 'a match has a deal');
  const setup = randomSetup(terms, seededRandom('layout'), game.ordered);
  const state = game.start(setup, trustOptions<OptionValues>(game.options, {}));
  const seen = game.view(state);
  const views = game.seats.map((seat) => game.view(state, seat));
  const place = (hand: Seat): TablePlace | null => {
    const { count } = seen.hands[hand];
    const isPlayer = game.seats.includes(hand);
    if (count === 0 && !isPlayer) return null;
    const owner = seen.controls[hand];
    const partner = game.seats.find((seat) => seat !== hand && isSameTeam(seen, seat, hand));
    return {
      isPlayer,
      ...(owner !== hand && game.seats.includes(owner) && { owner }),
      ...(isPlayer && partner && { partner }),
      count,
      seen: seenOf(hand, seen, views),
    };
  };
  const dealt = SEATS.reduce((sum, seat) => sum + seen.hands[seat].count, 0);
  return { places: bySeat(place), stock: seen.stock === undefined ? 0 : 52 - dealt };
}

const isSameTeam = ({ teams }: View, a: Seat, b: Seat): boolean =>
  teams.some((team) => team.includes(a) && team.includes(b));

function seenOf(hand: Seat, spectator: View, views: readonly View[]): Seen {
  const knows = (view: View): boolean => size(view.hands[hand].cards ?? NOTHING) > 0;
  const knowing = views.filter(knows);
  if (knows(spectator) || knowing.length === views.length) return 'all';
  if ([spectator, ...views].some((view) => size(view.hands[hand].shown ?? NOTHING) > 0)) return 'part';
  if (knowing.length === 0) return 'none';
  return knowing.length === 1 ? 'own' : 'some';
}

const NOTHING = { lo: 0, hi: 0 };
