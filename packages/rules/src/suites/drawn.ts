import { defined } from '../assert.ts';
import { type Card, rankOf } from '../card.ts';
import { type CardSet, EMPTY, isDisjoint, setOf, union } from '../cardSet.ts';
import { extraOf } from '../facts.ts';
import { findGame } from '../games/list.ts';
import type { Seat } from '../seat.ts';
import { packOf } from '../setup.ts';
import type { Moment } from '../testing/playout.ts';

const KNOWN = new WeakMap<Moment, Map<Seat | undefined, CardSet>>();

/** What a player knows at a moment, found once. */
export function drawnCards(moment: Moment, seat: Seat | undefined): CardSet {
  const found = KNOWN.get(moment) ?? new Map<Seat | undefined, CardSet>();
  KNOWN.set(moment, found);
  const known = found.get(seat) ?? knownAt(moment, seat);
  found.set(seat, known);
  return known;
}

/** What a player knows who has drawn two cards in each of his turns, and as declarer has looked at the dummy (RULES 10.8). */
function knownAt({ setup, state }: Moment, seat: Seat | undefined): CardSet {
  const game = defined(findGame('secret'), 'a game in which players draw two cards a turn');
  const spectator = game.view(state);
  const done = extraOf<{ readonly turns: number }>(spectator).turns ?? 0;
  const isFirst = seat === (setup.dealer === 'S' || setup.dealer === 'N' ? 'S' : 'W');
  const isPlayer = seat === 'S' || seat === 'W';
  const own = packOf(setup).filter((_, i) => {
    const turn = i >> 1;
    const isOwn = isPlayer && (turn % 2 === 0) === isFirst;
    return isOwn && (turn < done || (turn === done && i % 2 === 0));
  });
  const dummy = spectator.contract?.declarer === seat ? game.dealt?.(state).N : undefined;
  return union(setOf(own), dummy ?? EMPTY);
}

/** Of cards that he has not seen a player can tell those that may be aces, which are announced, from the others. */
export function drawnAlike(moment: Moment, seat: Seat | undefined, a: Card, b: Card): boolean {
  const known = drawnCards(moment, seat);
  return a === b || ((rankOf(a) === 'A') === (rankOf(b) === 'A') && isDisjoint(known, setOf([a, b])));
}
