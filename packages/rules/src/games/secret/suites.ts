import { type Card, rankOf } from '../../cards/card.ts';
import { type CardSet, EMPTY, isDisjoint, setOf, union } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { packOf } from '../../deals/setup.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import type { Moment } from '../../testing/playout.ts';
import { extraOf } from '../../views/facts.ts';
import { handsDrawn } from './draw.ts';
import type { SecretState } from './state.ts';
import { type SecretExtra, viewOf } from './view.ts';

const KNOWN = new WeakMap<Moment, Map<Seat | undefined, CardSet>>();

/** Returns the cards that a player knows at a moment, and caches them. */
export function drawnCards(moment: Moment, seat: Seat | undefined): CardSet {
  const found = KNOWN.get(moment) ?? new Map<Seat | undefined, CardSet>();
  KNOWN.set(moment, found);
  const known = found.get(seat) ?? knownAt(moment, seat);
  found.set(seat, known);
  return known;
}

/** Finds the cards that a player knows: two cards for each turn, and as declarer the dummy too (RULES 10.8). */
function knownAt(moment: Moment, seat: Seat | undefined): CardSet {
  const { setup } = moment;
  const state = moment.state as SecretState;
  const spectator = viewOf(state);
  const done = extraOf<SecretExtra>(spectator).turns ?? 0;
  const isFirst = seat === (setup.dealer === 'S' || setup.dealer === 'N' ? 'S' : 'W');
  const isPlayer = seat === 'S' || seat === 'W';
  const own = packOf(setup).filter((_, i) => {
    const turn = i >> 1;
    const isOwn = isPlayer && (turn % 2 === 0) === isFirst;
    return isOwn && (turn < done || (turn === done && i % 2 === 0));
  });
  const dealt = state.deal ?? handsDrawn(state.setup, state.turns);
  const dummy = spectator.contract?.declarer === seat ? dealt.N : undefined;
  return union(setOf(own), dummy ?? EMPTY);
}

/**
 * True if a player cannot tell the two cards apart. Among unseen cards they can tell those that may be aces, which are
 * announced, from the others.
 */
export function drawnAlike(moment: Moment, seat: Seat | undefined, a: Card, b: Card): boolean {
  const known = drawnCards(moment, seat);
  return a === b || ((rankOf(a) === 'A') === (rankOf(b) === 'A') && isDisjoint(known, setOf([a, b])));
}

export const notes: SuiteNotes = { known: drawnCards, alike: drawnAlike };
